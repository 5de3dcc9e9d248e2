/** The project's own content: what an editor sees first when a change of it was a mistake. */
import { test } from 'vitest'
import { checkWords } from './checks/check.ts'
import { openWords } from './openWords.ts'

const words = openWords(process.cwd())

test('content/ has no mistake', () => {
  checkWords(words)
})
