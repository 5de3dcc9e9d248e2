import { type FeeBase, feeBases } from '../../../../calculators/fees/bases.ts'
import type { FeeResult } from '../../../../calculators/fees/compareFees.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import { columnPart, slabHeight } from '../../../components/tables/columnPaths.ts'
import { LaidOutTable } from '../../../components/tables/LaidOutTable.tsx'
import { StoneColumn } from '../../../components/tables/StoneColumn.tsx'
import { tableRoles } from '../../../components/tables/tableRoles.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import type { Amounts } from '../result/amounts.ts'
import styles from './FeeBars.module.css'

interface FeeBarsProps {
  readonly results: readonly FeeResult[]
  /** The total with the minimum fee; zero if there is no minimum. */
  readonly minimum: Yen
  readonly words: FeeToolModel['fees']
  readonly amounts: Amounts
}

/** Height of the tallest column's shaft, in pixels. */
const height = 170

/**
 * The total by base: a table whose cells are columns side by side. The amount above the lowest base is
 * orange; a line marks the minimum.
 */
export function FeeBars({ results, minimum, words, amounts }: FeeBarsProps) {
  const totals = results.map(({ total }) => total)
  const lowest = Math.min(...totals)
  const highest = Math.max(...totals)
  const tallest = Math.max(highest, minimum, 1)
  const scaled = (amount: Yen) => Math.round((amount / tallest) * height)
  const of = (base: FeeBase) => words.bases[base]
  return (
    <LaidOutTable className={styles.bars} label={words.results.total}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {feeBases.map((base) => (
            <th key={base} scope="col" {...tableRoles.head}>
              {of(base).label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {results.map(({ base, total, minimumCounts }) => (
            <td key={base} {...tableRoles.cell}>
              {/* On phones the table's head is visually hidden. */}
              <span aria-hidden="true" className={styles.name}>
                {words.columns[base]}
              </span>
              <strong>{amounts.rounded(total)}</strong>
              <small>
                {total > lowest
                  ? fill(words.results.more, { amount: amounts.rounded(total - lowest) })
                  : highest > lowest && words.results.least}
              </small>
              {minimumCounts && <small>{words.results.minimumCounts}</small>}
              <Column shaft={scaled(total)} plain={scaled(lowest)} line={scaled(minimum)} />
            </td>
          ))}
        </tr>
      </tbody>
    </LaidOutTable>
  )
}

interface ColumnProps {
  /** Height in pixels. */
  readonly shaft: number
  /** The part up to the lowest column's height. */
  readonly plain: number
  /** Height of the minimum's line; zero for none. */
  readonly line: number
}

function Column({ shaft, plain, line }: ColumnProps) {
  return (
    <svg aria-hidden="true" className={styles.wall}>
      <svg aria-hidden="true" x="50%" y="100%" overflow="visible">
        <g transform="translate(0 -14)">
          <StoneColumn shaft={shaft}>
            <path d={columnPart(0, shaft)} className={styles.shaft} />
            <path d={columnPart(plain, shaft)} className={styles.more} />
          </StoneColumn>
        </g>
      </svg>
      {line > 0 && (
        <svg aria-hidden="true" y="100%" overflow="visible">
          <line
            x2="100%"
            y1={-14 - slabHeight - line}
            y2={-14 - slabHeight - line}
            className={styles.line}
          />
        </svg>
      )}
    </svg>
  )
}
