import { checkWords } from '../../content-reader/checks/check.ts'
import { warningsIn } from '../../content-reader/checks/warnings.ts'
import { ContentErrors, runChecks } from '../../content-reader/error.ts'
import { openFiles } from '../../content-reader/files.ts'
import { readWords } from '../../content-reader/words.ts'

/**
 * Checks everything in `content/` and the models made from it before the first page is built.
 * @returns warnings that do not stop the build
 * @throws ContentErrors with all mistakes at once
 */
export async function checkContent(): Promise<readonly string[]> {
  const files = openFiles(process.cwd())
  const read = readWords(files)
  const [words, models] = await Promise.allSettled([
    (async () => checkWords(read))(),
    // Imported late: models cannot load while settings or an article's front matter are broken.
    import('../../src/models/pages/checkModels.ts').then(({ checkModels }) => checkModels()),
  ])
  if (words.status === 'fulfilled' && models.status === 'fulfilled') {
    const { checkPhotos } = await import('./buildPhotos.ts')
    await checkPhotos()
    return warningsIn(read, files).map(({ message }) => message)
  }
  // Broken words also break models; those consequential errors are not reported.
  const named = [words, models].filter(
    (look) => look.status === 'rejected' && look.reason instanceof ContentErrors,
  )
  const looks = named.length ? named : [words, models]
  runChecks(
    ...looks.map((look) => () => {
      if (look.status === 'rejected') throw look.reason
    }),
  )
  return []
}
