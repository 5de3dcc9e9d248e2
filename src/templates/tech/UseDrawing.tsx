import styles from './Uses.module.css'

/** A sensor trace per trade: a tool, a cold room, a mould. */
export function UseDrawing({ at }: { readonly at: number }) {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" className={styles.drawing}>
      {at === 0 && (
        <>
          <circle cx="160" cy="75" r="62" fill="#dfe6f7" />
          <g className={styles.tool}>
            {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
              <path key={turn} d="M160 75l-10-44 26 14z" transform={`rotate(${turn} 160 75)`} />
            ))}
          </g>
          <circle cx="160" cy="75" r="15" fill="#c8f32b" />
        </>
      )}
      {at === 1 && (
        <>
          <path d="M0 62h320v40H0z" fill="#c8f32b" />
          <path d="M0 82h320" className={styles.dashes} />
          <path
            d="M0 86c24-14 40 6 60-2s20-52 36-52 18 54 42 56 34-12 56-6 30 12 50-2 44 8 76-2"
            className={styles.curve}
          />
        </>
      )}
      {at === 2 &&
        Array.from({ length: 14 }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are identified by position
            key={i}
            x={i * 23}
            y={i === 9 ? 20 : 52}
            width="14"
            height={i === 9 ? 110 : 78}
            rx="7"
            fill={i === 9 ? '#c8f32b' : '#1533d6'}
          />
        ))}
    </svg>
  )
}
