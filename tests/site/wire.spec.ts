import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { pages, site } from './support/pages.ts'

/** Ten segments of 1,460 bytes are what a server may send before it hears from the reader. */
const budget = 14_336

/** The bytes of an answer as they come over the line: status line, headers and body. */
function bytesOf(path: string): Promise<Buffer> {
  const { hostname, port, host } = new URL(site(path))
  const socket = connect(Number(port), hostname)
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nConnection: close\r\n\r\n`,
  )
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(parts)))
  })
}

const headOf = (answer: Buffer) => answer.subarray(0, answer.indexOf('\r\n\r\n')).toString('latin1')

test('every page comes in one round trip, headers and all', async () => {
  const sizes: [path: string, bytes: number, head: number][] = []
  for (const path of [...pages.map((page) => page.path), '/nowhere', '/en/nowhere']) {
    const answer = await bytesOf(path)
    const head = headOf(answer)
    expect(head, path).toMatch(path.endsWith('nowhere') ? /^HTTP\/1\.1 404 / : /^HTTP\/1\.1 200 /)
    expect(head.toLowerCase(), path).toContain('content-encoding: br')
    sizes.push([path, answer.length, head.length])
  }
  sizes.sort(([, a], [, b]) => b - a)
  console.log('The heaviest pages on the line, and their headers (bytes):')
  for (const [path, bytes, head] of sizes.slice(0, 5)) console.log(`  ${bytes}  ${head}  ${path}`)
  for (const [path, bytes] of sizes) expect.soft(bytes, path).toBeLessThanOrEqual(budget)
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
