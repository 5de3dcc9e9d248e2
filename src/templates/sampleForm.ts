/**
 * A template's form sends nothing: `method="dialog"` outside a dialog only runs the browser's validation.
 * Valid input opens the dialog after the form, which says so.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sample]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { nextElementSibling: dialog } = form
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  })
}
