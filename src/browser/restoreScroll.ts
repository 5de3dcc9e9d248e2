/**
 * Inline script in the head of every page: on a reload or a return, the page is laid out in full at once, so
 * that the browser can restore the scroll position. Estimated heights would shift it.
 */
export const restoreScroll =
  "if(!/^n/.test(performance.getEntriesByType('navigation')[0]?.type??'n'))document.documentElement.dataset.laidOut='';"
