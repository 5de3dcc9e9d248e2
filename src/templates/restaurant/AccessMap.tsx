import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './AccessMap.module.css'

interface AccessMapProps {
  readonly title: string
  readonly marks: TemplateWords<'restaurant'>['access']['marks']
}

/** The route from the station on the right to the house on the left, with numbers for its three steps. */
export function AccessMap({ title, marks }: AccessMapProps) {
  return (
    <svg className={styles.map} viewBox="0 0 640 440" role="img" aria-label={title}>
      <path fill="#e6dcc3" d="M0 0h640v440H0z" />
      <g stroke="#fffdf6" strokeWidth="26" fill="none">
        <path strokeWidth="36" d="M0 150h590" />
        <path d="M238 0v440M128 0v440M0 366h300M404 40v400M404 260h190" />
      </g>
      <path
        fill="none"
        stroke="#30427a"
        strokeWidth="52"
        d="M352-10c-10 90-36 150-30 250s24 130 20 210"
      />
      <g fill="none" stroke="#8fa0cf" strokeWidth="2">
        <path d="M342 10c-8 60-30 110-30 150M362 20c-6 50-26 90-28 120M306 200c-2 60 20 130 18 220M324 190c0 90 24 140 20 240M344 210c-4 60 16 120 14 180" />
      </g>
      <path stroke="#fffdf6" strokeWidth="36" d="M290 150h72" />
      <path stroke="#b9301a" strokeWidth="5" d="M286 130h80M286 170h80" />
      <path stroke="#1b1d26" strokeWidth="14" d="M600 0v440" />
      <path stroke="#fffdf6" strokeWidth="9" strokeDasharray="22 22" d="M600 0v440" />
      <path fill="#1b1d26" d="M574 92h52v116h-52z" />
      <path
        fill="none"
        stroke="#b9301a"
        strokeWidth="5"
        strokeDasharray="1 13"
        strokeLinecap="round"
        d="M560 150H128v136"
      />
      {/* The shrine's gate, the post office, the car park. */}
      <g stroke="#b9301a" strokeWidth="7" fill="none">
        <path d="M160 262q32 8 64 0M164 280h56M174 268v56M210 268v56" />
      </g>
      <path fill="#fffdf6" stroke="#b9301a" strokeWidth="3" d="M262 76h36v36h-36z" />
      <path stroke="#b9301a" strokeWidth="4" d="M269 85h22M269 93h22M280 93v13" />
      <path fill="#30427a" d="M34 300h36v36H34z" />
      <path fill="none" stroke="#fff" strokeWidth="5" d="M46 330v-22h8a6 6 0 0 1 0 13h-8" />
      {/* The house, by its curtain. */}
      <path fill="#1f2b50" d="M74 232h38v50H74z" />
      <path stroke="#f5f0e4" strokeWidth="2" d="M86.500 244v38M99.500 244v38" />
      <circle cx="93" cy="256" r="44" fill="none" stroke="#b9301a" strokeWidth="5" />
      {[
        [470, 150],
        [326, 150],
        [128, 200],
      ].map(([x, y], at) => (
        <g key={x}>
          <circle cx={x} cy={y} r="17" fill="#b9301a" />
          <text x={x} y={(y ?? 0) + 7} className={styles.number}>
            {at + 1}
          </text>
        </g>
      ))}
      <text x="566" y="74" textAnchor="end">
        {marks.station}
      </text>
      <text x="558" y="196" textAnchor="end">
        {marks.exit}
      </text>
      <text x="420" y="122">
        {marks.street}
      </text>
      <text x="376" y="222">
        {marks.bridge}
      </text>
      <text x="368" y="420">
        {marks.river}
      </text>
      <text x="262" y="64">
        {marks.post}
      </text>
      <text x="162" y="352">
        {marks.shrine}
      </text>
      <text x="20" y="362">
        {marks.parking}
      </text>
    </svg>
  )
}
