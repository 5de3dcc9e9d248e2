import { openFiles } from './files.ts'
import { dayInJapan } from './publication.ts'
import { readWords, type Words } from './words.ts'

/**
 * Opens all of the site's content from disk. The server uses `openData` instead, which does not load the
 * Markdown parser.
 * @param root the project's folder, which contains `content/`
 * @param today in Japan, such as 2026-11-25
 */
export function openWords(root: string, today = dayInJapan()): Words {
  return readWords(openFiles(root), today)
}
