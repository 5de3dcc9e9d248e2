interface ElevationsProps {
  readonly className: string | undefined
  readonly names: readonly string[]
}

/** Label positions in drawing units: eight per metre. */
const middles = [66, 236, 436, 742, 1104]

/** Shop and home, clinic, offices, factory and warehouse in elevation, to one scale, with people. */
export function Elevations({ className, names }: ElevationsProps) {
  return (
    <svg className={className} viewBox="0 0 1240 300" aria-hidden="true">
      <defs>
        <pattern id="clinic" width="20" height="29" patternUnits="userSpaceOnUse" x="166" y="184">
          <path d="M0 0H20M0 20H20M3 4h6v16H3zM11 4h6v16h-6z" />
        </pattern>
        <pattern id="office" width="16" height="28" patternUnits="userSpaceOnUse" x="372" y="76">
          <path d="M0 0H16M0 22H16M3 5h10v17H3z" />
        </pattern>
        <pattern id="sheet" width="6" height="10" patternUnits="userSpaceOnUse">
          <path d="M3 0V10" strokeOpacity=".45" />
        </pattern>
        <g id="person" fill="#ff7a52" stroke="none">
          <circle cy="-12.2" r="1.6" />
          <path d="M-2.2-10h4.4l.6 5-1 .2.2 4.800h-1.400l-.6-4-.6 4h-1.400l.2-4.800-1-.2z" />
        </g>
      </defs>
      <g fill="none" stroke="#fff" strokeWidth="1.600">
        <path d="M30 300V240l36-22 36 22v60M22 244l44-28 44 28" />
        <path d="M38 246h22v18H38zM72 246h22v18H72zM49 246v18M83 246v18M36 300v-24h34v24M47 276v24M58 276v24M80 300v-24h14v24" />
        <path d="M30 270h72l4 6H26z" fill="#e8542c" stroke="none" />
        <path d="M166 300V184H286V300M160 184H312" />
        <path d="M166 184H286V271H166z" fill="url(#clinic)" />
        <path d="M166 271H286M174 300V275h22v25M204 300V275h74v25M222 275v25M241 275v25M259 275v25" />
        <path d="M286 170h22V300H286z" fill="#e8542c" />
        <path d="M372 300V72H500V300M366 72H506M396 72V56h44V72" />
        <path d="M372 76H500V272H372z" fill="url(#office)" />
        <path d="M372 272H500M380 300V278h112v22M408 278v22M436 278v22M464 278v22" />
        <path d="M562 300V224l60-26v26l60-26v26l60-26v26l60-26v26l60-26v26l60-26v102M562 224H922" />
        <path d="M562 236H922V300H562z" fill="url(#sheet)" />
        <path d="M584 300V252h48v48M590 262h36M590 272h36M590 282h36" fill="#16263a" />
        <path
          d="M656 246h40v16h-40zM710 246h40v16h-40zM764 246h40v16h-40zM818 246h40v16h-40z"
          fill="#16263a"
        />
        <path d="M884 300V268h18v32z" fill="#e8542c" />
        <path d="M984 300V232l120-16 120 16V300M978 232l126-17 126 17" />
        <path d="M984 240H1224V300H984z" fill="url(#sheet)" />
        <path d="M1000 300V256h38v44zM1058 300V256h38v44zM1116 300V256h38v44z" fill="#16263a" />
        <path d="M1172 300V256h38v44z" fill="#e8542c" />
      </g>
      {[124, 336, 526, 640, 948, 1046].map((x) => (
        <use key={x} href="#person" x={x} y="300" />
      ))}
      {names.map((name, at) => (
        <text key={name} x={middles[at]} y={[204, 158, 44, 186, 203][at]} textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  )
}
