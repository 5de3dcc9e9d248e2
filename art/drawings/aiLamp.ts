/** Regenerates the lamp light in two colours with ordered dithering: `node art/drawings/aiLamp.ts`. */
import { writeFile } from 'node:fs/promises'

const size = { columns: 160, rows: 96 }
/** 4 × 4 Bayer matrix. */
const order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
const tones = [
  { colour: '#1f1833', reach: 1 },
  { colour: '#34285c', reach: 0.52 },
]

/** Brightness of a cell, 0 to 1, for a light radius: a lamp above the middle. */
function light(column: number, row: number, reach: number): number {
  const [x, y] = [(column - size.columns / 2) / 74, (row + 8) / 92]
  return 1 - Math.hypot(x, y) / reach
}

function cells(reach: number): string {
  let d = ''
  for (let row = 0; row < size.rows; row += 1) {
    for (let column = 0, from = -1; column <= size.columns; column += 1) {
      const threshold = ((order[(row % 4) * 4 + (column % 4)] ?? 0) + 0.5) / 16
      const lit = column < size.columns && light(column, row, reach) > threshold
      if (lit && from < 0) from = column
      if (!lit && from >= 0) {
        d += `M${from} ${row}h${column - from}v1H${from}z`
        from = -1
      }
    }
  }
  return d
}

const paths = tones.map(({ colour, reach }) => `<path fill="${colour}" d="${cells(reach)}"/>`)
await writeFile(
  'src/templates/ai/drawings/lamp.svg',
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" shape-rendering="crispEdges" ' +
    `viewBox="0 0 ${size.columns} ${size.rows}">${paths.join('')}</svg>\n`,
)
