/**
 * Announces the number of shown homes to screen readers after each filter change; the visible number is a CSS
 * counter.
 */
const announcement = document.querySelector<HTMLElement>('[data-status]')
const homes = document.querySelectorAll<HTMLElement>('[data-home]')

document.querySelector('[data-filter]')?.addEventListener('change', () => {
  const shown = [...homes].filter((home) => home.offsetParent).length
  if (announcement)
    announcement.textContent = (announcement.dataset.status ?? '').replace('{n}', String(shown))
})
