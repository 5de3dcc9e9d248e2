import { feeBases } from '../fees/bases.ts'
import { termFields } from '../fees/feeFields.ts'
import { mostQuotes, type Quote } from '../fees/quotes.ts'
import { bandsCodec } from './bandsCodec.ts'
import type { Codec, numberCodec } from './codec.ts'
import { fieldCodecs } from './fieldCodecs.ts'

const terms = Object.entries(fieldCodecs(termFields)) as [
  keyof typeof termFields,
  ReturnType<typeof numberCodec>,
][]

/**
 * Quotes, e.g. `sharePrice*10000000*0*0*0*0*net*500000000-5000_-4000.`; the full stop after each shows that
 * it is not cut off.
 */
export const quotesCodec: Codec<readonly Quote[]> = {
  write: (quotes) => quotes.map((quote) => `${writeQuote(quote)}.`).join('') || '.',
  read: (text) => {
    if (text === '.') return []
    const pieces = text.split('.')
    const read = pieces.slice(0, -1).map(readQuote)
    const known = read.filter((quote) => quote !== undefined)
    const whole = text.endsWith('.') && known.length === read.length
    return whole && known.length <= mostQuotes ? known : undefined
  },
}

function writeQuote(quote: Quote): string {
  const amounts = terms.map(([name, codec]) => codec.write(quote[name]))
  const tax = quote.taxed ? 'taxed' : 'net'
  return [quote.base, ...amounts, tax, bandsCodec.write(quote.table)].join('*')
}

function readQuote(text: string): Quote | undefined {
  const [first, ...rest] = text.split('*')
  const base = feeBases.find((each) => each === first)
  const amounts = terms.map(([name, codec], at) => [name, codec.read(rest[at] ?? '')])
  const [tax, bands, ...more] = rest.slice(terms.length)
  const table = bandsCodec.read(bands ?? '')
  const known = amounts.every(([, amount]) => typeof amount === 'number')
  if (!(base && known && table) || more.length || !(tax === 'taxed' || tax === 'net')) return
  return { ...(Object.fromEntries(amounts) as Quote), base, table, taxed: tax === 'taxed' }
}
