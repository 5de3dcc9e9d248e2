/** The button that saves an entry, which can be pressed as long as something is not saved. */
const unsaved = 'button[aria-keyshortcuts$="+S"]:not([disabled])'

/**
 * Has the browser ask before a page with unsaved changes is left or loaded again. The editor keeps a draft of them in
 * the browser, but only half a second after the last key, and not beyond a new build of the site.
 */
export function warnOfUnsaved(): void {
  addEventListener('beforeunload', (event) => {
    if (document.querySelector(unsaved)) event.preventDefault()
  })
}
