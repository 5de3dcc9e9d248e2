import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveEditor } from './serve.ts'

/** A project folder with what the page needs, and an editor server for it. */
async function serve(bundleInto: (folder: string) => Promise<string>) {
  const root = mkdtempSync(join(tmpdir(), 'legatus-editor-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const path of ['content/terms.yaml', 'src/models/pictures/pictures.manifest.json']) {
    cpSync(path, join(root, path))
  }
  const handle = serveEditor(root, bundleInto)
  const server = createServer((request, response) =>
    handle(request, response, (error?: Error) => {
      response.writeHead(error ? 500 : 404).end(error?.message)
    }),
  ).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const get = async (path: string) => {
    const signal = AbortSignal.timeout(5_000)
    const response = await fetch(`http://localhost:${port}${path}`, { signal })
    return { status: response.status, text: await response.text() }
  }
  return { root, get }
}

test('a failed bundle is answered with its error and retried at the next visit', async () => {
  const bundleInto = vi
    .fn(async (_folder: string) => '/_editor/main.js')
    .mockRejectedValueOnce(new Error('no bundle'))
  const { get } = await serve(bundleInto)
  expect(await get('/admin')).toEqual({ status: 500, text: 'no bundle' })
  expect(await get('/admin')).toMatchObject({
    status: 200,
    text: expect.stringContaining('src="/_editor/main.js"'),
  })
  await get('/admin')
  expect(bundleInto).toHaveBeenCalledTimes(2)
})

test('unreadable content is answered with its error until it is fixed', async () => {
  const { root, get } = await serve(async () => '/_editor/main.js')
  const picture = join(root, 'src/models/pictures/pictures.manifest.json')
  rmSync(picture)
  expect(await get('/admin')).toMatchObject({
    status: 500,
    text: expect.stringContaining('pictures.manifest.json'),
  })
  cpSync('src/models/pictures/pictures.manifest.json', picture)
  expect(await get('/admin')).toMatchObject({ status: 200 })
})

test('other addresses are passed on to the site', async () => {
  const bundleInto = vi.fn(async () => '')
  const { get } = await serve(bundleInto)
  expect(await get('/administration')).toMatchObject({ status: 404 })
  expect(bundleInto).not.toHaveBeenCalled()
})
