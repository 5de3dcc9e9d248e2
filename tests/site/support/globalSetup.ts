import { serve } from '../../../scripts/servedSite.ts'

/** Playwright's global setup: one server for all tests that do not break it. */
export default async function setup() {
  const server = await serve()
  process.env.TEST_URL = server.url
  process.env.TEST_MAIL = server.mail
  return () => server.stop()
}
