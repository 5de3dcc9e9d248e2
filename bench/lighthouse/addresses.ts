import { languages } from '../../routing/language.ts'
import { frameHref, templateHref, templateIds } from '../../routing/templates.ts'
import { numberedHref, numbersOf } from '../../src/models/site/insightsPages.ts'
import { routes } from '../../src/models/site/routes.ts'

/** One or two pages of each kind, including the heaviest. */
export const samplePages = [
  '/',
  '/en',
  '/succession',
  '/population-decline',
  '/en/esg-investment',
  '/why-coaching',
  '/en/dd-support',
  '/glossary',
  '/en/contact',
  '/templates',
]

/** Every path that a visitor can open, including templates and their frames. */
export function allPages(): string[] {
  return [
    ...routes.flatMap(({ id }) =>
      numbersOf(id).flatMap((number) =>
        languages.map((language) => numberedHref(id, language, number)),
      ),
    ),
    ...templateIds.flatMap((id) =>
      languages.flatMap((language) => [templateHref(id, language), frameHref(id, language)]),
    ),
  ]
}
