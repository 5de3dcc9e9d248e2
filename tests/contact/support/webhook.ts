import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Starts a webhook that ends with the test. @param status of its answers; may be changed */
export async function startWebhook(status = { code: 200 }) {
  const told: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk
    })
    request.on('end', () => {
      told.push(`${request.headers['content-type']} ${body}`)
      response.writeHead(status.code, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  onTestFinished(() => void server.close())
  /** `told` are the received requests: content type and body. */
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret` }
}
