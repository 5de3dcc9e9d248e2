import type { Fields, Values } from '../../../../calculators/input/field.ts'
import type { Range } from '../../../../calculators/money/range.ts'
import type { ValueResult } from '../../../../calculators/value/computeValue.ts'
import { valueFields } from '../../../../calculators/value/valueFields.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'

type Cell = string | number

/**
 * Input and results as CSV (RFC 4180) in yen, years and multiples. The mark at the beginning tells spreadsheets
 * that it is UTF-8.
 */
export function valueCsv(
  result: ValueResult,
  values: Values<Fields>,
  words: ValueToolModel['value'],
): string {
  const { value, ways, steps } = words
  const ends = (label: string, { low, high }: Range): readonly Cell[] => [label, low, high]
  const rows: readonly (readonly Cell[])[] = [
    ...Object.keys(valueFields).map((name) => [
      words.fields[name as keyof typeof valueFields].label,
      values[name] ?? '',
    ]),
    [],
    [value.adjusted, result.adjusted.netAssets],
    [value.usedProfit, result.adjusted.profit],
    ends(value.byNetAssets.label, result.byNetAssets.value),
    ...(result.byMultiple ? [ends(value.byMultiple.label, result.byMultiple.value)] : []),
    ends(value.whole, result.whole),
    ...result.ways.flatMap(({ way, low, high, remains }) => {
      const names = [...new Set([...low.taxes, ...high.taxes].map(({ tax }) => tax))]
      const sum = (taxes: typeof low.taxes, name: string) =>
        taxes.reduce((all, { tax, amount }) => all + (tax === name ? amount : 0), 0)
      return [
        [],
        [ways[way].label],
        [ways.price, low.price, high.price],
        [ways.expenses, low.expenses, high.expenses],
        ...names.map((name) => [words.taxes[name], sum(low.taxes, name), sum(high.taxes, name)]),
        ends(ways.owner, remains),
      ]
    }),
    [],
    [steps.heading],
    ...result.steps.map(({ step, remains }) => ends(steps[step].label, remains)),
  ]
  return `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** Without the zero-width spaces that labels have for line breaks. */
function quoted(cell: Cell): string {
  return typeof cell === 'number'
    ? String(cell)
    : `"${cell.replaceAll('\u200b', '').replaceAll('"', '""')}"`
}
