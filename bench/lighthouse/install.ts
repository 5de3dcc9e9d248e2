import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const home = import.meta.dirname

export interface Lighthouse {
  readonly lighthouse: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
    config?: object,
  ) => Promise<{ readonly lhr: unknown } | undefined>
  readonly desktopConfig: object
  readonly launch: (options: {
    chromePath: string
    chromeFlags: string[]
    logLevel: string
  }) => Promise<{ readonly port: number; kill(): void }>
}

/** Loads Lighthouse and installs it here first if it is missing: 180 MB that nothing else needs. */
export async function load(): Promise<Lighthouse> {
  const module = join(home, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(module)) {
    console.log('Installing Lighthouse into bench/lighthouse …')
    execFileSync('npm', ['ci', '--prefix', home], { stdio: 'inherit' })
  }
  const { default: lighthouse, desktopConfig } = await import(module)
  const { launch } = await import(join(home, 'node_modules/chrome-launcher/dist/index.js'))
  return { lighthouse, desktopConfig, launch }
}
