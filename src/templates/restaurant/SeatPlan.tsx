import styles from './SeatPlan.module.css'

interface SeatPlanProps {
  readonly title: string
  readonly kitchen: string
  readonly kinds: readonly string[]
}

/** Left edges of the tables for four, along the window. */
const tables = [236, 348, 460]

/** The room from above: counter before the kitchen, tables along the window, two low tables on tatami. */
export function SeatPlan({ title, kitchen, kinds: [counter, table, tatami] }: SeatPlanProps) {
  return (
    <svg className={styles.plan} viewBox="0 0 640 400" role="img" aria-label={title}>
      <path fill="#f5f0e4" d="M0 0h640v400H0z" />
      {/* Tatami: four mats round the two low tables. */}
      <path
        fill="#b9b98a"
        stroke="#4b5a34"
        strokeWidth="4"
        d="M8 8h168v384H8zM8 136h168M8 264h168M92 136v128"
      />
      <g fill="#8a5a33">
        <rect x="58" y="46" width="68" height="118" rx="4" />
        <rect x="58" y="236" width="68" height="118" rx="4" />
        {tables.map((x) => (
          <rect key={x} x={x} y="296" width="66" height="60" rx="3" />
        ))}
        <path d="M216 128h376v30H216z" />
      </g>
      <path fill="#d8cfba" d="M216 8h416v120H216z" />
      <g fill="none" stroke="#7c7465" strokeWidth="3">
        <path d="M216 40h416" />
        <circle cx="300" cy="24" r="10" />
        <circle cx="340" cy="24" r="10" />
        <circle cx="380" cy="24" r="10" />
        <path d="M440 14h60v20h-60zM540 14h40v20h-40z" />
      </g>
      <g fill="#1f2b50">
        <path
          stroke="#1f2b50"
          strokeWidth="28"
          strokeLinecap="round"
          strokeDasharray="0.1 47"
          d="M240 182h330"
        />
        {[66, 105, 144, 256, 295, 334].map((y) => (
          <path key={y} d={`M32 ${y - 13}h18v26H32zM134 ${y - 13}h18v26h-18z`} />
        ))}
        {tables.map((x) => (
          <path
            key={x}
            d={`M${x + 4} 272h24v18h-24zM${x + 38} 272h24v18h-24zM${x + 4} 362h24v18h-24zM${x + 38} 362h24v18h-24z`}
          />
        ))}
      </g>
      {/* Walls, with the window below and the door on the right. */}
      <path fill="none" stroke="#1b1d26" strokeWidth="8" d="M632 228V4H4v392h204M556 396h76v-56" />
      <path stroke="#1f2b50" strokeWidth="3" d="M208 393h348M208 399h348" />
      <path stroke="#b9301a" strokeWidth="10" d="M632 232v104" />
      <text x="424" y="92">
        {kitchen}
      </text>
      <text x="404" y="151" className={styles.light}>
        {counter}
      </text>
      <text x="381" y="246">
        {table}
      </text>
      <text x="92" y="208" className={styles.mat}>
        {tatami}
      </text>
    </svg>
  )
}
