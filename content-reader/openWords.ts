import { openFiles } from './files.ts'
import { readWords, type Words } from './words.ts'

/**
 * Opens the words of the site: the one way to `content/`. What serves the site reads settings and
 * the form's words only, and opens their part of it (`openData`), which needs no Markdown.
 * @param root the project's folder, which holds `content/`
 */
export function openWords(root: string): Words {
  return readWords(openFiles(root))
}
