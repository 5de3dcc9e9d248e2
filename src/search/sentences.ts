/** The sentences of a text with one passage per line. */
export function sentences(text: string): string[] {
  return (
    text
      .match(/[^\n]+?(?:[。？！][」』）]?|[.?!]['’”)]?(?= )|(?=\n)|$)/g)
      ?.map((each) => each.trim()) ?? []
  )
}
