import { askServer } from './askServer.ts'
import { openSearch } from './openSearch.ts'
import type { Searcher } from './searcher.ts'
import { showFound } from './showFound.ts'

/**
 * Loads the index of the search, in the browser.
 * @param index its address; empty if the server searches
 * @param page address of the page of search
 * @throws Error if it cannot be loaded
 */
export async function loadSearch(index: string, page: string): Promise<Searcher> {
  if (index === '') return askServer(page)
  const response = await fetch(index)
  if (!response.ok) throw new Error(`${index}: ${response.status}`)
  return showFound(openSearch(await response.json()))
}
