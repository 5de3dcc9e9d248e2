/** The save button, enabled while there are unsaved changes. */
const unsaved = 'button[aria-keyshortcuts$="+S"]:not([disabled])'

/**
 * Makes the browser ask before leaving or reloading a page with unsaved changes. The editor stores drafts in
 * the browser, but only half a second after the last key press, and drops them after a new build.
 */
export function warnOfUnsaved(): void {
  addEventListener('beforeunload', (event) => {
    if (document.querySelector(unsaved)) event.preventDefault()
  })
}
