import styles from './AreaMap.module.css'

interface AreaMapProps {
  readonly title: string
  /** Centre, east, west, hills, island. */
  readonly names: readonly string[]
}

/** The five districts in the order of their names: outline, paper, label position. */
const districts = [
  {
    d: 'M196 190q30-34 92-30 70-6 94 34 22 44-10 88-40 42-100 34-66 6-86-40-22-46 10-86z',
    fill: '#f6cf5f',
    x: 286,
    y: 246,
  },
  {
    d: 'M398 176q40-34 96-18 52 22 50 84 0 60-58 76-60 14-98-26 30-60 10-116z',
    fill: '#8fcdb2',
    x: 466,
    y: 244,
  },
  {
    d: 'M40 196q40-40 96-26 32 6 44 24-34 56-4 116-36 40-92 22-62-20-66-70-2-42 22-66z',
    fill: '#8fcdb2',
    x: 102,
    y: 252,
  },
  {
    d: 'M96 144q20-74 74-66 22-62 80-40 44-44 86 4 52-20 74 40 50 4 58 62-50-6-84 22-50-30-104-18-58-6-98 22-30-22-86-26z',
    fill: '#86aebf',
    x: 282,
    y: 108,
  },
  { d: 'M300 392q34-26 78-10 36 18 14 44-44 24-92 4-24-18 0-38z', fill: '#86aebf', x: 342, y: 412 },
]

/** The town as pieces of paper laid over each other, the sea as torn waves. */
export function AreaMap({ title, names }: AreaMapProps) {
  return (
    <svg viewBox="0 0 580 460" className={styles.map} role="img" aria-label={title}>
      <g fill="none" stroke="#8fb8c6" strokeWidth="3" strokeLinecap="round">
        <path d="M40 372q14-12 28 0t28 0 28 0M150 408q14-12 28 0t28 0 28 0M440 372q14-12 28 0t28 0M470 420q14-12 28 0t28 0M60 436q14-12 28 0t28 0" />
      </g>
      {districts.map(({ d, fill, x, y }, at) => (
        <g key={d}>
          <path d={d} fill="#3a3420" opacity=".28" transform="translate(4 7)" />
          <path d={d} fill={fill} stroke="#fffaf0" strokeWidth="5" />
          <text x={x} y={y}>
            {names[at]}
          </text>
        </g>
      ))}
      <path d="M320 316v60" stroke="#213f3a" strokeWidth="3" strokeDasharray="4 8" />
      <path
        fill="#b4451a"
        d="M286 158a22 22 0 0 1 22 22q0 14-22 40-22-26-22-40a22 22 0 0 1 22-22z"
      />
      <circle cx="286" cy="180" r="8" fill="#fffaf0" />
    </svg>
  )
}
