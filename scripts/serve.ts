/**
 * npm run serve: serves dist/ as it is and accepts inquiries, without building. Needs only what `npm ci
 * --omit=dev` installs.
 */
import { builtFrom, fingerprint } from './fingerprint.ts'

const built = await builtFrom()
if (built === '') {
  console.error('Legatus did not start: dist/ has no finished build; run npm run build')
  process.exitCode = 1
} else {
  // If only dist/ was deployed, there are no sources to compare with.
  const now = await fingerprint().catch(() => built)
  if (now !== built) {
    console.error('dist/ is older than its sources, or built for another SITE_URL; npm run build')
  }
  await import('../server/main.ts')
}
