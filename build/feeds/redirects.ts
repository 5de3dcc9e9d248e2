import { routes } from '../../src/models/site/routes.ts'

/**
 * Netlify's redirects of Japanese pages that are asked for below /ja. One line a page: a rule for all would
 * hand on whatever follows /ja, another host's name included, and would lead unknown addresses nowhere.
 */
export function redirects(): string {
  const lines = routes.map(({ path }) => `${path === '/' ? '/ja' : `/ja${path}`} ${path} 301`)
  return `${lines.join('\n')}\n`
}
