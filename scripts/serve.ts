/**
 * npm run serve: serves dist/ as it is and takes inquiries, without building. Needs no more than what
 * `npm ci --omit=dev` installs.
 */
import { builtFrom, fingerprint } from './fingerprint.ts'

const built = await builtFrom()
if (built === '') {
  console.error('Legatus did not start: dist/ has no finished build; run npm run build')
  process.exitCode = 1
} else {
  // Where only dist/ was brought here, there is nothing to compare it with.
  const now = await fingerprint().catch(() => built)
  if (now !== built) {
    console.error('dist/ is older than its sources, or built for another SITE_URL; npm run build')
  }
  await import('../server/main.ts')
}
