interface BulbProps {
  readonly className: string | undefined
}

/** A bare bulb on its cord: socket, glass and a filament in two loops. */
export function Bulb({ className }: BulbProps) {
  return (
    <svg className={className} viewBox="0 60 300 510" aria-hidden="true">
      <path d="M150 60V262" data-part="cord" />
      <path d="M126 262h48l6 18v44a6 6 0 0 1-6 6h-48a6 6 0 0 1-6-6v-44z" data-part="socket" />
      <path
        d="M122 330c0 34-66 62-66 138a94 94 0 0 0 188 0c0-76-66-104-66-138z"
        data-part="glass"
      />
      <path d="M84 438c10-28 26-44 34-58" data-part="shine" />
      <path d="M136 330v66l-26 62M164 330v66l26 62M150 330v70" data-part="stem" />
      <path d="M110 458c6-22 16-22 20 0s14 22 20 0 16-22 20 0 14 22 20 0" data-part="filament" />
    </svg>
  )
}
