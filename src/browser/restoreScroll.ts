/**
 * Inline script in the head of every page: on a reload or a return, the page is laid out in full at once, so
 * that the browser can restore the scroll position. Estimated heights would shift it. The first frame waits for the
 * whole page, because one that comes before would show the page's top, without the card whose picture returns.
 */
export const restoreScroll =
  "if(/^[rbp]/.test(performance.getEntriesByType('navigation')[0]?.type)){document.documentElement.dataset.laidOut='';document.write('<link rel=expect href=#end blocking=render>')}"
