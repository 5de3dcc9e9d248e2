import { execFileSync } from 'node:child_process'

/** Days are those in Japan. */
const timeZone = 'Asia/Tokyo'

/**
 * The days on which files below `content/` last changed, by path below it, from git's history; changes that are
 * not committed yet are of today. Empty without a history, as in an exported archive or a shallow clone, whose
 * files all seem to be of the last commit.
 * @param root the project's folder
 */
export function lastChanges(root: string, now = new Date()): ReadonlyMap<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      env: { ...process.env, TZ: timeZone },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const days = new Map<string, string>()
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days
    const log = git('log', '--format=@%ad', '--date=short-local', '--name-only', '--', 'content')
    let day = ''
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1)
      else if (line && day > (days.get(pathOf(line)) ?? '')) days.set(pathOf(line), day)
    }
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
    const uncommitted = git('status', '--porcelain', '-uall', '--', 'content')
    for (const line of uncommitted.split('\n').filter(Boolean)) {
      days.set(pathOf(line.slice('?? '.length)), today)
    }
  } catch {
    // There is no git, or no repository.
  }
  return days
}

function pathOf(line: string): string {
  return line.replace(/^content\//, '')
}
