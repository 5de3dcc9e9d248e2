/** npm start: builds what is missing or out of date, then serves the site and accepts inquiries. */
import { build } from './build.ts'

try {
  await build()
  await import('../server/main.ts')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
