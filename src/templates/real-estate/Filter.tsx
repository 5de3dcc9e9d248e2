import styles from './Filter.module.css'
import type { EstateWords } from './words.ts'

interface GroupProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** Filters homes: CSS hides those that do not match and counts the rest. */
export function Filter({ filter }: { readonly filter: EstateWords['filter'] }) {
  const { deal, rooms, area, all } = filter
  return (
    <div className={styles.filter} data-filter>
      <Group
        name="deal"
        legend={deal.name}
        options={[
          ['all', all],
          ['rent', deal.rent],
          ['buy', deal.buy],
        ]}
      />
      <Group
        name="rooms"
        legend={rooms.name}
        options={[
          ['all', all],
          ['s', rooms.s],
          ['m', rooms.m],
          ['l', rooms.l],
        ]}
      />
      <Group
        name="area"
        legend={area.name}
        options={[
          ['all', all],
          ['station', area.station],
          ['river', area.river],
          ['hill', area.hill],
        ]}
      />
      <p className={styles.count}>{filter.count}</p>
      <p className={styles.status} role="status" data-status={filter.status} />
    </div>
  )
}

function Group({ name, legend, options }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map(([value, label], at) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={at === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
