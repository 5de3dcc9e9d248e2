import courtPlan from './drawings/court-plan.svg?url'
import courtSection from './drawings/court-section.svg?url'
import narrowPlan from './drawings/narrow-plan.svg?url'
import narrowSection from './drawings/narrow-section.svg?url'
import readingPlan from './drawings/reading-plan.svg?url'
import readingSection from './drawings/reading-section.svg?url'

/** A drawing of a work, with its size in the drawing's own units. */
export interface Drawing {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Plan and section of each work, in the order of the words. */
export const drawings: readonly { readonly plan: Drawing; readonly section: Drawing }[] = [
  {
    plan: { src: courtPlan, width: 1638, height: 1274 },
    section: { src: courtSection, width: 1680, height: 830 },
  },
  {
    plan: { src: narrowPlan, width: 1560, height: 950 },
    section: { src: narrowSection, width: 1640, height: 1230 },
  },
  {
    plan: { src: readingPlan, width: 3200, height: 1260 },
    section: { src: readingSection, width: 1540, height: 800 },
  },
]

/** Drawings of the courtyard house, shown large on the cover and the second sheet. */
export const court = {
  plan: { src: courtPlan, width: 1638, height: 1274 },
  section: { src: courtSection, width: 1680, height: 830 },
} as const
