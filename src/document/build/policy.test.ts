import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { policy, writePolicies } from './policy.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** Writes a page, has its policy written, and returns what became of it. */
async function written(html: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const file = join(dist, 'page.html')
  await writeFile(file, html)
  await writePolicies(dist)
  return readFile(file, 'utf8')
}

test('a page allows its own styles and scripts, byte for byte, and no others', () => {
  const page = parse(
    `<style>a::before{content:"&lt;"}</style><script>1 < 2</script><script src="/a.js"></script>
<script type="module">3</script><script type="speculationrules">{}</script>
<script type="application/ld+json">{"a":1}</script>`,
  )
  const directives = policy(page).split(';')
  expect(directives).toContain(`style-src ${hash('a::before{content:"&lt;"}')}`)
  expect(directives).toContain(`script-src 'self' ${hash('1 < 2')} ${hash('3')} ${hash('{}')}`)
  expect(directives[0]).toBe("default-src 'none'")
})

test('a page without inline styles or scripts has no hashes', () => {
  expect(policy(parse('<p></p>'))).toContain("script-src 'self';style-src 'none';")
})

test('the policy comes before everything that it is to cover', async () => {
  const html = await written(
    '<!DOCTYPE html><html><head><meta charset="utf-8"><style>a{b:c}</style></head></html>',
  )
  expect(html).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none';[^"]+"><style>a\{b:c\}<\/style>/,
  )
})

test('a page that brings a policy of its own keeps it', async () => {
  const html =
    '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="a"></head>'
  expect(await written(html)).toBe(html)
})

test('a page whose head begins with anything else stops the build', async () => {
  const html = '<head><script src="/a.js"></script><meta charset="utf-8"></head>'
  await expect(written(html)).rejects.toThrow(/page\.html: .*meta charset/)
})
