import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/**
 * The project files that a file imports, including `.astro` files.
 * @param types whether type-only imports count, including `import()` types
 */
export function importsOf(file: string, types: boolean): string[] {
  return namesIn(file, types)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(file), name)))
}

/** The packages that a file imports, by name without path: `react`, `node:fs`, `@scope/name`. */
export function packagesOf(file: string): string[] {
  return namesIn(file, true)
    .filter((name) => !name.startsWith('.'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

function namesIn(file: string, types: boolean): string[] {
  const text = readFileSync(file, 'utf8').replace(/^---$/gm, '')
  const code = types ? text : text.replace(/^import type [^;]*? from '[^']+'$/gm, '')
  const named = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName)
  const inTypes = [...code.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => name)
  return [...named, ...(types ? inTypes : [])]
}
