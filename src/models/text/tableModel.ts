/** A label and a text for each further column. */
export interface TableRow<Cell = string> {
  readonly id: string
  readonly label: string
  /** A remark below the label. */
  readonly text?: string
  readonly cells: readonly Cell[]
  /** Whether the last cell reports something due or late. */
  readonly state?: 'ahead' | 'due' | 'late'
}

/** A table whose rows become blocks on phones. */
export interface TableModel<Cell = string> {
  /** A heading for the labels and for each cell. */
  readonly heads: readonly string[]
  readonly rows: readonly TableRow<Cell>[]
}
