interface PoleProps {
  readonly className: string | undefined
}

/** A utility pole with its transformer; the wires leave at both edges, so that poles in a row are one line. */
export function Pole({ className }: PoleProps) {
  return (
    <svg className={className} viewBox="0 0 240 260" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none">
        <path d="M0 66Q60 66 120 36Q180 66 240 66" data-part="live" />
        <path d="M0 92Q60 92 120 58Q180 92 240 92M0 104Q60 104 120 70Q180 104 240 104" />
      </g>
      <path d="M116 20h8l3 240h-14z" data-part="mast" />
      <path d="M84 32h72v7H84zM92 54h56v6H92zM98 66h44v6H98zM126 92h26v44h-26z" data-part="mast" />
      <path d="M88 24h6v8h-6zM146 24h6v8h-6zM117 24h6v8h-6z" data-part="mast" />
    </svg>
  )
}
