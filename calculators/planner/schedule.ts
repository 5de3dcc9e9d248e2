/** How long something takes: from … to … months, whole numbers. */
export type Months = readonly [least: number, most: number]

/** A piece of work before the handover. */
export interface Step<Text> {
  readonly id: string
  readonly label: Text
  readonly text: Text
  readonly months: Months
  /** The step that needs this one done, or the handover itself. */
  readonly before?: string | undefined
  /** What can be shortened when it is late. */
  readonly shorten: Text
  /** Where the duration comes from. */
  readonly basis: 'site' | 'guideline' | 'law' | 'exchange' | 'practice'
}

/** Something that goes on after the handover. */
export interface Aftermath<Text> {
  readonly id: string
  readonly label: Text
  readonly text: Text
  /** Left out where it has no fixed end. */
  readonly months?: Months | undefined
  /** The fixed date up to which the handover has to be for it to follow; left out where it always does. */
  readonly by?: string | undefined
}

/** The steps to one exit. */
export interface Schedule<Text = string> {
  /** The exit's id. */
  readonly exit: string
  /** What the day is called that the steps lead to: handover, listing, completion. */
  readonly day: Text
  readonly steps: readonly Step<Text>[]
  readonly after: readonly Aftermath<Text>[]
}

/** A date that the law has fixed. */
export interface FixedDate<Text = string> {
  readonly id: string
  /** E.g. 2027-09-30. */
  readonly date: string
  readonly label: Text
  readonly text: Text
  /** Whether it is the first day of something, and not the last. */
  readonly begins?: boolean | undefined
  /** What to say where the handover is after the date, or on the first day of something. */
  readonly missed: Text
  /** The exits that it matters to. */
  readonly exits: readonly string[]
  /** The id of the law. */
  readonly law: string
}
