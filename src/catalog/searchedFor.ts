/** The query of the search specimen. */
export const searchedFor = 'M&A'
