/** A row of a table: what it is about, and a text for each further column. */
export interface TableRow {
  readonly id: string
  readonly label: string
  /** What there is to know about it, below its label. */
  readonly text?: string
  readonly cells: readonly string[]
  /** Whether the last cell says that something is due or late. */
  readonly state?: 'ahead' | 'due' | 'late'
}

/** A table whose rows are laid out one below the other on phones. */
export interface TableModel {
  /** A head for the labels and one for each cell. */
  readonly heads: readonly string[]
  readonly rows: readonly TableRow[]
}
