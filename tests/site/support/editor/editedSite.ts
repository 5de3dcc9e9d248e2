import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { copySite } from '../../../support/siteCopy.ts'

/**
 * Copies this checkout, all that a build needs.
 * @param files what else is in the copy: their content, by their paths in the project
 * @returns its folder
 */
export function copyWith(files: Readonly<Record<string, string | Buffer>>): string {
  const copy = resolve('.build/edited')
  copySite(copy)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), content)
  }
  return copy
}
