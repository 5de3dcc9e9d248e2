import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { copySite } from '../../../support/siteCopy.ts'

/**
 * Copies everything that a build needs.
 * @param files additional content, by path in the project
 * @returns the folder
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
