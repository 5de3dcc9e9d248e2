import { localAddress } from '../../routing/address.ts'
import { languages } from '../../routing/language.ts'
import { type AddedId, fixedRoutes, isFixedPage, type PageId } from '../../routing/table.ts'
import { templateIds } from '../../routing/templates.ts'
import { type DataName, dataFiles } from '../data.ts'
import { ContentError, runChecks } from '../error.ts'
import { type Problem, problems } from '../problems.ts'
import { templateFile } from '../readTemplate.ts'
import type { Words } from '../words.ts'
import { checkCharts, checkFigures } from './checkFigures.ts'
import { checkHidden, checkRedirects } from './checkHidden.ts'
import { checkIds } from './checkIds.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'
import { checkNote, checkText } from './checkText.ts'
import { checkTools } from './checkTools.ts'

/**
 * Reads everything in `content/` and checks every reference.
 * @throws ContentErrors with all mistakes at once
 */
export function checkWords(words: Words): void {
  const added = everyAdded(words)
  const ids = [...fixedRoutes.map(({ id }) => id), ...added]
  const data = Object.keys(dataFiles) as DataName[]
  runChecks(
    ...data.flatMap((name) => [
      () => checkIds(words, name),
      () => checkPlaceholders(dataFiles[name].file, words[name]),
    ]),
    ...templateIds.map((id) => () => checkPlaceholders(templateFile(id), words.template(id))),
    () => checkFigures(words),
    () => checkCharts(words),
    () => checkTools(words),
    () => checkAddresses(words),
    () => checkNames(words),
    () => checkHidden(words),
    ...added.map((id) => () => checkParents(words, id)),
    ...ids.map((id) => () => checkPage(words, id)),
    ...words.everyNote.flatMap((id) =>
      languages.map((language) => () => checkNote(words, id, language)),
    ),
  )
}

/**
 * Also those that are not public, so that they can be made so at any time. Sorted, because the editor gives a new
 * page with a taken address that name and a number: the new one is then at fault.
 */
function everyAdded({ everyArticle, everyText }: Words): AddedId[] {
  return [...everyArticle, ...everyText].toSorted()
}

/** Every file in content/pages, content/articles and content/texts belongs to one page. */
function checkNames(words: Words): void {
  const { pageIds, strayFiles } = words
  const fail =
    (file: string, problem: Problem, ...keys: string[]) =>
    () => {
      throw new ContentError(file, problem, keys)
    }
  runChecks(
    ...strayFiles.map((file) => fail(file, problems.strayFile())),
    ...pageIds
      .filter((id) => !isFixedPage(id))
      .map((id) => fail(`pages/${id}.ja.md`, problems.noAddress())),
    ...words.everyArticle
      .filter((id) => isFixedPage(id))
      .map((id) => fail(`articles/${id}.ja.md`, problems.pageHasName(id), 'address')),
    ...words.everyText
      .filter((id) => isFixedPage(id) || words.everyArticle.some((each) => String(each) === id))
      .map((id) => fail(`texts/${id}.ja.md`, problems.pageHasName(id), 'address')),
  )
}

const reserved = ['/admin', '/components', '/fonts', '/healthz', '/pictures', '/previews']

/** No two pages share an address in any language. */
function checkAddresses(words: Words): void {
  // The server answers /404 with status 404; /index and /ja lead to the home page.
  const owners = new Map<string, string>([
    ['/404', 'notFound'],
    // The editor, what the hosts answer themselves, and folders of the built site.
    ...reserved.map((path) => [path, 'site'] as const),
    ['/index', 'home'],
    ['/ja', 'home'],
  ])
  const addresses = (path: `/${string}`) =>
    languages.map((language) => localAddress(path, language))
  for (const { id, path } of fixedRoutes) {
    for (const address of addresses(path)) owners.set(address, id)
  }
  runChecks(
    ...everyAdded(words).map((id) => () => {
      const { file, address } = words.added(id).ja
      const taken = addresses(address).find((each) => owners.has(each))
      if (taken) {
        const problem = problems.addressTaken(taken, String(owners.get(taken)))
        throw new ContentError(file, problem, ['address'])
      }
      for (const each of addresses(address)) owners.set(each, id)
    }),
  )
  const kept = [...owners].filter(([, id]) => words.hidden.get(id as PageId) !== 'withdrawn')
  checkRedirects(words, new Map(kept))
}

/** Parents end in the route table and form no cycle. */
function checkParents(words: Words, id: AddedId): void {
  const way: string[] = [id]
  for (let at: PageId = id; !isFixedPage(at); way.push(at)) {
    at = words.added(at).ja.parent
    if (way.includes(at)) {
      const problem = problems.parentCycle(...way, at)
      throw new ContentError(words.added(id).ja.file, problem, ['parent'])
    }
  }
}

function checkPage(words: Words, id: PageId): void {
  runChecks(...languages.map((language) => () => checkText(words, id, language)))
}
