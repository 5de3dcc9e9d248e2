/** A duration in whole months. */
export type Months = readonly [least: number, most: number]

/** A step before the handover. */
export interface Step<Text> {
  readonly id: string
  readonly label: Text
  readonly text: Text
  readonly months: Months
  /** Id of the step that depends on this one; the handover by default. */
  readonly before?: string | undefined
  /** How it can be shortened if it is late. */
  readonly shorten: Text
  /** Source of the duration. */
  readonly basis: 'site' | 'guideline' | 'law' | 'exchange' | 'practice'
}

/** Work that continues after the handover. */
export interface Aftermath<Text> {
  readonly id: string
  readonly label: Text
  readonly text: Text
  /** Absent if it has no fixed end. */
  readonly months?: Months | undefined
  /** Id of the legal date up to which the handover must happen for this to follow; absent if it always does. */
  readonly by?: string | undefined
}

export interface Schedule<Text = string> {
  readonly exit: string
  /** What the target day is called: handover, listing, completion. */
  readonly day: Text
  readonly steps: readonly Step<Text>[]
  readonly after: readonly Aftermath<Text>[]
}

export interface FixedDate<Text = string> {
  readonly id: string
  /** E.g. 2027-09-30. */
  readonly date: string
  readonly label: Text
  readonly text: Text
  /** True for the first day of something, false for a last day. */
  readonly begins?: boolean | undefined
  /** Text for a handover after the date, or for a first day on or after it. */
  readonly missed: Text
  readonly exits: readonly string[]
  readonly law: string
}
