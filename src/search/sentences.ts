/** The sentences of a text with one passage per line; what is in full-width brackets stays together. */
export function sentences(text: string): string[] {
  return (
    text
      .match(
        /(?:（[^（）\n]*）|（(?![^（）\n]*）)|[^\n（])+?(?:[。？！][」』）]?|[.?!]['’”)]?(?= )|(?=\n)|$)/g,
      )
      ?.map((each) => each.trim()) ?? []
  )
}
