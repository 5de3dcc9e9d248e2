import type { Search } from './openSearch.ts'

/**
 * Loads the search and its index, in the browser.
 * @param address of the index
 * @throws Error if either cannot be loaded
 */
export async function loadSearch(address: string): Promise<Search> {
  const [{ openSearch }, response] = await Promise.all([import('./openSearch.ts'), fetch(address)])
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return openSearch(await response.json())
}
