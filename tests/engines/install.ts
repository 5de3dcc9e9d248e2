import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const packages = ['webkit2gtk-driver', 'firefox-esr', 'xvfb', 'fonts-noto-cjk']
const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/firefox-esr', '/usr/bin/Xvfb']

/**
 * Sees to it that WebKit and Firefox are there; as root on Debian it installs them.
 * @throws Error that says in one line what to install
 */
export function installEngines(): void {
  if (programs.every((program) => existsSync(program))) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} for the tests in other engines …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update'], { stdio: 'ignore', env })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      env,
    })
    if (programs.every((program) => existsSync(program))) return
  }
  throw new Error(
    `These tests need WebKit and Firefox: on Debian, "apt-get install ${packages.join(' ')}".`,
  )
}

/** WebKit's own small browser, which its driver starts; Debian puts it below a folder of the machine's kind. */
export function findMiniBrowser(): string {
  const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8' })
  const found = files.split('\n').find((file) => file.endsWith('/MiniBrowser'))
  if (!found) throw new Error('MiniBrowser is not in the package libwebkit2gtk-4.1-0.')
  return found
}
