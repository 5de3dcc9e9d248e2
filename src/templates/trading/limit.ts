/** Three samples are free: once as many are ticked, the others wait until one is given up. */
const free = 3
const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="want"]')]

function limit() {
  const full = boxes.filter(({ checked }) => checked).length >= free
  for (const box of boxes) box.disabled = full && !box.checked
}

limit()
addEventListener('change', limit)
// What the browser brings back from a visit before comes after the scripts.
addEventListener('pageshow', limit)
