import { readFileSync } from 'node:fs'

/** From the project's folder, where builds and scripts run: a module that is bundled is not where its source is. */
const file = 'src/styles/tokens.css'
const pigments = new Map<string, string>()
for (const [, name = '', value = ''] of readFileSync(file, 'utf8').matchAll(
  /--([\w-]+): (#[\da-f]{3,8});/g,
)) {
  pigments.set(name, value)
}

/**
 * One of the site's colours, for what its style sheets do not reach: pictures for others, icons, the browser's own bar.
 * @param name of a raw value in src/styles/tokens.css, without its dashes
 * @returns the colour as a style sheet has it
 * @throws Error when there is none of that name
 */
export function colour(name: string): string {
  const value = pigments.get(name)
  if (!value) throw new Error(`${file} has no colour --${name}: name one that it has.`)
  return value
}
