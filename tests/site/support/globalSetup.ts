import { serve } from '../../../scripts/servedSite.ts'

export default async function setup() {
  const server = await serve()
  process.env.TEST_URL = server.url
  process.env.TEST_MAIL = server.mail
  return () => server.stop()
}
