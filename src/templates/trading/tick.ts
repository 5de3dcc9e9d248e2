/** Sets the clocks to each office's time and keeps them running. */
import { type ClockTime, digits, hands, isOpen } from './time.ts'

function timeIn(zone: string): ClockTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'short',
  }).formatToParts(new Date())
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    hours: Number(of('hour')),
    minutes: Number(of('minute')),
    weekend: ['Sat', 'Sun'].includes(of('weekday')),
  }
}

function tick() {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const now = timeIn(clock.dataset.zone ?? 'UTC')
    const { hour, minute } = hands(now)
    clock.querySelector('[data-hand="hour"]')?.setAttribute('transform', `rotate(${hour})`)
    clock.querySelector('[data-hand="minute"]')?.setAttribute('transform', `rotate(${minute})`)
    const time = clock.querySelector('time')
    if (time) time.textContent = digits(now)
    clock.toggleAttribute('data-open', isOpen(now))
  }
}

tick()
// The static note names the printed time, which no longer applies.
const note = document.querySelector<HTMLElement>('[data-live]')
if (note) note.textContent = note.dataset.live ?? ''
setInterval(tick, 15_000)
