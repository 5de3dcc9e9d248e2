import { checkWords } from '../../../words/check.ts'
import { all, ContentErrors } from '../../../words/error.ts'
import { openWords } from '../../../words/openWords.ts'

/**
 * Looks at everything in `content/`, and at what pages are made of it, before the first page is built.
 * @throws ContentErrors with all mistakes at once
 */
export async function checkContent(): Promise<void> {
  const [words, models] = await Promise.allSettled([
    (async () => checkWords(openWords(process.cwd())))(),
    // Models cannot even be opened while settings or an article's front matter are broken.
    import('../../models/checkModels.ts').then(({ checkModels }) => checkModels()),
  ])
  if (words.status === 'fulfilled' && models.status === 'fulfilled') {
    const { checkPhotos } = await import('./photos.ts')
    return checkPhotos()
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
}
