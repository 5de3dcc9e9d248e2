import { createServer } from 'node:http'
import { listen } from './listen.ts'

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
  /** `told` are the received requests: content type and body. */
  return { told, url: `http://127.0.0.1:${await listen(server)}/secret` }
}
