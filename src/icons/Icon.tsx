/** On a 24-unit grid with 2-unit strokes. */
const drawings = {
  up: 'M12 19V5M5 12l7-7 7 7',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  pause: 'M5 3h5v18H5zM14 3h5v18h-5z',
  search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 1 0 0-14M15.6 15.6l5 5',
  tick: 'M4.5 12.5l5 5 10-11',
  warning: 'M12 4v10M12 19v.4',
  picture: 'M3.5 4.5h17v15h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4.5M15.5 8.5v.4',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M5 5.2q0-2.8 2.4-1.4l12 7q2 1.2 0 2.4l-12 7q-2.4 1.4-2.4-1.4z',
}

interface IconProps {
  readonly name: keyof typeof drawings
  /** Accessible name; without it the icon is hidden from assistive technology. */
  readonly label?: string
}

/** An icon of 24 px in the text's colour. */
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
