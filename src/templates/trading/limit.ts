/** Three samples are free: once three are ticked, the other checkboxes are disabled until one is cleared. */
const free = 3
const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="want"]')]

function limit() {
  const full = boxes.filter(({ checked }) => checked).length >= free
  for (const box of boxes) box.disabled = full && !box.checked
}

limit()
addEventListener('change', limit)
// Browsers restore form state after scripts have run.
addEventListener('pageshow', limit)
