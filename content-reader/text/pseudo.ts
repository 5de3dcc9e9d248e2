/**
 * A pseudo-language for development: `PSEUDO=1 npm run dev` stretches and accents English words, which
 * reveals overflow and words that do not come from content/.
 */
export const pseudo = process.env.PSEUDO === '1'

const accents: Record<string, string> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'Á',
  E: 'É',
}

/** Stretches vowels; {placeholders}, {#anchors} and addresses stay unchanged. */
export function stretch(text: string): string {
  return text
    .split(/(\{[^}]*\}|\]\([^)]*\))/)
    .map((part, at) =>
      at % 2 ? part : part.replace(/[aeiouAE]/g, (vowel) => accents[vowel] ?? vowel),
    )
    .join('')
}
