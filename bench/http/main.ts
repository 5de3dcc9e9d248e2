import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { option } from '../../scripts/options.ts'
import { type Contender, cpuSeconds, startOurs } from './contender.ts'
import { startNginx } from './nginx.ts'

// npm run bench:http: compares the server with nginx on the same built files, a page and a picture, in
// alternating rounds. On a busy machine only the processor time is meaningful. Needs Linux with Debian's wrk,
// nginx-light and libnginx-mod-http-brotli-static, and a build.
//   --rounds N          number of rounds (5)
//   --seconds N         duration of each (4)
//   --beside PATH       another built checkout of this project to compare

const root = resolve(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const rounds = Number(option('--rounds') ?? 5)
const seconds = Number(option('--seconds') ?? 4)
const connections = 64
const paths = ['/about', picture()]

mkdirSync(join(root, '.data'), { recursive: true })
const directory = mkdtempSync(join(root, '.data/bench-'))
const contenders: Contender[] = []
try {
  contenders.push(await startNginx(dist, directory, 20_000 + (process.pid % 20_000), paths))
  contenders.push(await startOurs('ours', root, join(directory, 'data')))
  const other = option('--beside')
  if (other) contenders.push(await startOurs('other checkout', other, join(directory, 'other')))
  for (const path of paths) {
    console.log(`${path}, ${connections} connections, median of ${rounds} x ${seconds} s`)
    const found = new Map(contenders.map(({ name }) => [name, [] as [number, number][]]))
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders) found.get(contender.name)?.push(measure(contender, path))
    }
    for (const [name, samples] of found) {
      const perSecond = median(samples.map(([count]) => count / seconds))
      const cost = median(samples.map(([count, cpu]) => cpu / count))
      console.log(
        `  ${name.padEnd(16)}${perSecond.toFixed(0).padStart(8)} a second` +
          `${(cost * 1e6).toFixed(1).padStart(9)} ms of processor for 1,000 requests` +
          `${(1 / cost).toFixed(0).padStart(8)} for a second of it`,
      )
    }
  }
} finally {
  await Promise.all(contenders.map(({ end }) => end()))
  rmSync(directory, { recursive: true, force: true })
}

/** One round: the number of responses and the processor time in seconds. */
function measure({ url, pid }: Contender, path: string): [count: number, cpu: number] {
  const before = cpuSeconds(pid)
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, '-H', 'Accept-Encoding: br', url + path]
  const said = execFileSync('wrk', args, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  return [Number(/(\d+) requests in/.exec(said)?.[1]), cpuSeconds(pid) - before]
}

/** The built picture closest to 66 kB, the size of a hero on a large screen. */
function picture(): string {
  const sizes = readdirSync(join(dist, 'pictures')).map(
    (name) => [name, Math.abs(statSync(join(dist, 'pictures', name)).size - 66_000)] as const,
  )
  const [nearest] = sizes.sort(([, a], [, b]) => a - b)
  return `/pictures/${nearest?.[0]}`
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
