import styles from './Glasses.module.css'

const rims = [
  '.######....######.',
  '#......#..#......#',
  '#......####......#',
  '#......#..#......#',
  '#......#..#......#',
  '#......#..#......#',
  '.######....######.',
]

/** Reading glasses in pixels, whose eyes follow the first lines. */
export function Glasses() {
  const pixels = rims.flatMap((row, y) =>
    [...row].flatMap((pixel, x) => (pixel === '#' ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      viewBox="0 0 18 7"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={styles.glasses}
    >
      <path d={pixels.join('')} />
      <path d="M1.5 2.5h2v2h-2zM11.5 2.5h2v2h-2z" className={styles.eyes} />
    </svg>
  )
}
