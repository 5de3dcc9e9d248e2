import { type Band, tableFault } from '../fees/lehman.ts'
import type { Codec } from './codec.ts'

/** A rate table, e.g. `500000000-5000_1000000000-4000_-1000`; the last band is open. */
export const bandsCodec: Codec<readonly Band[]> = {
  write: (bands) => bands.map(({ upTo, rate }) => `${upTo ?? ''}-${rate}`).join('_'),
  read: (text) => {
    if (!/^(\d{0,14}-\d{1,6})(_\d{0,14}-\d{1,6}){0,29}$/.test(text)) return undefined
    const bands = text.split('_').map((band) => {
      const [upTo = '', rate] = band.split('-')
      return { upTo: upTo === '' ? null : Number(upTo), rate: Number(rate) }
    })
    return tableFault(bands) ? undefined : bands
  },
}
