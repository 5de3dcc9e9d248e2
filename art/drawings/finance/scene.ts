import { joints } from './joints.ts'
import type { Seen } from './seen.ts'
import { sky } from './sky.ts'
import { bridge, nearest, trees } from './solids.ts'
import { along, cross, dot, unit, type Vector } from './vector.ts'

const sun = unit([-0.55, 0.62, -0.56])
const eye: Vector = [-4.4, 2.9, -17.5]
const right = unit([17.5, 0, -4.6])
const forward = unit([4.6, -0.2, 17.5])
const up = cross(forward, right)

/** Ray-marched scene: a bridge of two arches over still water with hills behind. (u, v) from -1 to 1. */
export function look(u: number, v: number): Seen {
  const direction = unit(
    [0, 1, 2].map(
      (i) =>
        (forward[i] as number) + (right[i] as number) * u * 0.52 + (up[i] as number) * v * 0.36,
    ) as unknown as Vector,
  )
  return trace(eye, direction, true)
}

function trace(from: Vector, direction: Vector, mirror: boolean): Seen {
  const distance = march(from, direction)
  const toWater = direction[1] < 0 ? -from[1] / direction[1] : Infinity
  if (mirror && toWater < Math.min(distance, 60)) {
    const at = along(from, direction, toWater)
    // Small waves displace the reflection sideways, more of them in the foreground.
    const ripple = 0.035 * Math.sin(at[2] * 5 + Math.sin(at[0] * 0.9) * 2) * (1 - at[2] / 60)
    const up: Vector = [direction[0] + ripple, -direction[1] + Math.abs(ripple), direction[2]]
    const { tone } = trace(at, unit(up), false)
    return { surface: 'water', tone: 0.1 + 0.78 * tone }
  }
  if (distance > 70) return sky(direction)
  const at = along(from, direction, distance)
  const [bridgeAt, treeAt] = [bridge(at), trees(at)]
  const normal = gradient(at)
  const lit = march(along(at, normal, 0.04), sun) > 70 ? Math.max(0, dot(normal, sun)) : 0
  const open = 0.35 + 0.65 * Math.min(1, nearest(along(at, normal, 0.9)) / 0.9)
  const tone = 0.1 + 0.16 * open + 0.78 * lit
  if (treeAt < bridgeAt) return { surface: 'tree', tone: tone * 0.72 }
  return { surface: 'stone', tone: tone * joints(at) }
}

function march(from: Vector, direction: Vector): number {
  let distance = 0.02
  for (let i = 0; i < 160 && distance < 70; i += 1) {
    const step = nearest(along(from, direction, distance))
    if (step < 0.002 * (1 + distance * 0.2)) return distance
    distance += step * 0.72
  }
  return distance < 70 ? distance : Infinity
}

function gradient(at: Vector): Vector {
  const d = 0.004
  return unit(
    [0, 1, 2].map((i) => {
      const step = (sign: number) => at.map((value, k) => (k === i ? value + sign * d : value))
      return nearest(step(1) as unknown as Vector) - nearest(step(-1) as unknown as Vector)
    }) as unknown as Vector,
  )
}
