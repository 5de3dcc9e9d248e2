import { checkWords } from '../../content-reader/checks/check.ts'
import { warningsIn } from '../../content-reader/checks/warnings.ts'
import { all, ContentErrors } from '../../content-reader/error.ts'
import { openFiles } from '../../content-reader/files.ts'
import { readWords } from '../../content-reader/words.ts'

/**
 * Looks at everything in `content/`, and at what pages are made of it, before the first page is built.
 * @returns warnings: what stops nothing, but would be better otherwise
 * @throws ContentErrors with all mistakes at once
 */
export async function checkContent(): Promise<readonly string[]> {
  const files = openFiles(process.cwd())
  const read = readWords(files)
  const [words, models] = await Promise.allSettled([
    (async () => checkWords(read))(),
    // Models cannot even be opened while settings or an article's front matter are broken.
    import('../../src/models/pages/checkModels.ts').then(({ checkModels }) => checkModels()),
  ])
  if (words.status === 'fulfilled' && models.status === 'fulfilled') {
    const { checkPhotos } = await import('./photos.ts')
    await checkPhotos()
    return warningsIn(read, files).map(({ message }) => message)
  }
  // What broken words do to the models beyond that is no mistake of its own.
  const named = [words, models].filter(
    (look) => look.status === 'rejected' && look.reason instanceof ContentErrors,
  )
  const looks = named.length ? named : [words, models]
  all(
    ...looks.map((look) => () => {
      if (look.status === 'rejected') throw look.reason
    }),
  )
  return []
}
