import { Refusal } from './refusal.ts'

/**
 * Refuses a request that another site's page sent. Hosts are compared, not schemes: behind a proxy that
 * ends TLS the browser says https and the server sees http. Programs that send neither header are let
 * through: the check protects visitors' browsers, the rate limits protect the firm.
 * @param hosts further hosts the site is known by, with the port where it is not the default
 * @throws Refusal (403) when a browser says that the request comes from another site
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
