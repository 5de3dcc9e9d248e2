interface SocketProps {
  readonly className: string | undefined
}

/** A Japanese double socket, of which the wall shows one half and opens the other. */
export function Socket({ className }: SocketProps) {
  return (
    <svg className={className} viewBox="0 0 200 320" aria-hidden="true">
      <rect x="10" y="10" width="180" height="300" rx="14" fill="#f5f2e8" />
      <rect
        x="52"
        y="44"
        width="96"
        height="232"
        rx="8"
        fill="#fffdf6"
        stroke="#c2bba4"
        strokeWidth="3"
      />
      <path d="M82 82v44M118 88v38M82 194v44M118 200v38" stroke="#101a40" strokeWidth="9" />
      <circle cx="100" cy="27" r="6" fill="#c2bba4" />
      <circle cx="100" cy="293" r="6" fill="#c2bba4" />
    </svg>
  )
}
