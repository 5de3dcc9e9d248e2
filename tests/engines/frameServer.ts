import { listen } from '../site/support/listen.ts'

/** A page that is nothing but a frame: in it a page of the site may be as narrow as on a phone. */
export const framePath = '/frame-of-a-phone'
const framePage = `<!doctype html><body style="margin:0"><iframe style="border:0;height:844px">`
const refusesFrames = ['content-security-policy', 'x-frame-options']
const notForwarded = ['content-encoding', 'content-length', 'transfer-encoding', 'connection']

/** Passes the site on, without the headers by which it refuses to be in a frame. @returns its address, and what ends it */
export function serveInFrame(site: string): Promise<{ url: string; stop(): void }> {
  return listen(async (request, response) => {
    if (request.url === framePath) {
      response.setHeader('content-type', 'text/html').end(framePage)
      return
    }
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk as Buffer)
    const { host: _, origin, connection: __, ...headers } = request.headers
    const answer = await fetch(site + request.url, {
      method: request.method ?? 'GET',
      headers: { ...headers, ...(origin && { origin: site }) } as Record<string, string>,
      redirect: 'manual',
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    })
    response.statusCode = answer.status
    for (const [name, value] of answer.headers) {
      if (![...refusesFrames, ...notForwarded].includes(name)) response.setHeader(name, value)
    }
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
}
