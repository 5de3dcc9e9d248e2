import type { WayResult } from '../../../../calculators/value/computeValue.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import type { Amounts } from '../result/amounts.ts'

/** The notes on a way of selling as texts, each with its price where it only applies at one end of the range. */
export function remarksOf(
  { low, high }: WayResult,
  words: Pick<ValueToolModel['value'], 'notes' | 'ways'>,
  amounts: Amounts,
): readonly string[] {
  const outcomes = low.price === high.price ? [high] : [low, high]
  const texts = outcomes.flatMap(({ price, notes }) =>
    notes.map((each) => {
      const text = words.notes[each]
      if (outcomes.every((other) => other.notes.includes(each))) return text
      return fill(words.ways.onlyAt, { price: amounts.rounded(price), note: text })
    }),
  )
  return [...new Set(texts)]
}
