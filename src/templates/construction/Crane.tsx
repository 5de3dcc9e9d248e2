const ink = '#101c2c'

/** A tower crane: mast on the right, its jib across the whole sky, the trolley's rope a fifth from the right. */
export function Crane({ className }: { readonly className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1400 1300"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id="mast" width="44" height="44" patternUnits="userSpaceOnUse" x="1230">
          <path d="M2 0V44M42 0V44M2 2H42M2 44 42 0" fill="none" stroke={ink} strokeWidth="4" />
        </pattern>
        <pattern id="jib" width="40" height="34" patternUnits="userSpaceOnUse" y="118">
          <path d="M0 3H40M0 31H40M0 31 20 3 40 31" fill="none" stroke={ink} strokeWidth="3.5" />
        </pattern>
      </defs>
      <path
        d="M1252 18 1000 118M1252 18 520 118M1252 18 1392 118"
        fill="none"
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M1232 118 1246 14h12l14 104z" fill={ink} />
      <path d="M40 118H1232V152H80z" fill="url(#jib)" />
      <path d="M1272 118h128v16h-128z" fill={ink} />
      <path d="M1330 128h58v58h-58z" fill={ink} />
      <path d="M1230 118h44v1182h-44z" fill="url(#mast)" />
      <path d="M1222 152h60v14h-60zM1184 160h44v52h-34l-10-18z" fill={ink} />
      <path d="M1192 168h22v20h-22z" fill="#f0b39f" />
      <path d="M1098 150h44v12h-44z" fill={ink} />
    </svg>
  )
}
