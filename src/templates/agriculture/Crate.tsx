interface CrateProps {
  /** 0 small, 1 medium, 2 large. */
  readonly size: number
}

const ink = '#17345f'

/** A wooden crate as a woodblock print, fuller the larger it is. */
export function Crate({ size }: CrateProps) {
  const w = 170 + size * 46
  const h = 74 + size * 16
  const top = 190 - h
  return (
    <svg viewBox={`0 0 ${w + 44} 196`} aria-hidden="true" preserveAspectRatio="xMinYMax">
      <g stroke={ink} strokeWidth="2.5" strokeLinejoin="round">
        {/* Leaves, radishes, persimmons behind the front boards. */}
        <g fill="#4d7a3a">
          <path
            d={`M40 ${top + 20}q-34-40-20-74q22 10 26 44q2-44 24-60q12 34-8 62q22-26 42-22q-4 36-42 58z`}
          />
          {size > 0 && (
            <path d={`M148 ${top + 22}q-22-44-6-76q20 16 20 46q10-36 30-44q6 40-22 74z`} />
          )}
        </g>
        <g fill="#fbf6ea">
          <path d={`M84 ${top + 30}q-20-50 4-84q16-18 30 0q20 36-6 84z`} />
          <path fill="none" d={`M94 ${top - 30}q10 6 20 2M90 ${top - 12}q8 6 18 2`} />
        </g>
        <g fill="#d9742c">
          <circle cx="136" cy={top + 6} r="24" />
          <circle cx={w - 26} cy={top + 4} r="22" />
          <path
            fill="#4d7a3a"
            d={`M128 ${top - 14}q8 10 16 0q-2-8-8-8t-8 8M${w - 34} ${top - 13}q8 10 16 0q-2-8-8-8t-8 8`}
          />
        </g>
        {size > 0 && (
          <g fill="#9fb9c6">
            <path d={`M${w - 80} ${top + 34}q-14-66 22-104q6 12 4 22q22 40 2 84z`} />
            <path fill="none" d={`M${w - 62} ${top - 34}q8 8 18 6`} />
            <circle cx={w - 54} cy={top - 46} r="2.500" fill={ink} />
          </g>
        )}
        {size > 1 && (
          <g fill="#c98a7a">
            <path d={`M${w - 132} ${top + 30}q-18-60 14-96q8 12 6 22q24 36 4 76z`} />
            <circle cx={w - 108} cy={top - 42} r="2.500" fill={ink} />
          </g>
        )}
        <path fill="#8f6433" d={`M${w + 4} ${top + 2}l34-18v${h - 4}l-34 20z`} />
        <path
          fill="#d8b173"
          d={`M4 ${top + 2}h${w}v${h / 3 - 2}h-${w}zM4 ${top + h / 3 + 4}h${w}v${h / 3 - 4}h-${w}zM4 ${top + (h * 2) / 3 + 4}h${w}v${h / 3 - 4}h-${w}z`}
        />
        <path fill="#b98a4c" d={`M4 ${top}h16v${h}h-16zM${w - 12} ${top}h16v${h}h-16z`} />
        <circle cx={w / 2} cy={top + h / 2} r={22 + size * 3} fill="#b5391f" />
        <path
          stroke="#f7efdc"
          strokeWidth="4"
          fill="none"
          d={`M${w / 2 - 14} ${top + h / 2 + 6}l14-18 14 18M${w / 2 - 16} ${top + h / 2 + 9}q8-6 16 0t16 0`}
        />
      </g>
    </svg>
  )
}
