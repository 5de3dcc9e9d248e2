import type { EstateWords } from './words.ts'

/** A room's use; rooms without a label are recognised by their fixtures. */
export type RoomKind = keyof EstateWords['rooms'] | 'water' | 'closet' | 'stairs'

/** Kind, left, top, width, depth; then the size in tatami mats if the plan states it. */
export type Room = readonly [RoomKind, number, number, number, number, number?]

/** A floor plan; lengths are in units of 0.91 m, the top is north. */
export interface FloorPlan {
  readonly floors: readonly (readonly [number, number, number, number])[]
  readonly rooms: readonly Room[]
  /** Hinge and quadrant, clockwise from east, into which the door opens. */
  readonly doors: readonly (readonly [number, number, 0 | 1 | 2 | 3])[]
  /** Start and length; negative lengths are vertical. */
  readonly windows: readonly (readonly [number, number, number])[]
}
