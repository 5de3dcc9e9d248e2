import { getStore, listStores } from '@netlify/blobs'
import { runNetlifyOutbox } from './netlifyOutbox.ts'

// npm run outbox:netlify -- list | show ID | retry ID | retry --all | retry --dead | resend ID | done ID NOTE
// | erase ID
// For the firm's staff, on any machine, by Netlify's API.

const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env

try {
  if (!siteID || !token) {
    throw new Error(
      'Set NETLIFY_SITE_ID (Project configuration, Project ID) and NETLIFY_AUTH_TOKEN (User settings, ' +
        'Applications, Personal access tokens); docs/operations.md says more.',
    )
  }
  const access = { siteID, token }
  const stores = {
    open: (name: string) => getStore({ name, ...access, consistency: 'strong' }),
    names: async () => (await listStores(access)).stores,
  }
  console.log(await runNetlifyOutbox(process.argv.slice(2), stores))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
