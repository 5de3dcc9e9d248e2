import { ContentError } from '../../content-reader/error.ts'
import { languages } from '../../routing/language.ts'
import { UnfitList } from '../form/entries.ts'
import type { Form, Forms } from '../form/forms.ts'
import type { Group } from '../format/value.ts'
import type { Texts } from '../memoryFiles.ts'

/** An entry that is about to be saved. */
export interface Entry {
  readonly collection: string
  readonly slug: string
  readonly ja: Group
  readonly en: Group
}

/**
 * The texts of the files that an entry becomes, by path below `content/`.
 * @throws ContentError if one of its lists cannot be written to a file
 */
export function textsOf({ collection, slug, ja, en }: Entry, forms: Forms): Texts {
  if (!isOfPages(collection)) {
    const form = formOf([...forms.data, ...forms.templates], slug, collection)
    const file = String(form.files[0])
    return { [file]: textOf(file, form, { ja, en }) }
  }
  // A new entry uses the same form as every other.
  const known = forms[collection].find(({ id }) => id === slug) ?? forms[collection][0]
  if (!known) throw new Error(`There is no form in ${collection}.`)
  const forLanguage = { ja, en }
  return Object.fromEntries(
    languages.map((language) => {
      const file = `${collection}/${slug}.${language}.md`
      return [file, textOf(file, known, forLanguage[language])]
    }),
  )
}

const ofPages = ['pages', 'articles', 'texts', 'news'] as const

/** Whether its entries have a file per language. */
const isOfPages = (collection: string): collection is (typeof ofPages)[number] =>
  (ofPages as readonly string[]).includes(collection)

function textOf(file: string, { format }: Form, values: Group): string {
  try {
    return format.toFile(values)
  } catch (error) {
    if (!(error instanceof UnfitList)) throw error
    throw new ContentError(file, error.problem, error.keys)
  }
}

function formOf(forms: readonly Form[], id: string, collection: string): Form {
  const templates = collection === 'templates'
  const found = forms.find((form) => form.id === id && isTemplate(form) === templates)
  if (!found) throw new Error(`There is no form "${id}" in ${collection}.`)
  return found
}

const isTemplate = ({ files: [file = ''] }: Form) => file.startsWith('templates/')
