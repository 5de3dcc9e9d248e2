/**
 * In the head of every page, before anything is painted: a page that is loaded again, or returned to, is laid out whole
 * at once, so that the browser finds the place that was being read. With estimated heights it came to stand elsewhere.
 */
export const restoredPlace =
  "if(!/^n/.test(performance.getEntriesByType('navigation')[0]?.type??'n'))document.documentElement.dataset.laidOut='';"
