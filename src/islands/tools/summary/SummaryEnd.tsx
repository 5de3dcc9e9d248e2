import type { SummaryModel } from '../../../models/tools/summaryTool.ts'
import { Unbroken } from '../form/Unbroken.tsx'
import { ToolList } from '../result/ToolList.tsx'
import styles from './Summary.module.css'
import type { WorkedOut } from './workedOut.ts'

interface SummaryEndProps extends Pick<WorkedOut, 'value' | 'fees' | 'plan'> {
  readonly model: SummaryModel
  /** To come back to it. */
  readonly address: string
}

/** What was left out of the numbers, where their rules are from, and the address to come back. */
export function SummaryEnd({ model, value, fees, plan, address }: SummaryEndProps) {
  const { tool, words } = model
  const taxes = value?.result.ways.flatMap(({ low, high }) => [...low.taxes, ...high.taxes]) ?? []
  const dates = plan?.dates ?? []
  const laws = [
    ...(value ? model.value.practice : []),
    ...model.value.laws.filter(({ id }) => taxes.some(({ law }) => law === id)),
    ...(fees ? model.fees.laws : []),
    ...model.planner.laws.filter(({ id }) => dates.some(({ law }) => law === id)),
  ]
  const sources = [...new Map(laws.map((law) => [law.id, law])).values()]
  const leftOut = [
    ...(value ? Object.values(model.value.leavesOut).flat() : []),
    ...(fees ? model.fees.leavesOut : []),
  ]
  return (
    <>
      <p className={styles.caution}>{tool.caution}</p>
      {leftOut.length > 0 && (
        <section className={styles.end}>
          <h2>{tool.leavesOut}</h2>
          <ToolList texts={[...new Set(leftOut)]} />
        </section>
      )}
      {sources.length > 0 && (
        <section className={styles.end}>
          <h2>{words.sources}</h2>
          <ul>
            {sources.map(({ id, url, source }) => (
              <li key={id}>
                <a href={url}>
                  <Unbroken text={source} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.end}>
        <h2>{words.comeBack}</h2>
        <p className={styles.address}>
          <a href={address}>{address}</a>
        </p>
      </section>
    </>
  )
}
