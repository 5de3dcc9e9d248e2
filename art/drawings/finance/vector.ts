/** A point or direction: right, up, away from the viewer. */
export type Vector = readonly [number, number, number]

/** The point on a ray at a distance. */
export function along(from: Vector, direction: Vector, distance: number): Vector {
  return from.map((value, i) => value + (direction[i] as number) * distance) as unknown as Vector
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(v: Vector): Vector {
  const length = Math.hypot(...v)
  return v.map((value) => value / length) as unknown as Vector
}
