import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'
import { describe, expect, it } from 'vitest'
import { temporary } from './support/config.ts'
import { contactOfTests, writeContent } from './support/content.ts'
import { root } from './support/root.ts'
import { makeSite, outcomeOf } from './support/site.ts'
import { startWebhook } from './support/webhook.ts'

// Files that the functions read at run time; netlify.toml must include them.
const included = [
  'content/settings.yaml',
  'content/data/contact.yaml',
  'dist/_headers',
  'dist/contact.html',
  'dist/en/contact.html',
  'dist/search.html',
  'dist/en/search.html',
  'dist/_astro/search.*.json',
]

const folders = [
  'contact',
  'content-reader',
  'hosting',
  'netlify',
  'routing',
  'server',
  'src/search',
]

interface Manifest {
  functions: { name: string; schedule?: string; trafficRules?: unknown; routes?: unknown }[]
}

/** A copy of the functions' sources, with a small site and test settings. */
function copyProject(): string {
  const copy = temporary()
  for (const folder of [...folders, 'package.json']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  makeSite(join(copy, 'dist'))
  // The built search, with its index.
  for (const name of globSync('dist/{search.html,en/search.html,_astro/search.*.json}', {
    cwd: root,
  }))
    cpSync(join(root, name), join(copy, name))
  writeContent(copy)
  return copy
}

async function archive(copy: string, archiveFormat: 'zip' | 'none') {
  const out = join(copy, archiveFormat)
  mkdirSync(out)
  const manifest = join(out, 'manifest.json')
  await zipFunctions([join(copy, 'netlify/functions')], out, {
    archiveFormat,
    basePath: copy,
    manifest,
    config: {
      '*': { nodeBundler: 'esbuild', includedFiles: included, includedFilesBasePath: copy },
    },
  })
  return { out, manifest: JSON.parse(readFileSync(manifest, 'utf8')) as Manifest }
}

/**
 * Runs a script beside a copy of a function, outside the project, so that nothing is found there by accident.
 */
async function runAlone(task: string, script: string, env: Record<string, string> = {}) {
  const alone = temporary()
  cpSync(task, alone, { recursive: true })
  const nowhere = 'http://127.0.0.1:1'
  const store = { edgeURL: nowhere, uncachedEdgeURL: nowhere, siteID: 's', token: 't' }
  const context = Buffer.from(JSON.stringify(store)).toString('base64')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: alone, env: { ...env, LAMBDA_TASK_ROOT: alone, NETLIFY_BLOBS_CONTEXT: context } },
  )
  return stdout
}

describe('the deploy archive', () => {
  it('lists each function with its schedule and rate limit', async () => {
    const { out, manifest } = await archive(copyProject(), 'zip')
    const find = (name: string) => manifest.functions.find((each) => each.name === name)
    expect(manifest.functions.map(({ name }) => name).sort()).toEqual([
      'dailyBuild',
      'health',
      'housekeeping',
      'retry',
      'search',
      'security',
      'sendMail',
    ])
    for (const { name } of manifest.functions) expect(readdirSync(out)).toContain(`${name}.zip`)
    expect(find('retry')?.schedule).toBe('* * * * *')
    expect(find('dailyBuild')?.schedule).toBe('5 15 * * *')
    expect(find('housekeeping')?.schedule).toBe('*/10 * * * *')
    expect(JSON.stringify(find('sendMail')?.trafficRules)).toMatch(
      /"windowLimit":10.*"windowSize":60/,
    )
    // With a path of its own, the function would not answer at the form's address.
    expect(find('sendMail')?.routes ?? []).toEqual([])
    expect(JSON.stringify(find('health')?.routes)).toContain('/healthz')
  })

  it('holds everything the function needs at run time', async () => {
    const { out } = await archive(copyProject(), 'none')
    const task = join(out, 'sendMail')
    for (const file of included)
      expect([file, globSync(file, { cwd: task }).length > 0]).toEqual([file, true])
    const output = await runAlone(
      task,
      `const { default: sendMail } = await import('./netlify/functions/sendMail.mjs')
      const body = new URLSearchParams({ name: 'A', email: 'wrong', message: 'B', language: 'en' })
      const request = new Request('http://x.test/', { method: 'POST', body })
      const answer = await sendMail(request, { ip: '', deploy: { context: 'production' } })
      console.log(JSON.stringify([answer.status, await answer.text()]))`,
    )
    const [status, page] = JSON.parse(output) as [number, string]
    expect(status).toBe(422)
    expect(outcomeOf(page)).toContain(contactOfTests.words.outcomes.failure.en)
  })

  it('holds the search, which answers alone', async () => {
    const { out, manifest } = await archive(copyProject(), 'none')
    const { routes } = manifest.functions.find(({ name }) => name === 'search') ?? {}
    expect(JSON.stringify(routes)).toMatch(/"\/search".*"\/en\/search"/)
    const output = await runAlone(
      join(out, 'search'),
      `const { default: search } = await import('./netlify/functions/search.mjs')
      const answer = await search(new Request('http://x.test/en/search?q=fees'))
      console.log(await answer.text())`,
    )
    expect(output).toMatch(/<h3><a href="\/en\/fees" data-result>/)
  })

  it('lets housekeeping from the archive call the webhook when the store is unreachable', async () => {
    const { told, url } = await startWebhook()
    const { out } = await archive(copyProject(), 'none')
    await runAlone(
      join(out, 'housekeeping'),
      `const { default: housekeeping } = await import('./netlify/functions/housekeeping.mjs')
      await housekeeping(new Request('http://x.test/'), { deploy: { context: 'production' } })`,
      { ALARM_URL: url },
    )
    expect(told).toEqual([expect.stringContaining('is not writable')])
  })

  it('includes the files named in netlify.toml', () => {
    const toml = readFileSync(join(root, 'netlify.toml'), 'utf8')
    for (const file of included) expect(toml).toContain(`"${file}"`)
  })
})
