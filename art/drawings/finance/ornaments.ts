import { petalCurve, wave } from './curves.ts'

/** A family of equal curves in a rosette, laid over each other turned or in sizes. */
interface Family {
  readonly radius: number
  readonly depth: number
  readonly petals: number
  readonly copies: number
  /** The size of the last copy; without it the copies are turned instead. */
  readonly shrink?: number
  readonly colour: string
  readonly width: number
}

function family({ radius, depth, petals, copies, shrink, colour, width }: Family, at: number) {
  const id = `f${at}`
  const curve = `<path id="${id}" d="${petalCurve(radius, depth, petals)}"/>`
  const uses = Array.from({ length: copies - 1 }, (_, k) => {
    const share = (k + 1) / copies
    const turn = Math.round((share * 36000) / petals) / 100
    const size = shrink && Math.round((1 - (1 - shrink) * share) * 1000) / 1000
    return `<use href="#${id}" transform="${size ? `scale(${size})` : `rotate(${turn})`}"/>`
  })
  return `<g stroke="${colour}" stroke-width="${width}">${curve}${uses.join('')}</g>`
}

/** A guilloche rosette around the origin, 400 units across. */
export function rosette(families: readonly Family[]): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="-200 -200 400 400" fill="none">' +
    `${families.map(family).join('')}</svg>\n`
  )
}

/** A band of woven waves that repeats every 96 units sideways, 48 high. */
export function band(lines: number, colours: readonly string[]): string {
  const paths = Array.from({ length: lines }, (_, i) => {
    const phase = (2 * Math.PI * i) / lines
    const colour = colours[i % colours.length]
    return `<path stroke="${colour}" d="${wave(96, 24, 20, phase)}"/><path stroke="${colour}" d="${wave(48, 24, 9, phase)}"/><path stroke="${colour}" d="${wave(48, 24, 9, phase)}" transform="translate(48)"/>`
  })
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="96" height="48" viewBox="0 0 96 48" fill="none" ' +
    `stroke-width=".6">${paths.join('')}</svg>\n`
  )
}

/**
 * The frame of a certificate, for `border-image`: nine slices of 48 units, the edges one period of a
 * woven band, the corners a small rosette.
 */
export function frame(ink: string, gold: string): string {
  const edge = Array.from({ length: 6 }, (_, i) => {
    const phase = (2 * Math.PI * i) / 6
    return `<path d="${wave(48, 24, 11, phase)}"/>`
  })
  const rules =
    '<path d="M0 5h48M0 43h48" stroke-width="1.6"/><path d="M0 9h48M0 39h48" stroke-width=".5"/>'
  const side = `<g id="s">${edge.join('')}${rules}</g>`
  const corner =
    `<g id="c"><g stroke="${gold}"><path id="p" d="${petalCurve(14, 5, 8)}"/>` +
    [9, 18, 27, 36].map((turn) => `<use href="#p" transform="rotate(${turn})"/>`).join('') +
    '</g><circle r="21"/><circle r="6"/><circle r="2.4"/>' +
    '<path d="M-19-19h38v38h-38z" stroke-width="1.6"/><path d="M-22-22h44v44h-44z" stroke-width=".5"/></g>'
  const places = [
    'translate(48)',
    'translate(144 48) rotate(90)',
    'translate(96 144) rotate(180)',
    'translate(0 96) rotate(270)',
  ]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="144" height="144" viewBox="0 0 144 144" fill="none" ' +
    `stroke="${ink}" stroke-width=".7"><defs>${side}${corner}</defs>` +
    places.map((place) => `<use href="#s" transform="${place}"/>`).join('') +
    [24, 120].flatMap((y) => [24, 120].map((x) => `<use href="#c" x="${x}" y="${y}"/>`)).join('') +
    '</svg>\n'
  )
}
