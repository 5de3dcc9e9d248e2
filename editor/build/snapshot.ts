import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFiles } from '../../content-reader/files.ts'
import { openIds } from '../../content-reader/ids.ts'
import type { PageId } from '../../routing/table.ts'
import type { Texts } from '../memoryFiles.ts'
import type { Snapshot } from '../page/main.ts'

/** A picture cropped to one shape, as src/models/pictures/pictures.manifest.json has it. */
interface Framed {
  readonly wide: Cut
  readonly phone?: Cut
}

interface Cut {
  readonly stem: string
  readonly widths: readonly number[]
}

/** The address of a picture's smallest file. */
function smallest({ wide, phone = wide }: Framed): string {
  return `/pictures/${phone.stem}-${phone.widths[0]}.avif`
}

/**
 * All of `content/`, as the editor needs it. Articles, added pages and notes that are not public yet are left out,
 * because everybody can download it; the editor reads them where it saves them.
 * @param root the project's folder
 */
export function takeSnapshot(root: string): Omit<Snapshot, 'photos' | 'signs'> {
  const files = openFiles(root)
  const folders = ['', 'articles', 'data', 'news', 'pages', 'templates', 'texts']
  const names = folders.flatMap((folder) =>
    files.list(folder).map((name) => (folder ? `${folder}/${name}` : name)),
  )
  const { hidden, hiddenNews } = openIds(files)
  const isSecret = (name: string) => {
    const [folder, id = ''] = name.split(/[/.]/)
    if (folder === 'news') return hiddenNews.has(id)
    const state = hidden.get(id as PageId)
    return (
      (folder === 'articles' || folder === 'texts') && (state === 'draft' || state === 'scheduled')
    )
  }
  const texts = names.filter((name) => /\.(yaml|[a-z]{2}\.md)$/.test(name) && !isSecret(name))
  const manifest = readFileSync(join(root, 'src/models/pictures/pictures.manifest.json'), 'utf8')
  const pictures = Object.entries(JSON.parse(manifest) as Record<string, Record<string, Framed>>)
  return {
    texts: Object.fromEntries(texts.map((name) => [name, files.text(name)])),
    framings: Object.fromEntries(
      pictures.map(([name, framed]) => [
        name,
        Object.fromEntries(Object.entries(framed).map(([shape, each]) => [shape, smallest(each)])),
      ]),
    ),
  }
}

/**
 * The texts without what only editors see, which the editor itself reads where it saves it. The dots are as long,
 * because a field has as many lines as its texts need.
 */
export function withoutNotes(texts: Texts): Texts {
  const dots = (note: string) => `question: ${'…'.repeat(note.length - 'question: '.length)}`
  const pages = Object.entries(texts).map(([file, text]) =>
    file.endsWith('.md')
      ? [file, text.replace(/^question: .*(?:\n[ \t]+.*)*/m, dots)]
      : [file, text],
  )
  return Object.fromEntries(pages)
}
