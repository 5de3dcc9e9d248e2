import { checkWords } from '../../content-reader/checks/check.ts'
import { checkPlaceholders } from '../../content-reader/checks/checkPlaceholders.ts'
import { readTerms } from '../../content-reader/checks/preferredTerms.ts'
import { warningsIn } from '../../content-reader/checks/warnings.ts'
import { type DataName, dataFiles } from '../../content-reader/data.ts'
import { ContentError, mistakesOf, runChecks } from '../../content-reader/error.ts'
import { parseYaml } from '../../content-reader/parse.ts'
import { type PhotoSize, sizeProblem } from '../../content-reader/photoProblem.ts'
import { problems } from '../../content-reader/problems.ts'
import { dayInJapan, stateOf } from '../../content-reader/publication.ts'
import { templateFile } from '../../content-reader/readTemplate.ts'
import { placeholdersIn } from '../../content-reader/text/fill.ts'
import { readWords, type Words } from '../../content-reader/words.ts'
import type { Language } from '../../routing/language.ts'
import type { AddedId } from '../../routing/table.ts'
import type { Forms } from '../form/forms.ts'
import { isGroup, isList, type Value } from '../format/value.ts'
import { memoryFiles, type Texts } from '../memoryFiles.ts'
import { photoFieldAt } from '../page/photoField.ts'
import { type Entry, textsOf } from './entry.ts'
import { type Explanation, explain } from './explain.ts'

/** Checks entries before they are saved. */
export interface Checker {
  /** Records what a file currently says. */
  read(file: string, text: string): void
  check(entry: Entry): Findings
  /** The entry that was checked last is saved. */
  saved(): void
}

/** New findings in an entry; those that existed before are not repeated. */
export interface Findings {
  /** These prevent saving. */
  readonly mistakes: readonly Explanation[]
  /** These do not. */
  readonly warnings: readonly Explanation[]
}

/**
 * @param snapshot the texts of all files
 * @param language of the messages
 * @param photos sizes of the photographs that are there, by the path that content names them with
 * @param signs that the typeface of headings has
 * @param reviewed whether what is saved is public only after a review
 * @param published the words of these files; what the editor has read of them need not be read again
 */
export function openChecker(
  snapshot: Texts,
  forms: Forms,
  language: Language,
  photos: Readonly<Record<string, PhotoSize>> = {},
  signs?: ReadonlySet<string>,
  reviewed = false,
  published: Words = readWords(memoryFiles(snapshot)),
): Checker {
  let texts = snapshot
  let words = published
  // Found at the first save, because reading everything takes about a second.
  let known: readonly ContentError[] | undefined
  let saving: (() => void) | undefined
  return {
    read(file, text) {
      if (texts[file] === text) return
      texts = { ...texts, [file]: text }
      words = readWords(memoryFiles(texts))
      known = undefined
    },
    check(entry) {
      const changed = textsOrMistake(entry, forms)
      if (changed instanceof ContentError)
        return { mistakes: [explain(changed, language, texts)], warnings: [] }
      known ??= mistakesIn(words, texts)
      const after = { ...texts, ...changed }
      const names = Object.keys(changed)
      const wordsAfter = wordsWith(words, readWords(memoryFiles(after)), names)
      const mistakes = [
        ...lockedAddress(entry, wordsAfter, published, reviewed),
        ...smallPhotos(entry, forms, photos),
        ...names.flatMap((name) => newPlaceholders(name, texts[name], after[name])),
        ...mistakesIn(wordsAfter, after),
      ]
      const explained = (errors: readonly ContentError[]) =>
        errors.map((error) => explain(error, language, after))
      const fresh = ownFirst(newOf(mistakes, known), names)
      if (fresh.length) return { mistakes: explained(fresh), warnings: [] }
      saving = () => {
        texts = after
        words = wordsAfter
        known = mistakes
      }
      const warnings = newOf(
        warningsOf(wordsAfter, after, names, signs),
        warningsOf(words, texts, names, signs),
      )
      return { mistakes: [], warnings: explained(warnings) }
    },
    saved: () => saving?.(),
  }
}

function newOf(found: readonly ContentError[], known: readonly ContentError[]) {
  const messages = new Set(known.map(({ message }) => message))
  return found.filter(({ message }) => !messages.has(message))
}

/** The mistakes in the entry itself, one for each field; if there are none, those that it causes elsewhere. */
function ownFirst(found: readonly ContentError[], names: readonly string[]) {
  const without = (file: string) => file.split('.')[0]
  const own = found.filter(({ file }) => names.some((name) => without(name) === without(file)))
  const places = (own.length ? own : found).map((error) => {
    const { file, keys, message } = error
    return [keys.length ? `${file} ${keys}` : message, error] as const
  })
  return [...new Map(places.toReversed()).values()].toReversed()
}

/** Photographs of the entry that are too small. A file that is chosen from those that are there passes no upload. */
function smallPhotos(entry: Entry, forms: Forms, photos: Readonly<Record<string, PhotoSize>>) {
  return photosIn(entry.ja).flatMap(({ name, keys }) => {
    const place = `#/collections/${entry.collection}/entries/${entry.slug}`
    const field = photoFieldAt(place, keys.join('.'), forms)
    const size = photos[name]
    const problem = size && sizeProblem(name, size, field.crop)
    return problem ? [new ContentError(field.file, problem, field.keys)] : []
  })
}

function photosIn(value: Value, keys: readonly string[] = []): { name: string; keys: string[] }[] {
  if (typeof value === 'string') {
    return value.startsWith('/photos/') ? [{ name: value, keys: [...keys] }] : []
  }
  if (!isGroup(value) && !isList(value)) return []
  return Object.entries(value).flatMap(([key, each]) => photosIn(each, [...keys, key]))
}

/** The address of a published article or page of text stays, unless a redirect leads on from it. */
function lockedAddress(
  { collection, slug }: Entry,
  words: Words,
  published: Words,
  reviewed: boolean,
) {
  const known: readonly string[] = [...published.everyArticle, ...published.everyText]
  if (!['articles', 'texts'].includes(collection) || !known.includes(slug)) return []
  return mistakesOf(() => {
    const old = published.added(slug as AddedId).ja
    const isKnown = ['public', 'withdrawn'].includes(stateOf(old, dayInJapan()))
    const { address } = words.added(slug as AddedId).ja
    const { redirects } = reviewed ? published : words
    const leadsOn = redirects.moved.some((each) => each.old === old.address && each.page === slug)
    if (!isKnown || address === old.address || leadsOn) return
    throw new ContentError(old.file, problems.addressLocked(old.address, slug), ['address'])
  })
}

/** Words in braces that a file did not have before: only code gives them values. */
function newPlaceholders(file: string, before = '', after = '') {
  if (!file.endsWith('.yaml')) return []
  return mistakesOf(() => checkPlaceholders(file, parseYaml(file, after), placeholdersIn(before)))
}

function textsOrMistake(entry: Entry, forms: Forms): Texts | ContentError {
  try {
    return textsOf(entry, forms)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
}

/** The words after a change: changed files are read again, all others are reused. */
function wordsWith(before: Words, after: Words, changed: readonly string[]): Words {
  // References to it were valid, or become so.
  if ([...before.hidden.keys()].join() !== [...after.hidden.keys()].join()) return after
  const isChanged = (id: string) => changed.some((file) => file.split(/[/.]/)[1] === id)
  const names = (Object.keys(dataFiles) as DataName[]).filter((name) =>
    changed.includes(dataFiles[name].file),
  )
  const getters = [
    ...names,
    'pageIds',
    'articleIds',
    'textIds',
    'everyArticle',
    'everyText',
    'newsIds',
    'everyNote',
    'hidden',
    'strayFiles',
  ] as const
  const from = (id: string) => (isChanged(id) ? after : before)
  return Object.create(before, {
    ...Object.fromEntries(getters.map((name) => [name, { get: () => after[name] }])),
    page: { value: (id: never) => from(id).page(id) },
    article: { value: (id: never) => from(id).article(id) },
    text: { value: (id: never) => from(id).text(id) },
    added: { value: (id: never) => from(id).added(id) },
    note: { value: (id: never) => from(id).note(id) },
    template: {
      value: (id: never) => (changed.includes(templateFile(id)) ? after : before).template(id),
    },
  }) as Words
}

function mistakesIn(words: Words, texts: Texts): readonly ContentError[] {
  return mistakesOf(() =>
    runChecks(
      () => checkWords(words),
      () => void readTerms(memoryFiles(texts)),
    ),
  )
}

/** None while the files are missing or have mistakes. */
function warningsOf(
  words: Words,
  texts: Texts,
  files: readonly string[],
  signs: ReadonlySet<string> | undefined,
): readonly ContentError[] {
  let found: readonly ContentError[] = []
  mistakesOf(() => {
    found = warningsIn(words, memoryFiles(texts), files, signs)
  })
  return found
}
