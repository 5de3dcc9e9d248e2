/**
 * The built site in real WebKit and real Firefox: `npm run test:engines`, or with a part of an engine's or a check's name
 * only those. Ends with `N passed, N failed`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { serve } from '../../scripts/servedSite.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { serveInFrame } from './frameServer.ts'
import { installEngines } from './install.ts'
import { layoutChecks } from './layout.ts'
import { visitorChecks } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const only = process.argv.slice(2)
let passed = 0
let failed = 0

installEngines()
const server = await serve()
const frames = await serveInFrame(server.url)
const checks = [...visitorChecks(server.mail), ...layoutChecks()]
// At the same time: each waits for its own browser most of the time.
await Promise.all([startWebKit, startFirefox].map(runAll))
frames.stop()
await server.stop()
// For npm run test:all, which adds it up.
mkdirSync('.build/results', { recursive: true })
writeFileSync('.build/results/engines.json', JSON.stringify({ passed, failed }))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function runAll(start: (site: string) => Promise<Engine>) {
  const began = Date.now()
  const engine = await start(frames.url)
  for (const { name, run } of checks) {
    const whole = `${engine.name}: ${name}`
    if (only.length > 0 && !only.every((part) => whole.includes(part))) continue
    try {
      await run(engine)
      passed += 1
    } catch (error) {
      failed += 1
      console.log(`✗ ${whole}\n    ${error instanceof Error ? error.message : error}`)
    }
  }
  await engine.close()
  console.log(`${engine.name}: ${Math.round((Date.now() - began) / 1000)} s`)
}
