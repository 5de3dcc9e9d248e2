const skin = '#101c2c'

/** Three of the crew on the beam: one guides the load, one carries the drawings, one looks up. */
export function Crew({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 230 104" aria-hidden="true" fill={skin}>
      <Hat x={30} />
      <path d="M20 30q10-6 20 0l3 4 16-18 5 4-18 26-6-2v18l3 40h-9l-4-36-6 36h-9l3-40z" />
      <Hat x={112} />
      <path d="M101 30q11-6 22 0l5 22-6 3 2 47h-9l-3-36-3 36h-9l2-47-8-4z" />
      <path d="m118 44 24-8 5 15-24 8z" fill="#ecebe6" />
      <Hat x={196} />
      <path d="M186 30q10-6 20 0l6 24-5 2-2-6 1 52h-9l-2-38-4 38h-9l1-52-2 6-5-2z" />
    </svg>
  )
}

function Hat({ x }: { readonly x: number }) {
  return (
    <>
      <circle cx={x} cy={19} r={8} />
      <path d={`M${x - 10} 16a10 11 0 0 1 20 0h4v3h-28v-3z`} fill="#f6f3ea" />
    </>
  )
}
