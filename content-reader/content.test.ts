/** Checks the project's own content. */
import { test } from 'vitest'
import { checkWords } from './checks/check.ts'
import { openWords } from './openWords.ts'

const words = openWords(process.cwd())

test('content/ has no mistake', () => {
  checkWords(words)
})
