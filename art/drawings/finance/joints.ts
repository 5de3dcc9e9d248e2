import type { Vector } from './vector.ts'

/** Brightness of the masonry's joints, 1 elsewhere: courses in the wall, wedges around the arches. */
export function joints([x, y, z]: Vector): number {
  const [cx, cy] = [Math.abs(x) - 2.75, y - 0.1]
  const r = Math.hypot(cx, cy)
  if (z > -0.99) return 1
  const line = (value: number, size: number) =>
    Math.abs(value / size - Math.round(value / size)) * size
  if (r < 2.95) {
    const wedge = line(Math.atan2(cy, cx), Math.PI / 15) * r
    return wedge < 0.05 || r > 2.87 ? 0.35 : 1
  }
  const course = Math.floor(y / 0.42)
  const stone = line(x + (course % 2) * 0.45, 0.9)
  return line(y, 0.42) < 0.035 || stone < 0.04 ? 0.45 : 1
}
