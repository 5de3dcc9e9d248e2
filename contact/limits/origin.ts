import { Refusal } from './refusal.ts'

/**
 * Refuses a request from another site's page. Only hosts are compared, because a proxy that ends TLS changes
 * the scheme. Requests without these headers pass: the check protects visitors' browsers; programs are rate
 * limited.
 * @param hosts further hosts of the site, with the port if it is not the default
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
