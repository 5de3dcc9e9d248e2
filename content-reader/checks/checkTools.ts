import { dataFiles } from '../data.ts'
import { ContentError, runChecks } from '../error.ts'
import { problems } from '../problems.ts'
import type { Words } from '../words.ts'

/**
 * The tools have all exits in the order of data/exits.yaml, and each date names an existing law.
 * @throws ContentErrors
 */
export function checkTools({ exits, exitFinder, planner, tools }: Words): void {
  const known = exits.items.map(({ id }) => id)
  const sameOrder = (file: string, key: string, ids: readonly string[]) => () => {
    if (ids.join() === known.join()) return
    const problem = problems.exitsInOtherOrder(ids.join(', '), known.join(', '))
    throw new ContentError(file, problem, [key])
  }
  const { file } = dataFiles.planner
  runChecks(
    sameOrder(
      dataFiles.exitFinder.file,
      'exits',
      exitFinder.exits.map(({ exit }) => exit),
    ),
    sameOrder(
      file,
      'schedules',
      planner.schedules.map(({ exit }) => exit),
    ),
    ...planner.dates.flatMap(({ exits: those, law }, at) => [
      () => {
        const unknown = those.find((each) => !known.includes(each))
        if (!unknown) return
        throw new ContentError(file, problems.noExit(unknown), ['dates', at, 'exits'])
      },
      () => {
        if (tools.laws[law]) return
        throw new ContentError(file, problems.noLaw(law), ['dates', at, 'law'])
      },
    ]),
  )
}
