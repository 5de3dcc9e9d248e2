import { Refusal } from './refusal.ts'

/**
 * Takes a request and the further hosts the site is known by (host, with port where not the default).
 * Throws a Refusal (403) when a browser says that another site's page sent it. Hosts are compared, not
 * schemes: behind a proxy that ends TLS the browser says https and the server sees http. Programs that
 * send neither header are let through; the check protects visitors' browsers, the limits the firm.
 */
export function checkOrigin(request: Request, hosts: readonly string[]): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const own = [new URL(request.url).host, ...hosts]
  if (site === 'cross-site' || (origin !== null && !own.includes(hostOf(origin)))) {
    throw new Refusal(
      403,
      'The form was sent from another site; open the contact page and send it there.',
    )
  }
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : ''
}
