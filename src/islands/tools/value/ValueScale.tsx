import type { Range } from '../../../../calculators/money/range.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import type { ValueResult } from '../../../../calculators/value/computeValue.ts'
import { LaidOutTable } from '../../../components/tables/LaidOutTable.tsx'
import { tableRoles } from '../../../components/tables/tableRoles.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { Unbroken } from '../form/Unbroken.tsx'
import type { Amounts } from '../result/amounts.ts'
import { placeOn, scaleOf } from './scale.ts'
import styles from './ValueScale.module.css'

interface ValueScaleProps {
  readonly result: ValueResult
  /** The entered price, if any. */
  readonly price: Yen | null
  readonly words: ValueToolModel['value']
  readonly amounts: Amounts
}

interface Row {
  readonly label: string
  /** What the range consists of. */
  readonly parts?: readonly (readonly [label: string, amount: string])[]
  readonly text: string
  /** The range of its bar, if any. */
  readonly range?: Range | undefined
}

/** The range of each method and of both on one scale, with the entered price: a table with drawings. */
export function ValueScale({ result, price, words, amounts }: ValueScaleProps) {
  const { adjusted, byNetAssets, byMultiple, whole } = result
  const { about, rounded, exact, change } = amounts
  const said = words.value
  const changed = (amount: Yen) => (amount === 0 ? [] : [[said.change, change(amount)] as const])
  const { profitChange, assetsChange } = adjusted
  const usedProfit =
    profitChange === 0 ? [] : [[said.usedProfit, rounded(adjusted.profit)] as const]
  const rows: readonly Row[] = [
    {
      label: said.byNetAssets.label,
      parts: [
        [said.adjusted, rounded(byNetAssets.adjusted)],
        ...changed(assetsChange),
        ...usedProfit,
        [said.goodwill, about(byNetAssets.goodwill)],
      ],
      text: about(byNetAssets.value),
      range: byNetAssets.value,
    },
    {
      label: said.byMultiple.label,
      parts: byMultiple
        ? [
            ...usedProfit,
            ...changed(profitChange),
            [said.ebitda, rounded(byMultiple.ebitda)],
            [said.enterprise, about(byMultiple.enterprise)],
            [said.netDebt, rounded(byMultiple.netDebt)],
          ]
        : [],
      text: byMultiple ? about(byMultiple.value) : said.noMultiple,
      range: byMultiple?.value,
    },
    { label: said.whole, text: about(whole), range: whole },
    ...(price === null ? [] : [{ label: words.fields.price.label, text: exact(price) }]),
  ]
  const ends = rows.flatMap(({ range }) => (range ? [range.low, range.high] : []))
  const scale = scaleOf(price === null ? ends : [...ends, price])
  const place = (amount: Yen) => `${placeOn(scale, amount)}%`
  const last = scale.ticks.length - 1
  return (
    <LaidOutTable className={styles.scale} label={said.heading}>
      <tbody {...tableRoles.group}>
        {rows.map(({ label, parts = [], text, range }) => (
          <tr key={label} {...tableRoles.row} data-both={range === whole || undefined}>
            <th scope="row" abbr={label} {...tableRoles.rowHead}>
              {label}
              <span>
                {parts.map(([name, amount]) => (
                  <small key={`${name} ${amount}`}>
                    {name} {amount}
                  </small>
                ))}
              </span>
            </th>
            <td {...tableRoles.cell}>
              <Unbroken text={text} />
              <svg aria-hidden="true">
                {scale.ticks.map((tick) => (
                  <line key={tick} x1={place(tick)} x2={place(tick)} y2="100%" />
                ))}
                {range && <rect x={place(range.low)} width={width(scale, range)} height="100%" />}
                {price !== null && (
                  <line data-price x1={place(price)} x2={place(price)} y2="100%" />
                )}
              </svg>
              {range === whole && (
                <svg aria-hidden="true">
                  {scale.ticks.map((tick, at) => (
                    <text
                      key={tick}
                      x={place(tick)}
                      y="1.2em"
                      textAnchor={at === 0 ? 'start' : at === last ? 'end' : 'middle'}
                    >
                      {exact(tick)}
                    </text>
                  ))}
                </svg>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </LaidOutTable>
  )
}

/** A range without width stays visible. */
function width(scale: Parameters<typeof placeOn>[0], { low, high }: Range): string {
  return `${Math.max(0.8, placeOn(scale, high) - placeOn(scale, low))}%`
}
