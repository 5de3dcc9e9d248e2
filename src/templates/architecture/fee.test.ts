import { expect, test } from 'vitest'
import { stageFee } from './fee.ts'

test('a stage costs its share of the fee', () => {
  expect(stageFee(30_000_000, 0.12, 0.35)).toBe(1_260_000)
})

test('a fee is rounded to thousands of yen', () => {
  expect(stageFee(12_345_678, 0.12, 0.1)).toBe(148_000)
})
