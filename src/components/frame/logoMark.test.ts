import { expect, test } from 'vitest'
import { mark } from '../../../art/mark.ts'

/** The points of a path with the commands M, L, H, A, V and Z, as `x,y` in tenths, sorted. */
function points(path: string): string[] {
  let [x, y] = [0, 0]
  const found = new Set<string>()
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const given = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const relative = command === command.toLowerCase()
    const along = (from: number, by = 0) => (relative ? from + by : by)
    const kind = command.toUpperCase()
    if (kind === 'H') x = along(x, given[0])
    else if (kind === 'V') y = along(y, given[0])
    else if (kind !== 'Z') [x, y] = [along(x, given.at(-2)), along(y, given.at(-1))]
    found.add(`${Math.round(x * 10)},${Math.round(y * 10)}`)
  }
  return [...found].sort()
}

test("the logo's mark is its right half and a mirror image of it", () => {
  const right = points(mark.right)
  const left = right.map((point) =>
    point.replace(/^-?\d+/, (x) => `${mark.width * 10 - Number(x)}`),
  )
  expect(points(mark.stones)).toEqual([...new Set([...right, ...left])].sort())
})
