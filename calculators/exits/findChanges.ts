import type { ExitFinding } from './findExits.ts'

/** A point that other answers brought up, or took away. */
export interface ChangedPoint<Text> {
  readonly kind: 'speaks' | 'hinders'
  readonly gone: boolean
  readonly text: Text
}

export interface ExitChange<Text> {
  readonly exit: string
  readonly points: readonly ChangedPoint<Text>[]
}

/**
 * What differs between the findings for two sets of answers: what is new first, then what is gone.
 * @param before findings of the same rules as `after`
 * @returns only exits for which something changed, in the order of the rules
 */
export function findChanges<Text>(
  before: readonly ExitFinding<Text>[],
  after: readonly ExitFinding<Text>[],
): readonly ExitChange<Text>[] {
  return after.flatMap((now, at) => {
    const then = before[at]
    if (!then) return []
    const points = [
      ...missing(now, then).map((point) => ({ ...point, gone: false })),
      ...missing(then, now).map((point) => ({ ...point, gone: true })),
    ]
    return points.length > 0 ? [{ exit: now.exit, points }] : []
  })
}

/** The points of one finding that another lacks. */
function missing<Text>(from: ExitFinding<Text>, other: ExitFinding<Text>) {
  const kept = new Set(pointsOf(other).map(({ text }) => text))
  return pointsOf(from).filter(({ text }) => !kept.has(text))
}

function pointsOf<Text>({ speaks, hinders }: ExitFinding<Text>) {
  return [
    ...speaks.map((text) => ({ kind: 'speaks', text }) as const),
    ...hinders.map(({ text }) => ({ kind: 'hinders', text }) as const),
  ]
}
