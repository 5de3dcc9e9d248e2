export type Point = readonly [x: number, y: number]

const short = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
const join = (numbers: readonly number[]) => numbers.map(short).join(' ').replaceAll(' -', '-')

/**
 * A smooth closed curve through points, as the `d` of an SVG path: Catmull-Rom's tangents, written as
 * relative cubic Béziers.
 */
function closedCurve(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] as Point
  let [x, y] = at(0).map((value) => Math.round(value * 10) / 10) as [number, number]
  let d = `M${join([x, y])}c`
  for (let i = 0; i < points.length; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const [x1, y1] = [from[0] + (to[0] - before[0]) / 6 - x, from[1] + (to[1] - before[1]) / 6 - y]
    const [x2, y2] = [to[0] - (after[0] - from[0]) / 6 - x, to[1] - (after[1] - from[1]) / 6 - y]
    // Rounded steps, so that errors do not accumulate.
    const [dx, dy] = [Math.round((to[0] - x) * 10) / 10, Math.round((to[1] - y) * 10) / 10]
    d += (i > 0 ? ' ' : '') + join([x1, y1, x2, y2, dx, dy])
    x += dx
    y += dy
  }
  return `${d}z`
}

/** The curve that a rosette is woven of: a circle of `radius` with `petals` waves of `depth`. */
export function petalCurve(radius: number, depth: number, petals: number, phase = 0): string {
  const count = petals * 6
  return closedCurve(
    Array.from({ length: count }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / count
      const r = radius + depth * Math.cos(petals * angle + phase)
      return [r * Math.cos(angle), r * Math.sin(angle)]
    }),
  )
}

/** One period of a wave across `length`, beginning at `phase` (radians), for a band that repeats. */
export function wave(length: number, y: number, height: number, phase: number): string {
  // One cubic approximates a quarter of a sine well.
  const at = (t: number) => y + height * Math.sin(phase + 2 * Math.PI * t)
  const slope = (t: number) => ((height * 2 * Math.PI) / length) * Math.cos(phase + 2 * Math.PI * t)
  const third = length / 12
  let d = `M0 ${short(at(0))}`
  for (let i = 0; i < 4; i += 1) {
    const [from, to] = [i / 4, (i + 1) / 4]
    const [y1, y2] = [at(from) + slope(from) * third, at(to) - slope(to) * third]
    d += `C${join([from * length + third, y1, to * length - third, y2, to * length, at(to)])}`
  }
  return d
}
