import { runChecks } from '../../../content-reader/error.ts'
import { languages } from '../../../routing/language.ts'
import { checkDescriptions } from '../pictures/pictureModels.ts'
import { routes } from '../site/routes.ts'
import { notFoundModel } from './notFoundModel.ts'
import { model } from './pageModel.ts'

/**
 * Creates every page's model before the first page is built, so that mistakes only models notice (missing
 * pictures, words that a kind of page does not show) are reported for all pages at once.
 * @throws ContentErrors with all mistakes
 */
export function checkModels(): void {
  const looks = routes.flatMap(({ id, kind }) =>
    languages.map((language) => () => void model(kind, id, language)),
  )
  runChecks(
    checkDescriptions,
    ...looks,
    ...languages.map((language) => () => void notFoundModel(language)),
  )
}
