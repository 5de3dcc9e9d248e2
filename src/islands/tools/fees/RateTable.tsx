import { useId, useRef } from 'react'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import { ToolButton } from '../form/ToolButton.tsx'
import styles from './RateTable.module.css'
import type { RateTableForm } from './useRateTable.ts'

interface RateTableProps {
  readonly words: FeeToolModel['fees']['bands']
  readonly form: RateTableForm
  readonly onUsual: () => void
  /** Begins the names of the inputs, where there are several tables. */
  readonly prefix?: string
  /** Whose table it is, where there are several. */
  readonly of?: string
}

/** More bands than any contract has. */
const most = 12

/** An editable rate table; the last band has no limit. */
export function RateTable({ words, form, onUsual, prefix = '', of }: RateTableProps) {
  const id = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const { rows, faults } = form
  const remove = (at: number) => {
    form.remove(at)
    // The clicked button is removed with its row.
    addButton.current?.focus()
  }
  return (
    <>
      <table className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">{words.upTo}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">
              <span className={styles.heard}>{words.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ...typed }, at) => {
            const last = at === rows.length - 1
            const fault = faults.find((each) => each.at === at)
            const band = { band: at + 1 }
            const row = `${of ? `${of} ` : ''}${fill(words.row, band)}`
            const input = (name: 'upTo' | 'rate') => (
              <input
                name={`${prefix}${name}-${at}`}
                value={typed[name]}
                inputMode={name === 'rate' ? 'decimal' : undefined}
                aria-label={`${row} ${words[name]}`}
                aria-invalid={fault?.field === name || undefined}
                aria-describedby={fault ? `${id}-${key}` : undefined}
                onChange={({ currentTarget }) => form.onType(at, { [name]: currentTarget.value })}
                onBlur={form.onLeave}
              />
            )
            return (
              <tr key={key}>
                <td>
                  {last ? (rows.length > 1 ? words.above : words.all) : input('upTo')}
                  {fault && (
                    <p id={`${id}-${key}`} className={styles.error}>
                      {fill(words.faults[fault.code], band)}
                    </p>
                  )}
                </td>
                <td>{input('rate')}</td>
                <td>
                  {!last && (
                    <button
                      type="button"
                      aria-label={`${row} ${words.remove}`}
                      className={styles.remove}
                      onClick={() => remove(at)}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.ways}>
        <ToolButton
          ref={addButton}
          disabled={form.stale || rows.length >= most}
          onClick={() => !form.stale && rows.length < most && form.add()}
        >
          {words.add}
        </ToolButton>
        <ToolButton onClick={onUsual}>{words.usual}</ToolButton>
      </p>
    </>
  )
}
