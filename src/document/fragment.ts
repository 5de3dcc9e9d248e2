/**
 * Fetches a page that was built to come to be on other pages (`<html data-fragment>`), and puts its styles in place.
 * @param address of the page
 * @returns what is in its <main>, in no document yet
 * @throws Error where it does not come
 */
export async function fetchFragment(address: string): Promise<HTMLElement> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(answer.url)
  const text = await answer.text()
  // Cut out before it is parsed: a parser would hold the page's <style> against the policy of the page that
  // is open, and report it.
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style)
  const sheet = new CSSStyleSheet()
  await sheet.replace(styles.join('\n'))
  document.adoptedStyleSheets.push(sheet)
  const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? ''
  return new DOMParser().parseFromString(main, 'text/html').body
}
