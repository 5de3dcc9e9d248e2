/**
 * A template's form sends nothing: `method="dialog"` outside a dialog ends with the browser's own check of the fields.
 * What is in order opens the dialog after the form, which says so.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sample]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { nextElementSibling: dialog } = form
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  })
}
