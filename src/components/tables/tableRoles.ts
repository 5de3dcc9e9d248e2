/**
 * What the parts of a `LaidOutTable` are, in words: where rows or cells are laid out otherwise, Safari forgets that
 * they are a table's.
 */
export const tableRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
}
