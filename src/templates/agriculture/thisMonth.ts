// Selects the current month; without the script the wheel shows the month fixed in the HTML.
const months = [...document.querySelectorAll<HTMLInputElement>('input[name="month"]')]
const now = months[new Date().getMonth()]
if (now) {
  now.dataset.now = ''
  // Keeps a month that the visitor has chosen already, or that the browser restored.
  if (months.every(({ checked, defaultChecked }) => checked === defaultChecked)) now.checked = true
}
