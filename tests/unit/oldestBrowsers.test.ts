import { relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = process.cwd()

/** TypeScript errors of the shipped scripts and of extra files, with the library of the oldest browsers. */
function faultsOf(extra: Record<string, string>): string[] {
  const read = ts.readConfigFile('tsconfig.floor.json', ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (file) => extra[relative(root, file)] ?? readFile(file)
  host.fileExists = (file) => relative(root, file) in extra || fileExists(file)
  const program = ts.createProgram([...fileNames, ...Object.keys(extra)], options, host)
  // Files from which these import only types run at build time, in Node.
  const shipped = new Set([...fileNames, ...Object.keys(extra)].map((file) => relative(root, file)))
  return program
    .getSourceFiles()
    .filter(({ fileName }) => shipped.has(relative(root, fileName)))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, start = 0, messageText }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1
      const text = ts.flattenDiagnosticMessageText(messageText, ' ')
      return `${relative(root, file?.fileName ?? '')}:${line} ${text}`
    })
}

// A compiler's work, which takes long on a busy machine.
const timeout = 120_000

test('scripts check before they use APIs that the oldest browsers lack, and use of one is reported', {
  timeout,
}, () => {
  const used = `
    export const signal = AbortSignal.timeout(1)
    export const sorted = [2, 1].toSorted()
    document.adoptedStyleSheets = []
    export const shown = document.body.checkVisibility()
    document.startViewTransition(() => {})
    document.body.showPopover()
    Map.groupBy([1], String)
  `
  // One program for both, because reading the library takes seconds.
  const faults = faultsOf({ 'src/islands/used.ts': used })
  const planted = [2, 3, 4, 5, 6, 7, 8].map((line) => `src/islands/used.ts:${line}`)
  expect(faults.filter((fault) => !fault.startsWith('src/islands/used.ts'))).toEqual([])
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(planted)
})
