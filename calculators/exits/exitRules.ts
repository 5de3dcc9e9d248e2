/** For each question, the options that match; all questions must match. */
export type Condition = Readonly<Record<string, readonly string[]>>

export interface Question<Text> {
  readonly id: string
  /** The question in one or two words. */
  readonly label: Text
  readonly ask: Text
  readonly options: readonly {
    readonly id: string
    readonly label: Text
    /** Until the handover, for the planner; only where the question is about time. */
    readonly months?: number | undefined
  }[]
}

export interface Reason<Text> {
  /** Without a condition it always applies. */
  readonly when?: Condition | undefined
  readonly text: Text
}

/** An obstacle to an exit, with what would have to change. */
export interface Obstacle<Text> extends Reason<Text> {
  readonly change: Text
}

export interface ExitRule<Text> {
  readonly exit: string
  readonly speaks: readonly Reason<Text>[]
  readonly hinders: readonly Obstacle<Text>[]
  readonly first: Text
  /** Id of the page to read. */
  readonly page: string
}

/**
 * The rules of the exit finder, from content/; visitors can read all of them. @typeParam Text one language,
 * or both
 */
export interface ExitRules<Text = string> {
  readonly questions: readonly Question<Text>[]
  readonly exits: readonly ExitRule<Text>[]
}
