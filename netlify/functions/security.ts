import type { Config } from '@netlify/functions'
import { readContactConfig } from '../../hosting/contactConfig.ts'
import { securityPath, securityText } from '../../hosting/securityText.ts'
import { taskRoot, withSiteHeaders } from '../siteHeaders.ts'

/** Says whom to tell of a hole in the site. A function, because the text names a day that must not pass. */
export default async function security(): Promise<Response> {
  const { site } = readContactConfig(taskRoot(), process.env)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=86400' }
  return withSiteHeaders(new Response(securityText(site, Date.now()), { headers }), securityPath)
}

// Written out, because Netlify reads it without running the file: hosting/securityText.ts has the same.
export const config: Config = { path: '/.well-known/security.txt' }
