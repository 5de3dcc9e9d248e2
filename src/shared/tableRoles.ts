/**
 * What the parts of a table are, in words: where its rows or cells are laid out otherwise, Safari forgets that they
 * are one.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
}
