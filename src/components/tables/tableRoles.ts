/**
 * Explicit ARIA roles for a `LaidOutTable`: Safari drops table semantics if CSS changes the display of rows
 * or cells.
 */
export const tableRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
}
