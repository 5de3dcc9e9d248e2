/**
 * Regenerates the engraved ornaments of the finance template: `node art/drawings/finance/draw.ts`. The results
 * are committed, because the bridge takes some seconds.
 */
import { writeFile } from 'node:fs/promises'
import { vignette } from './engraving.ts'
import { band, frame, rosette } from './ornaments.ts'

const [ink, green, gold, rose] = ['#14382b', '#2f7a5d', '#b08a2e', '#c4694f']

const drawings = {
  bridge: vignette(ink),
  frame: frame('#1d5a44', gold),
  band: band(8, [green, gold]),
  rosette: rosette([
    { radius: 168, depth: 22, petals: 16, copies: 14, shrink: 0.8, colour: green, width: 0.7 },
    { radius: 140, depth: 26, petals: 9, copies: 12, colour: gold, width: 0.7 },
    { radius: 122, depth: 14, petals: 22, copies: 8, colour: green, width: 0.6 },
    { radius: 150, depth: 38, petals: 24, copies: 3, colour: rose, width: 0.5 },
  ]),
}

for (const [name, svg] of Object.entries(drawings)) {
  await writeFile(`src/templates/finance/drawings/${name}.svg`, svg)
}
