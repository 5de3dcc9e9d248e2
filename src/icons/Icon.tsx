/** Drawn on a square of 24 units, with a line 2 units wide. */
const drawings = {
  up: 'M12 19V5M5 12l7-7 7 7',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  pause: 'M5 3h5v18H5zM14 3h5v18h-5z',
  play: 'M5 5.2q0-2.8 2.4-1.4l12 7q2 1.2 0 2.4l-12 7q-2.4 1.4-2.4-1.4z',
}

interface IconProps {
  readonly name: keyof typeof drawings
  /** What it says to those who do not see it; without it, the icon is hidden from them. */
  readonly label?: string
}

/** One of our drawings, in lines of the text's colour, 24 px square; for pages and islands alike. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
