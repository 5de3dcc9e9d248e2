import { expect, test } from 'vitest'
import { gatherStates } from './gather.ts'

test('rules for paper, forced colours and reduced motion come last in their layer, each under one condition', () => {
  const css =
    '@layer a{@media print{b{c:d}}e{f:g}@media (prefers-reduced-motion:reduce){h{i:j}}@media print{k{l:m}}}n{o:p}'
  expect(gatherStates(css)).toBe(
    '@layer a{e{f:g}@media print{b{c:d}k{l:m}}@media (prefers-reduced-motion:reduce){h{i:j}}}n{o:p}',
  )
})

test('what depends on the width stays where it is', () => {
  const css = '@layer a{@media (width<768px){b{c:d}}e{f:g}@media screen and (width<768px){b{c:d}}}'
  expect(gatherStates(css)).toBe(css)
})
