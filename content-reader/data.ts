import type { z } from 'zod'
import { validate } from './error.ts'
import type { ContentFiles } from './files.ts'
import type { Ids } from './ids.ts'
import { once } from './once.ts'
import { parseYaml } from './parse.ts'
import { coaching, exits, services } from './schema/cards.ts'
import { charts } from './schema/charts.ts'
import { contact } from './schema/contact.ts'
import { exitFinder } from './schema/exitFinder.ts'
import { figures } from './schema/figures.ts'
import { cases, company, fees, firstTalk, people, testimonials } from './schema/firm.ts'
import { gallery } from './schema/gallery.ts'
import { glossary } from './schema/glossary.ts'
import { home } from './schema/home.ts'
import { pictures } from './schema/pictures.ts'
import { planner } from './schema/planner.ts'
import { redirects } from './schema/redirects.ts'
import type { References } from './schema/references.ts'
import { search } from './schema/search.ts'
import { settings } from './schema/settings.ts'
import { footer, menu, site } from './schema/siteFrame.ts'
import { tools } from './schema/tools.ts'
import { topics } from './schema/topics.ts'

/** Every data file with its schema; the editor generates its forms from this list. */
export const dataFiles = {
  settings: { file: 'settings.yaml', schema: settings },
  site: { file: 'data/site.yaml', schema: site },
  menu: { file: 'data/menu.yaml', schema: menu },
  footer: { file: 'data/footer.yaml', schema: footer },
  home: { file: 'data/home.yaml', schema: home },
  contact: { file: 'data/contact.yaml', schema: contact },
  company: { file: 'data/company.yaml', schema: company },
  firstTalk: { file: 'data/first-talk.yaml', schema: firstTalk },
  fees: { file: 'data/fees.yaml', schema: fees },
  people: { file: 'data/people.yaml', schema: people },
  cases: { file: 'data/cases.yaml', schema: cases },
  testimonials: { file: 'data/testimonials.yaml', schema: testimonials },
  services: { file: 'data/services.yaml', schema: services },
  coaching: { file: 'data/coaching.yaml', schema: coaching },
  exits: { file: 'data/exits.yaml', schema: exits },
  topics: { file: 'data/topics.yaml', schema: topics },
  glossary: { file: 'data/glossary.yaml', schema: glossary },
  search: { file: 'data/search.yaml', schema: search },
  figures: { file: 'data/figures.yaml', schema: figures },
  charts: { file: 'data/charts.yaml', schema: charts },
  pictures: { file: 'data/pictures.yaml', schema: pictures },
  redirects: { file: 'redirects.yaml', schema: redirects },
  gallery: { file: 'data/templates.yaml', schema: gallery },
  tools: { file: 'data/tools.yaml', schema: tools },
  exitFinder: { file: 'data/exit-finder.yaml', schema: exitFinder },
  planner: { file: 'data/planner.yaml', schema: planner },
} as const satisfies Record<string, { file: string; schema: (to: References) => z.ZodType }>

export type DataName = keyof typeof dataFiles

export type Data = {
  readonly [Name in DataName]: z.infer<ReturnType<(typeof dataFiles)[Name]['schema']>>
}

/**
 * Lazily reads and validates data files, so that the server reads only the two it needs.
 * @param ids existing pages, for validating references
 * @throws ContentError on access if a file is missing, invalid YAML, or does not match its schema
 */
export function openData(files: ContentFiles, ids: Ids): Data {
  const read = (name: DataName) => {
    const { file, schema } = dataFiles[name]
    return validate(file, schema(ids.references), parseYaml(file, files.text(file)))
  }
  const names = Object.keys(dataFiles) as DataName[]
  const getters = names.map((name) => [name, { get: once(() => read(name)), enumerable: true }])
  return Object.defineProperties({}, Object.fromEntries(getters)) as Data
}
