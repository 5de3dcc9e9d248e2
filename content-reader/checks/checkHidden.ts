import { type FixedPageId, isFixedPage, neededPages, table } from '../../routing/table.ts'
import { dataFiles } from '../data.ts'
import { ContentError, runChecks } from '../error.ts'
import { problems } from '../problems.ts'
import type { Words } from '../words.ts'

/**
 * Pages that the site's code links to stay public.
 * @throws ContentErrors
 */
export function checkHidden({ hidden }: Words): void {
  const withdrawn = [...hidden.keys()].filter((id) => hidden.get(id) === 'withdrawn')
  const fixed = withdrawn.filter((id): id is FixedPageId => isFixedPage(id))
  runChecks(
    ...fixed.map((id) => () => {
      const canHide = ['essay', 'service', 'plain'].includes(table[id].kind)
      if (canHide && !neededPages.includes(id)) return
      throw new ContentError(`pages/${id}.{ja,en}.md`, problems.pageNeeded(id), ['withdrawn'])
    }),
  )
}

/**
 * No address is redirected twice, or while a page has it. An entry for a page that still has the address takes
 * effect when the page moves. Chains and circles cannot be: entries lead to pages, not to addresses.
 * @throws ContentErrors
 */
export function checkRedirects(
  { redirects: { moved } }: Words,
  owners: ReadonlyMap<string, string>,
) {
  runChecks(
    ...moved.map(({ old, page }, at) => () => {
      const fail = (problem: ReturnType<typeof problems.movedTwice>) => {
        throw new ContentError(dataFiles.redirects.file, problem, ['moved', at, 'old'])
      }
      const owner = owners.get(old)
      if (owner && owner !== page) fail(problems.addressInUse(old, owner))
      if (moved.findIndex((each) => each.old === old) !== at) fail(problems.movedTwice(old))
    }),
  )
}
