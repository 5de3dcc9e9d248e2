import type { Seen } from './seen.ts'
import type { Vector } from './vector.ts'

/** The sky with its mountain and hills, as a ray in this direction sees them. */
export function sky([x, y, z]: Vector): Seen {
  const bearing = x / z
  const height = y / z
  // One great mountain and a range of lower hills, both with a drawn contour.
  const peak = 0.305 - Math.abs(bearing - 0.2) ** 0.86 * 0.6
  const great = Math.min(peak, 0.262 + 0.006 * Math.sin(bearing * 110))
  const hills = 0.085 + 0.024 * Math.sin(bearing * 9 + 1) + 0.01 * Math.sin(bearing * 23)
  if (height < hills) {
    const slope = 0.42 + 0.2 * Math.sin(bearing * 60 + height * 130)
    return { surface: 'hill', tone: hills - height < 0.003 ? 0 : slope }
  }
  if (height < great) {
    const folds = 0.03 * Math.sin(height * 60) + 0.012 * Math.sin(height * 170)
    const shade = bearing > 0.2 + folds ? 0.3 : 0.82
    const snow = 0.2 + 0.022 * Math.sin(bearing * 62) + 0.014 * Math.sin(bearing * 141)
    const tone = height > snow ? shade * 0.42 + 0.58 : shade * 0.8
    return { surface: 'far', tone: great - height < 0.0028 ? 0 : tone }
  }
  const cloud = Math.sin(bearing * 6 + 3.4) * Math.sin(height * 34 + bearing * 5)
  return { surface: 'sky', tone: cloud > 0.35 ? 1 : 0.5 + height * 1.1 }
}
