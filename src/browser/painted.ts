/** How long a browser has to say that it has painted a picture, in milliseconds: of a small one it never says so. */
const patience = 300

/**
 * Resolves when the page is loaded and the browser has shown its first picture, or its text where it has none. The head
 * of templates does the same by itself (src/templates/TemplateDocument.astro): there it would be a file of its own, one
 * more request before that picture.
 */
export async function painted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve))
  }
  const picture = document.querySelector('main img:not([loading="lazy"])')
  await new Promise((resolve) => {
    setTimeout(resolve, patience)
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[]
      if (entries.some(({ element }) => !picture || element === picture)) resolve(picture)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}
