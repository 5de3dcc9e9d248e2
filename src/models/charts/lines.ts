/** Values over time, drawn as lines; places are percentages of the drawing, from the left and from the top. */
export interface Lines {
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  /** Lines of equal value; none below a filled curve, which begins at zero. */
  readonly grid: readonly { readonly at: number; readonly label: string }[]
  readonly lines: readonly {
    readonly name: string
    readonly points: readonly Place[]
    /** The first and the last value as printed. */
    readonly ends: readonly [string, string]
  }[]
  /** Where two lines meet. */
  readonly crossing: Place | null
}

type Place = readonly [x: number, y: number]

interface Line {
  readonly name: string
  /** In order of time. */
  readonly points: readonly {
    readonly year: number
    readonly value: number
    /** As printed. */
    readonly text: string
  }[]
}

/** In the measure of the values. */
const step = 5

/**
 * Places lines on a common scale of years and values.
 * @param options `fromZero` for areas, whose height is the value; else the scale begins below the least value
 */
export function linesOf(
  lines: readonly Line[],
  { unit = '', fromZero = false }: { unit?: string; fromZero?: boolean },
): Lines {
  const all = lines.flatMap(({ points }) => points)
  const years = [...new Set(all.map(({ year }) => year))].sort((a, b) => a - b)
  const [first = 0, last = 1] = [years[0], years.at(-1)]
  const values = all.map(({ value }) => value)
  // The value at the lowest point is written below it.
  const low = fromZero ? 0 : Math.floor(Math.min(...values) / step - 0.5) * step
  const high = Math.ceil(Math.max(...values) / step) * step
  const across = (year: number) => round((year - first) / (last - first))
  const down = (value: number) => round((high - value) / (high - low))
  const placed = lines.map(({ name, points }) => ({
    name,
    points: points.map(({ year, value }): Place => [across(year), down(value)]),
    ends: [points[0]?.text ?? '', points.at(-1)?.text ?? ''] as const,
  }))
  const levels = Array.from({ length: (high - low) / step + 1 }, (_, at) => low + at * step)
  const [one, other] = placed
  return {
    ticks: years.map((year) => ({ at: across(year), label: String(year) })),
    grid: fromZero ? [] : levels.map((value) => ({ at: down(value), label: value + unit })),
    lines: placed,
    crossing: one && other ? crossing(one.points, other.points) : null,
  }
}

/** The first place where two lines of the same years meet. */
function crossing(one: readonly Place[], other: readonly Place[]): Place | null {
  for (const [at, [x, y]] of one.entries()) {
    const [next, their, theirNext] = [one[at + 1], other[at], other[at + 1]]
    if (!next || !their || !theirNext) return null
    const before = y - their[1]
    const after = next[1] - theirNext[1]
    if (before * after > 0) continue
    const share = before === after ? 0 : before / (before - after)
    return [x + share * (next[0] - x), y + share * (next[1] - y)]
  }
  return null
}

function round(share: number): number {
  return Math.round(share * 1000) / 10
}
