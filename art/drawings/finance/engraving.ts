import { look } from './scene.ts'
import type { Seen, Surface } from './seen.ts'

/** One set of parallel lines of a surface: the darker the tone, the wider they are cut. */
interface Hatch {
  readonly surfaces: readonly Surface[]
  /** Angle to the horizontal, in degrees. */
  readonly angle: number
  readonly spacing: number
  /** The tones at which a line begins and at which it is widest: 0 is ink, 1 is paper. */
  readonly from: number
  readonly to: number
}

const size = { width: 600, height: 400 }
const levels = 6
/** Sampling distance along a line. */
const step = 1.7
/** Half the length of a line that crosses the picture at any angle. */
const reach = Math.ceil(Math.hypot(size.width, size.height) / 2)

const hatches: readonly Hatch[] = [
  { surfaces: ['sky'], angle: 0, spacing: 4.2, from: 1, to: -0.6 },
  { surfaces: ['far'], angle: 56, spacing: 3.4, from: 1, to: 0 },
  { surfaces: ['hill'], angle: -24, spacing: 3.2, from: 0.95, to: 0 },
  { surfaces: ['stone'], angle: -64, spacing: 3.1, from: 0.95, to: -0.05 },
  { surfaces: ['stone', 'hill'], angle: 18, spacing: 3.1, from: 0.5, to: -0.15 },
  { surfaces: ['water'], angle: 0, spacing: 2.7, from: 0.98, to: 0 },
  { surfaces: ['tree'], angle: 38, spacing: 2.6, from: 0.9, to: 0 },
  { surfaces: ['tree', 'stone'], angle: -38, spacing: 2.6, from: 0.36, to: -0.1 },
]

/** The bridge as a line engraving in an oval, 600 by 400 units: nothing but straight cuts of several widths. */
export function vignette(ink: string): string {
  const seen = view()
  const groups = hatches.map((hatch) => {
    const cuts = Array.from({ length: levels }, (): Cut[] => [])
    for (let row = 0; row * hatch.spacing < 2 * reach; row += 1) cutRow(hatch, row, seen, cuts)
    const paths = cuts.map((all, i) => {
      // In the group's coordinates, where rows are one unit apart.
      const width = Math.round(((i + 1) / levels) * 860) / 1000
      return all.length > 0 ? `<path stroke-width="${width}" d="${drawn(all)}"/>` : ''
    })
    const place = `translate(300 200)rotate(${hatch.angle})translate(-${reach} -${reach})scale(${step} ${hatch.spacing})`
    return `<g transform="${place}">${paths.join('')}</g>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 600 400" fill="none" stroke="${ink}">` +
    `${groups.join('')}${rings}</svg>\n`
  )
}

/** The oval's frame. */
const rings = [
  [292, 194.5, 0.8],
  [295, 196.7, 2],
  [299, 199.4, 0.6],
]
  .map(
    ([rx, ry, width]) =>
      `<ellipse cx="300" cy="200" rx="${rx}" ry="${ry}" stroke-width="${width}"/>`,
  )
  .join('')

/** A cut of one width: its row, the step at which it begins, and how many steps long it is. */
interface Cut {
  readonly row: number
  readonly start: number
  readonly length: number
}

/** Adds the cuts of one row, in the hatch's rotated coordinates, to those of equal width. */
function cutRow(hatch: Hatch, row: number, seen: View, cuts: readonly Cut[][]): void {
  const turn = (hatch.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const y = row * hatch.spacing - reach
  const steps = Math.ceil((2 * reach) / step)
  let [level, start] = [0, 0]
  for (let at = 0; at <= steps; at += 1) {
    const x = at * step - reach
    const next =
      at < steps ? levelAt(hatch, seen(300 + x * cos - y * sin, 200 + x * sin + y * cos)) : 0
    if (next === level) continue
    if (level > 0) cuts[level - 1]?.push({ row, start, length: at - start })
    level = next
    start = at
  }
}

/** Relative coordinates: small whole numbers compress best. */
function drawn(cuts: readonly Cut[]): string {
  let [x, y] = [0, 0]
  return cuts
    .map(({ row, start, length }) => {
      const moved = `m${start - x} ${row - y}h${length}`
      ;[x, y] = [start + length, row]
      return moved
    })
    .join('')
}

function levelAt({ surfaces, from, to }: Hatch, seen: Seen | null): number {
  if (!seen || !surfaces.includes(seen.surface)) return 0
  const share = (from - seen.tone) / (from - to)
  return Math.max(0, Math.min(levels, Math.round(share * levels)))
}

type View = (x: number, y: number) => Seen | null

/** Samples every unit of the picture once; outside the oval there is nothing. */
function view(): View {
  const known = new Map<number, Seen>()
  return (x, y) => {
    const [column, row] = [Math.round(x), Math.round(y)]
    const [u, v] = [(column - 300) / 300, (200 - row) / 200]
    if (u * u + v * v > 0.94) return null
    const key = row * 1000 + column
    const seen = known.get(key) ?? look(u, v)
    known.set(key, seen)
    return seen
  }
}
