import type { ExitPlan } from '../../models/tools/planTables.ts'
import { PlainTable } from '../tables/PlainTable.tsx'
import { Expandable } from '../text/Expandable.tsx'
import styles from './ExitRules.module.css'

/** Plans, each folded to its name: the steps with durations and, where they are rules, their sources. */
export function PlanRules({ plans }: { readonly plans: readonly ExitPlan[] }) {
  return (
    <div className={styles.rules}>
      {plans.map(({ exit, name, table }) => (
        <Expandable key={exit} title={name} className={styles.exit}>
          <PlainTable {...table} name={name} />
        </Expandable>
      ))}
    </div>
  )
}
