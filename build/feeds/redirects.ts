import { routes } from '../../src/models/site/routes.ts'

/**
 * Netlify redirects for Japanese pages requested under /ja. One line per page: a wildcard rule would be an
 * open redirect (`/ja//other.host`) and would redirect unknown addresses too.
 */
export function redirects(): string {
  const lines = routes.map(({ path }) => `${path === '/' ? '/ja' : `/ja${path}`} ${path} 301`)
  return `${lines.join('\n')}\n`
}
