/** Ends with 0 if dist/ is to be built again, with 1 if it is up to date. */
import { builtFrom, fingerprint } from './fingerprint.ts'

if ((await builtFrom()) === (await fingerprint())) process.exitCode = 1
