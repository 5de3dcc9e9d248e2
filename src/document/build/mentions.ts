/** Tells whether a text has a name in it. A name is looked for once: texts are long, and pages ask again. */
export function mentions(text: string): (name: string) => boolean {
  const known = new Map<string, boolean>()
  return (name) => {
    const found = known.get(name) ?? text.includes(name)
    known.set(name, found)
    return found
  }
}
