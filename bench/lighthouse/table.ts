import type { Form, Measures } from './measure.ts'

/** Limits of every page, in ms (first paint: this or 1.3 times the bare page's). */
const limits = { firstPaint: 900, largestPaint: 1200, blocking: 50, shift: 0.01 }
const timesBare = 1.3

export const tableHead = `| Page | On | Scores | First paint (bare) | Largest | Blocking | Shift | kB | Does not hold |
|---|---|---|---:|---:|---:|---:|---:|---|`

export function faultsOf(page: Measures, bare: Measures): string[] {
  const firstPaint = Math.max(limits.firstPaint, timesBare * bare.firstPaint)
  return [
    ...Object.entries(page.scores)
      .filter(([, score]) => score < 100)
      .map(([name, score]) => `${name} ${score}`),
    ...page.found,
    ...(page.firstPaint > firstPaint ? [`first paint over ${Math.round(firstPaint)}`] : []),
    ...(['largestPaint', 'blocking', 'shift'] as const)
      .filter((name) => page[name] > limits[name])
      .map((name) => `${name} over ${limits[name]}`),
  ]
}

export function row(path: string, form: Form, page: Measures, bare: Measures, faults: string[]) {
  const cells = [
    path,
    form,
    Object.values(page.scores).join(' '),
    `${page.firstPaint.toFixed(0)} (${bare.firstPaint.toFixed(0)})`,
    page.largestPaint.toFixed(0),
    page.blocking.toFixed(0),
    page.shift.toFixed(3),
    (page.bytes / 1000).toFixed(0),
    faults.join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}
