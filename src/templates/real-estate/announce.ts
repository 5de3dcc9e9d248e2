/**
 * Tells screen readers how many homes are shown after each change of the filter; the number that is
 * seen is counted by the styles.
 */
const announcement = document.querySelector<HTMLElement>('[data-status]')
const homes = document.querySelectorAll<HTMLElement>('[data-home]')

document.querySelector('[data-filter]')?.addEventListener('change', () => {
  const shown = [...homes].filter((home) => home.offsetParent).length
  if (announcement)
    announcement.textContent = (announcement.dataset.status ?? '').replace('{n}', String(shown))
})
