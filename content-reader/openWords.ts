import { openFiles } from './files.ts'
import { readWords, type Words } from './words.ts'

/**
 * Opens all of the site's content from disk. The server uses `openData` instead, which does not load the
 * Markdown parser.
 * @param root the project's folder, which contains `content/`
 */
export function openWords(root: string): Words {
  return readWords(openFiles(root))
}
