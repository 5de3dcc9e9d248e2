import { Heading } from '../Heading.tsx'
import styles from './Goods.module.css'
import type { LogisticsWords } from './network.ts'

const drawings = {
  go: (
    <>
      <rect x="4" y="4" width="192" height="192" rx="22" fill="#00644a" />
      <rect
        x="13"
        y="13"
        width="174"
        height="174"
        rx="15"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
      />
      <path fill="#fff" d="M36 70h80v64H36zM122 88h26l20 24v22h-46z" />
      <path fill="#00644a" d="M130 95h14l13 16h-27z" />
      <g fill="#fff" stroke="#00644a" strokeWidth="6">
        <circle cx="66" cy="136" r="15" />
        <circle cx="142" cy="136" r="15" />
      </g>
    </>
  ),
  ask: (
    <>
      <path
        fill="#ffb81c"
        stroke="#23292e"
        strokeWidth="7"
        strokeLinejoin="round"
        d="M100 6l94 94-94 94L6 100z"
      />
      <path
        fill="#23292e"
        d="M91 44h18l-4 62H95zM52 118h96v12H52zM66 136h12v14H66zM122 136h12v14h-12z"
      />
    </>
  ),
  stop: (
    <>
      <circle cx="100" cy="100" r="86" fill="#fff" stroke="#d0021b" strokeWidth="20" />
      <path
        fill="#23292e"
        d="M102 46c6 26 40 36 40 70 0 26-20 40-42 40s-42-14-42-40c0-18 10-28 18-38 2 12 8 16 12 18 2-20 6-36 14-50z"
      />
      <path stroke="#d0021b" strokeWidth="18" d="M40 40l120 120" />
    </>
  ),
}

/** What is carried, what only by arrangement and what never, as three road signs. */
export function Goods({ goods }: { readonly goods: LogisticsWords['goods'] }) {
  return (
    <section className={styles.goods} id="goods">
      <Heading text={goods.heading} />
      <div className={styles.signs}>
        {goods.signs.map(({ sign, name, items }) => (
          <div key={sign}>
            <svg viewBox="0 0 200 200" aria-hidden="true">
              {drawings[sign]}
            </svg>
            <Heading level="h3" text={name} />
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
