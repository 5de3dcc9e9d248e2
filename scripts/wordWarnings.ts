import { openFiles } from '../words/files.ts'
import { warningsIn } from '../words/warnings.ts'
import { readWords } from '../words/words.ts'

// Part of npm run check:content: what in content/ is better said otherwise, by file and field. It stops nothing.
const files = openFiles(process.cwd())
const warnings = warningsIn(readWords(files), files)
for (const { message } of warnings) console.log(message)
console.log(`${warnings.length} warnings about words`)
