import type { Vector } from './vector.ts'

/** Signed distance to the bridge and its banks. */
export function bridge(at: Vector): number {
  const [x, y, z] = at
  const crown = 3.95 - 0.022 * x * x
  const wall = Math.max(Math.abs(z) - 1, y - crown, Math.abs(x) - 13)
  const arch = 2.4 - Math.hypot(Math.abs(x) - 2.75, y - 0.1)
  const parapet = box([x, y - crown - 0.42, Math.abs(z) - 0.9], [13, 0.09, 0.11])
  const posts = box([fold(x, 1.3), y - crown - 0.3, Math.abs(z) - 0.9], [0.1, 0.36, 0.13])
  const coping = box([x, y - crown + 0.05, Math.abs(z) - 0.98], [13, 0.08, 0.14])
  const pier = box([x, y - 0.4, Math.abs(z) - 1], [0.42, 0.75, 0.5])
  const banks = Math.max(
    6.9 - Math.abs(x) + Math.max(0, -z) * 0.1,
    y - 1.5 - Math.max(0, z) * 0.05,
    -z - 9,
  )
  return Math.min(Math.max(wall, arch), parapet, posts, coping, pier, banks)
}

/** Distance to the nearest tree. */
export function trees(at: Vector): number {
  const [x, y, z] = at
  const crown = (cx: number, cy: number, cz: number, r: number) =>
    Math.hypot(x - cx, (y - cy) * 1.35, z - cz) -
    r -
    0.16 * Math.sin(x * 4.1 + 1) * Math.sin(y * 5.3) * Math.sin(z * 4.7)
  const trunk = Math.max(Math.hypot(x + 7.6 + 0.25 * Math.sin(y), z - 4) - 0.22, y - 6.6)
  return Math.min(
    trunk,
    crown(-7.8, 6.7, 4, 1.5),
    crown(-9.1, 5.8, 4.3, 1.3),
    crown(-6.5, 5.8, 4, 1.1),
    crown(-7.7, 4.9, 4.4, 1.2),
    crown(9, 2.9, 5, 1.7),
    crown(11.4, 3.6, 7, 2.3),
    crown(7.3, 2.3, 5, 1.1),
  )
}

/** Distance to the nearest object. */
export const nearest = (at: Vector) => Math.min(bridge(at), trees(at))

function box(at: Vector, half: Vector): number {
  const q = at.map((value, i) => Math.abs(value) - (half[i] as number))
  const outside = Math.hypot(...q.map((value) => Math.max(0, value)))
  return outside + Math.min(0, Math.max(...q))
}

const fold = (value: number, period: number) => value - period * Math.round(value / period)
