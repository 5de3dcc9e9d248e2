import type { Searcher } from './searcher.ts'

/**
 * Loads the search and its index, in the browser.
 * @param index its address; empty if the server searches
 * @param page address of the page of search
 * @throws Error if either cannot be loaded
 */
export async function loadSearch(index: string, page: string): Promise<Searcher> {
  if (index === '') {
    const { askServer } = await import('./askServer.ts')
    return askServer(page)
  }
  const [{ openSearch }, { showFound }, response] = await Promise.all([
    import('./openSearch.ts'),
    import('./showFound.ts'),
    fetch(index),
  ])
  if (!response.ok) throw new Error(`${index}: ${response.status}`)
  return showFound(openSearch(await response.json()))
}
