import { all } from '../../../content-reader/error.ts'
import { languages } from '../../../routing/language.ts'
import { routes } from '../site/routes.ts'
import { notFoundModel } from './notFoundModel.ts'
import { model } from './pageModel.ts'

/**
 * Makes the model of every page, so that what only models know (which pictures there are, what a kind of
 * page shows) is said of all pages before the first one is built.
 * @throws ContentErrors with all mistakes
 */
export function checkModels(): void {
  const looks = routes.flatMap(({ id, kind }) =>
    languages.map((language) => () => void model(kind, id, language)),
  )
  all(...looks, ...languages.map((language) => () => void notFoundModel(language)))
}
