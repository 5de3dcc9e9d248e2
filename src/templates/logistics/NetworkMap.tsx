import styles from './NetworkMap.module.css'
import { type LineId, type LogisticsWords, type MapLayout, origins } from './network.ts'

const order: readonly LineId[] = ['s', 'j', 'n', 'r']

/** Label beside a depot: position of its first line and its text anchor. */
const labels = {
  left: { x: -22, y: -2, anchor: 'end' },
  right: { x: 22, y: -2, anchor: 'start' },
  above: { x: 0, y: -48, anchor: 'middle' },
  below: { x: 0, y: 44, anchor: 'middle' },
} as const

interface MapProps {
  readonly map: MapLayout
  readonly words: LogisticsWords
  readonly className: string | undefined
}

/** The network map: every depot links to its list entry and shows when goods arrive. */
export function NetworkMap({ map, words, className }: MapProps) {
  return (
    <nav className={className} aria-label={words.hero.map}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is a list of links, each with a name */}
      <svg className={styles.map} viewBox={`${map.left} 0 ${map.width} ${map.height}`}>
        {map.land.map((path) => (
          <path key={path} className={styles.land} d={path} />
        ))}
        {order.map((id) => (
          <g key={id} className={styles[id]}>
            <path className={styles.line} d={map.lines[id]} />
            <path className={styles.lorries} d={map.lines[id]} pathLength={100} />
          </g>
        ))}
        {words.depots.items.map((depot) => (
          <Stop key={depot.id} depot={depot} map={map} words={words} />
        ))}
      </svg>
    </nav>
  )
}

interface StopProps extends Pick<MapProps, 'map' | 'words'> {
  readonly depot: LogisticsWords['depots']['items'][number]
}

function Stop({ depot, map, words }: StopProps) {
  const { x, y, side } = map.places[depot.id]
  const label = labels[side]
  return (
    <g transform={`translate(${x} ${y})`}>
      <a className={styles.stop} href={`#${depot.id}`}>
        <circle className={styles.reach} r="24" />
        <circle className={styles.dot} r="11" />
        <g
          className={styles.label}
          textAnchor={label.anchor}
          transform={`translate(${label.x} ${label.y})`}
        >
          <text className={styles.name}>{depot.name}</text>
          {origins.map((origin, at) => (
            <text key={origin} y="1.25em" className={styles.arrival} data-from={at}>
              {origin === depot.id ? words.from.self : arrivalOf(depot.zones[at], words)}
            </text>
          ))}
        </g>
      </a>
    </g>
  )
}

function arrivalOf(letter: string | undefined, { zones }: LogisticsWords) {
  return zones.find((zone) => zone.letter === letter)?.arrival
}
