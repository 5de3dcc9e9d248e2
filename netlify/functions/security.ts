import type { Config } from '@netlify/functions'
import { readContactConfig } from '../../hosting/contactConfig.ts'
import { securityPath, securityText } from '../../hosting/securityText.ts'
import { taskRoot, withSiteHeaders } from '../siteHeaders.ts'

/** Serves security.txt. A function, because its Expires date must stay in the future. */
export default async function security(): Promise<Response> {
  const { site } = readContactConfig(taskRoot(), process.env)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=86400' }
  return withSiteHeaders(new Response(securityText(site, Date.now()), { headers }), securityPath)
}

// A literal, because Netlify reads it without running the file; the same as in hosting/securityText.ts.
export const config: Config = { path: '/.well-known/security.txt' }
