import { dataFiles } from '../data.ts'
import { ContentError, runChecks } from '../error.ts'
import type { Words } from '../words.ts'

/**
 * The tools have all exits in the order of data/exits.yaml, and each date names an existing law.
 * @throws ContentErrors
 */
export function checkTools({ exits, exitFinder, planner, tools }: Words): void {
  const known = exits.items.map(({ id }) => id)
  const fail = (file: string, problem: string) => {
    throw new ContentError(file, problem)
  }
  const sameOrder = (file: string, key: string, ids: readonly string[]) => () => {
    if (ids.join() === known.join()) return
    fail(file, `${key}: its exits are ${ids.join(', ')}: write ${known.join(', ')}.`)
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
    ...planner.dates.flatMap(({ id, exits: those, law }) => [
      () => {
        const unknown = those.find((each) => !known.includes(each))
        if (unknown) fail(file, `dates.${id}: there is no exit "${unknown}".`)
      },
      () => {
        if (tools.laws[law]) return
        fail(file, `dates.${id}.law: there is no law "${law}" in content/${dataFiles.tools.file}.`)
      },
    ]),
  )
}
