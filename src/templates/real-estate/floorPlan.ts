import type { EstateWords } from './words.ts'

/** What a room is for; those without a name are recognised by what is in them. */
export type RoomKind = keyof EstateWords['rooms'] | 'water' | 'closet' | 'stairs'

/** Kind, left, top, width, depth; then its size in tatami mats where the plan says it. */
export type Room = readonly [RoomKind, number, number, number, number, number?]

/** A floor plan; lengths are in units of 0.91 m, the top is north. */
export interface FloorPlan {
  readonly floors: readonly (readonly [number, number, number, number])[]
  readonly rooms: readonly Room[]
  /** Hinge and quarter, clockwise from the east, in which the door opens. */
  readonly doors: readonly (readonly [number, number, 0 | 1 | 2 | 3])[]
  /** Start and length; negative lengths run down instead of to the right. */
  readonly windows: readonly (readonly [number, number, number])[]
}
