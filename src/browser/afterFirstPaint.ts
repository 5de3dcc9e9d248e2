/** Maximum wait for a paint event, in milliseconds: small pictures never cause one. */
const patience = 300

/**
 * Resolves once the page is loaded and its first picture, or its text, is painted. Template pages have an
 * inline copy of this (src/templates/TemplateDocument.astro) to save a request before that picture.
 */
export async function afterFirstPaint(): Promise<void> {
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
