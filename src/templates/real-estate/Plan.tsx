import type { FloorPlan, RoomKind } from './floorPlan.ts'
import styles from './Plan.module.css'
import { plans } from './plans.ts'
import type { EstateWords, Home } from './words.ts'

interface PlanProps {
  readonly home: Home
  readonly words: EstateWords
  readonly language: string
}

const kinds: readonly RoomKind[] = [
  'balcony',
  'ldk',
  'dk',
  'k',
  'bed',
  'tatami',
  'bath',
  'water',
  'entry',
  'stairs',
  'closet',
]
const named = new Set<RoomKind>(['ldk', 'dk', 'k', 'bed', 'tatami'])
/** Square metres per tatami mat in Japanese advertisements. */
const mat = 1.62
const door = 1.4

/** A home's floor plan, drawn from its rooms, doors and windows. */
export function Plan({ home, words, language }: PlanProps) {
  const plan = plans[home.id]
  const [width, height] = extent(plan)
  const windows = plan.windows.map(line).join('')
  return (
    <svg
      className={styles.plan}
      viewBox={`-4 -4 ${10 * width + 8} ${10 * height + 8}`}
      role="img"
      aria-label={home.name + words.card.plan}
    >
      <path className={styles.hall} d={plan.floors.map((floor) => rectangle(...floor)).join('')} />
      {kinds.map((kind) => {
        const rooms = plan.rooms.filter(([of]) => of === kind)
        const path = rooms.map(([, x, y, w, h]) => rectangle(x, y, w, h)).join('')
        return path && <path key={kind} data-room={kind} d={path} />
      })}
      <path className={styles.fittings} d={fittings(plan)} />
      <path className={styles.doors} d={plan.doors.map(quarter).join('')} />
      <path className={styles.wall} d={plan.floors.map((floor) => rectangle(...floor)).join('')} />
      <path className={styles.opening} d={windows} />
      <path className={styles.pane} d={windows} />
      {plan.rooms
        .filter(([kind]) => named.has(kind))
        .map(([kind, x, y, w, h, mats]) => (
          <text key={`${x} ${y}`} y={round(10 * (y + h / 2) - (mats ? 1 : -2))}>
            <tspan x={round(10 * (x + w / 2))}>
              {words.rooms[kind as keyof EstateWords['rooms']]}
            </tspan>
            {mats && (
              <tspan x={round(10 * (x + w / 2))} dy="1.15em">
                {language === 'ja' ? mats : Math.round(mats * mat)}
              </tspan>
            )}
          </text>
        ))}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

function extent({ floors, rooms }: FloorPlan): [number, number] {
  const boxes = [...floors, ...rooms.map(([, x, y, w, h]) => [x, y, w, h] as const)]
  return [
    Math.max(...boxes.map(([x, , w]) => x + w)),
    Math.max(...boxes.map(([, y, , h]) => y + h)),
  ]
}

function rectangle(x: number, y: number, w: number, h: number): string {
  const [left, top, wide, high] = [x, y, w, h].map((side) => round(10 * side))
  return `M${left} ${top}h${wide}v${high}h-${wide}z`
}

function line([x, y, length]: readonly [number, number, number]): string {
  const far = round(10 * length)
  return `M${round(10 * x)} ${round(10 * y)}${far > 0 ? `h${far}` : `v${-far}`}`
}

/** A door leaf and the arc that it sweeps. */
function quarter([x, y, turn]: readonly [number, number, 0 | 1 | 2 | 3]): string {
  const r = 10 * door
  const [a, b] = (
    [
      [r, 0],
      [0, r],
      [-r, 0],
      [0, -r],
    ] as const
  )[turn] ?? [r, 0]
  return `M${round(10 * x)} ${round(10 * y)}l${-b} ${a}a${r} ${r} 0 0 0 ${a + b} ${b - a}z`
}

/** Fixtures of bathrooms, lavatories and kitchens. */
function fittings({ rooms }: FloorPlan): string {
  return rooms
    .map(([kind, x, y, w, h]) => {
      const [left, top, wide, high] = [x, y, w, h].map((side) => round(10 * side)) as [
        number,
        number,
        number,
        number,
      ]
      if (kind === 'bath') return `M${left + 3} ${top + 3}h${wide - 6}v9h-${wide - 6}z`
      if (kind === 'water')
        return `M${left + 3} ${top + 2}h6v3h-6zM${left + 3} ${top + 9}a3 4 0 0 1 6 0a3 4 0 0 1-6 0`
      if (kind === 'stairs')
        return Array.from(
          { length: 5 },
          (_, k) => `M${round(left + (k + 1) * (wide / 6))} ${top}v${high}`,
        ).join('')
      if (kind === 'ldk' || kind === 'dk' || kind === 'k') {
        return `M${left} ${top}h7v20h-7zM${left + 2} ${top + 3}h3v5h-3zM${left + 2} ${top + 14}a1.7 1.7 0 0 1 3.4 0a1.7 1.7 0 0 1-3.4 0`
      }
      return ''
    })
    .join('')
}
