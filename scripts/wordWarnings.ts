import { warningsIn } from '../content-reader/checks/warnings.ts'
import { openFiles } from '../content-reader/files.ts'
import { readWords } from '../content-reader/words.ts'

// Part of npm run check:content: lists suggestions on wording in content/, by file and field. Never fails.
const files = openFiles(process.cwd())
const warnings = warningsIn(readWords(files), files)
for (const { message } of warnings) console.log(message)
console.log(`${warnings.length} warnings about words`)
