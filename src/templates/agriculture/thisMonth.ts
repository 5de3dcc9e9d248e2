// The wheel works without this, but begins with a month that was chosen when the page was written.
const months = [...document.querySelectorAll<HTMLInputElement>('input[name="month"]')]
const now = months[new Date().getMonth()]
if (now) {
  now.dataset.now = ''
  // A month that the visitor chose before this came, or that the browser brought back, stays.
  if (months.every(({ checked, defaultChecked }) => checked === defaultChecked)) now.checked = true
}
