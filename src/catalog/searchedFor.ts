/** What is typed into the specimen of search. */
export const searchedFor = 'M&A'
