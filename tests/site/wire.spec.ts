import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { pages, site } from './support/pages.ts'
import { templates } from './support/templates.ts'
import { bytesOf, wireBudget } from './support/wire.ts'

const headOf = (answer: Buffer) => answer.subarray(0, answer.indexOf('\r\n\r\n')).toString('latin1')

test('every page comes in one round trip, headers and all', async () => {
  const sizes: [path: string, bytes: number, head: number][] = []
  const ofTemplates = templates.flatMap(({ frame, page }) => [frame, page])
  const ofPages = pages.map(({ path }) => path)
  for (const path of [...ofPages, ...ofTemplates, '/nowhere', '/en/nowhere']) {
    const answer = await bytesOf(path)
    const head = headOf(answer)
    expect(head, path).toMatch(path.endsWith('nowhere') ? /^HTTP\/1\.1 404 / : /^HTTP\/1\.1 200 /)
    expect(head.toLowerCase(), path).toContain('content-encoding: br')
    sizes.push([path, answer.length, head.length])
  }
  sizes.sort(([, a], [, b]) => b - a)
  console.log('The heaviest pages on the line, and their headers (bytes):')
  for (const [path, bytes, head] of sizes.slice(0, 5)) console.log(`  ${bytes}  ${head}  ${path}`)
  for (const [path, bytes] of sizes) expect.soft(bytes, path).toBeLessThanOrEqual(wireBudget)
})

test('no other file carries a policy', async () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/^[._]|\.(html|br|gz)$/.test(file.name))
    .map((file) => `${file.parentPath.slice('dist'.length)}/${file.name}`)
  for (const kind of ['/_astro/', '/fonts/', '/pictures/', '/previews/', '/icon', '/favicon']) {
    expect(
      files.some((file) => file.startsWith(kind)),
      kind,
    ).toBe(true)
  }
  for (const file of files) {
    const { status, headers } = await fetch(site(file), { method: 'HEAD' })
    expect(status, file).toBe(200)
    expect(headers.get('content-security-policy'), file).toBeNull()
    expect([...headers.values()].join(), file).not.toContain('sha256')
  }
})
