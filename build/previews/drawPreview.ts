import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { colour } from '../../art/colours.ts'
import { mark } from '../../art/mark.ts'
import type { PreviewPicture } from '../../src/models/pictures/previews.ts'
import {
  baselineBelowMiddle,
  type Line,
  openTypeface,
  type Style,
  setLine,
  setText,
  type Typeface,
} from './setText.ts'

/** The picture is above a band of paper; its subject is right of the middle, beside the pier. */
const picture = { height: 500, subject: 0.68 }
const pier = { left: 64, width: 620, inset: 44, above: 40, tallest: 430, cap: 18 }
const jpeg = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }
const modules = 'node_modules/@fontsource-variable'
const fonts = {
  mincho: ['src/layout/fonts/ShipporiMincho-SemiBold.woff2'],
  gothic: ['src/templates/fonts/BizUDPGothic.woff2'],
  newsreader: [
    `${modules}/newsreader/files/newsreader-latin-opsz-normal.woff2`,
    'wght=500',
    'opsz=40',
  ],
  instrument: [
    `${modules}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    'wght=400',
  ],
} as const
type Words = NonNullable<PreviewPicture['words']>
type Faces = Readonly<Record<keyof typeof fonts, Typeface>>

/** Draws link previews. It needs no browser and no font of the machine, because every build can come to draw. */
export async function previewPainter(): Promise<(preview: PreviewPicture) => Promise<Buffer>> {
  const opened = Object.entries(fonts).map(async ([name, [path, ...axes]]) => [
    name,
    await openTypeface(path, ...axes),
  ])
  const faces: Faces = Object.fromEntries(await Promise.all(opened))
  return (preview) => draw(preview, faces).jpeg(jpeg).toBuffer()
}

function draw({ hero, subject, words, width, height }: PreviewPicture, faces: Faces): Sharp {
  const shown = words ? picture.height : height
  // A hero is three times as wide as high.
  const whole = 3 * shown
  const left = Math.round(subject * whole - (words ? picture.subject : 0.5) * width)
  const cut = sharp(join('public/pictures', hero))
    .resize(whole, shown)
    .extract({
      left: Math.min(Math.max(left, 0), whole - width),
      top: 0,
      width,
      height: shown,
    })
  if (!words) return cut
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${panel(words, height, faces)}${logo(width - 64, (shown + height) / 2, faces)}</svg>`
  return cut
    .extend({ bottom: height - shown, background: colour('paper') })
    .composite([{ input: Buffer.from(svg) }])
}

/** The pier that title and subtitle stand on. */
function panel(words: Words, bottom: number, faces: Faces): string {
  const blocks = fitted(words, faces)
  // A whole pixel, so that no seam shows below the cap.
  const top = Math.round(bottom - heightOf(blocks))
  const box = (x: number, y: number, width: number, height: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour(fill)}"/>`
  const { left, width, cap, inset, above } = pier
  let y = top + above
  const text = blocks.flatMap(({ lines, leading, style, before }) => {
    y += before
    return lines.map(({ paths }) => {
      const baseline = y + leading / 2 + baselineBelowMiddle(style)
      y += leading
      return `<g transform="translate(${left + inset} ${baseline})">${paths}</g>`
    })
  })
  return [
    box(left, top, width, bottom - top, 'orange'),
    box(left - cap, top - cap, width + 2 * cap, cap, 'orange-dark'),
    `<g fill="#fff">${text.join('')}</g>`,
  ].join('')
}

/** A text with its leading and the space before it, in pixels. */
interface Block {
  readonly lines: readonly Line[]
  readonly style: Style
  readonly leading: number
  readonly before: number
}

/** In the largest size that fits; of what does not fit in any, the first lines. */
function fitted({ language, title, subtitle }: Words, faces: Faces): Block[] {
  const width = pier.width - 2 * pier.inset
  const isJapanese = language === 'ja'
  const isLong = [...title].length > (isJapanese ? 14 : 26)
  const heading = (size: number): Block => {
    const style = {
      faces: [faces.newsreader, faces.mincho],
      size,
      ...(isJapanese && { spacing: isLong ? 0.02 : 0.045, features: ['palt'] }),
    }
    const lines = setText(title, language, style, width)
    return { lines, style, leading: 1.35 * size, before: 0 }
  }
  const style = { faces: [faces.instrument, faces.gothic, faces.mincho], size: 25 }
  const lines = setText(subtitle, language, style, width)
  const below: Block = { lines, style, leading: 40, before: 14 }
  const sizes = [isLong ? 40 : 50, 34, 28].map(heading)
  const fits = [...sizes.map((size) => [size, below]), ...sizes.map((size) => [size])]
  const found = fits.find((blocks) => heightOf(blocks) <= pier.tallest)
  const [smallest = heading(28)] = sizes.slice(-1)
  return found ?? [{ ...smallest, lines: smallest.lines.slice(0, 8) }]
}

function heightOf(blocks: readonly Block[]): number {
  const text = blocks.map(({ lines, leading, before }) => before + lines.length * leading)
  return text.reduce((sum, each) => sum + each, pier.above + pier.inset)
}

function logo(right: number, middle: number, faces: Faces): string {
  const style = { faces: [faces.newsreader], size: 34, spacing: 0.16 }
  const name = setLine('LEGATUS', style)
  const scale = 56 / mark.width
  const left = right - name.width
  const at = `translate(${left - 18 - 56} ${middle - (scale * mark.height) / 2}) scale(${scale})`
  return `<g transform="${at}"><path d="${mark.stones}"/><path d="${mark.keystone}" fill="${colour('orange-light')}"/></g>
<g transform="translate(${left} ${middle + baselineBelowMiddle(style)})" fill="${colour('ink')}">${name.paths}</g>`
}
