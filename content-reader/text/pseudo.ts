/**
 * A pseudo-language for development: `PSEUDO=1 npm run dev` shows every English word stretched and
 * accented, so that overflow and words that do not come from content/ can be seen at once.
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

/** Stretches a text by its vowels; {placeholders}, {#anchors} and addresses stay as they are. */
export function stretch(text: string): string {
  return text
    .split(/(\{[^}]*\}|\]\([^)]*\))/)
    .map((part, at) =>
      at % 2 ? part : part.replace(/[aeiouAE]/g, (vowel) => accents[vowel] ?? vowel),
    )
    .join('')
}
