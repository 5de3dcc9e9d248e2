/**
 * npm run icons: draws the mark as all icons that browsers and phones ask for, into public/. The results are
 * committed; run it again when art/mark.ts or one of its colours changes.
 */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { colour } from '../art/colours.ts'
import { mark } from '../art/mark.ts'

const ink = colour('ink')
const paper = colour('paper')
const orange = colour('orange-light')

// In a browser tab the stones follow the colour scheme.
await writeFile(
  'public/icon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -2 32 32"><style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${paper}}}path.k{fill:${orange}}</style><path d="${mark.stones}"/><path class="k" d="${mark.keystone}"/></svg>\n`,
)
await writeFile('public/favicon.ico', ico(await tile(32, 0.94, null)))
await writeFile('public/apple-touch-icon.png', await tile(180, 0.66))
await writeFile('public/icon-192.png', await tile(192, 0.66))
await writeFile('public/icon-512.png', await tile(512, 0.66))
// Phones crop a maskable icon: the mark stays within the middle 80 %.
await writeFile('public/icon-maskable-512.png', await tile(512, 0.5))

/**
 * The mark on a square, as PNG.
 * @param side in pixels
 * @param share width of the mark relative to the side
 * @param ground background colour, or null for none
 */
function tile(side: number, share: number, ground: string | null = paper): Promise<Buffer> {
  const unit = (side * share) / mark.width
  const left = (side - mark.width * unit) / 2
  const top = (side - mark.height * unit) / 2
  const square = ground ? `<rect width="${side}" height="${side}" fill="${ground}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${square}<g transform="translate(${left} ${top}) scale(${unit})"><path d="${mark.stones}" fill="${ink}"/><path d="${mark.keystone}" fill="${orange}"/></g></svg>`
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: ground !== null })
    .toBuffer()
}

/** An ICO file with one 32-pixel PNG: a header of 6 bytes, a directory of 16, the picture. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
