import { colour } from '../../../art/colours.ts'

/**
 * One of the site's colours as browsers report computed styles: `rgb(204, 68, 12)`.
 * @param name of a raw value in src/styles/tokens.css, without its dashes
 */
export function computedColour(name: string): string {
  const channels = colour(name).match(/[\da-f]{2}/gi) ?? []
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`
}
