import { expect, test } from 'vitest'
import { curlyQuotes } from './curlyQuotes.ts'

test.each([
  ["the owner's son", 'the owner’s son'],
  ["three years' profit", 'three years’ profit'],
  ["he said 'sell it' and left", 'he said ‘sell it’ and left'],
  ['"How long?" they ask.', '“How long?” they ask.'],
  ["('expensive')", '(‘expensive’)'],
  ['"They said \'no\'."', '“They said ‘no’.”'],
  ["{figure:share}'s basis", '{figure:share}’s basis'],
  ["**'bold'** and *'it'*", '**‘bold’** and *‘it’*'],
  ["a\n'new line'", 'a\n‘new line’'],
  ['[value](page:glossary#added-value)', '[value](page:glossary#added-value)'],
])('%s', (typed, set) => {
  expect(curlyQuotes(typed)).toBe(set)
})
