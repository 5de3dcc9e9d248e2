/** Which answers a rule asks for: for each question the options that fit. All questions have to fit. */
export type Condition = Readonly<Record<string, readonly string[]>>

/** A question of the exit finder; it may stay unanswered. */
export interface Question<Text> {
  readonly id: string
  /** The question in a word or two. */
  readonly label: Text
  readonly ask: Text
  readonly options: readonly { readonly id: string; readonly label: Text }[]
}

/** Something that speaks for an exit. */
export interface Reason<Text> {
  /** Without a condition it always does. */
  readonly when?: Condition | undefined
  readonly text: Text
}

/** Something that is in an exit's way, with what would have to change. */
export interface Obstacle<Text> extends Reason<Text> {
  readonly change: Text
}

/** What is known of one exit. */
export interface ExitRule<Text> {
  /** The exit's id. */
  readonly exit: string
  readonly speaks: readonly Reason<Text>[]
  readonly hinders: readonly Obstacle<Text>[]
  readonly first: Text
  /** The id of the page to read. */
  readonly page: string
}

/**
 * The rules of the exit finder: data of content/, shown openly to visitors.
 * @typeParam Text a text in one language, or in both
 */
export interface ExitRules<Text = string> {
  readonly questions: readonly Question<Text>[]
  readonly exits: readonly ExitRule<Text>[]
}
