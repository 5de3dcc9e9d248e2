/**
 * Normalises equivalent spellings in both texts and queries: width, case, accents, katakana and hiragana,
 * small and full-size kana, long vowels and dashes.
 */

/** `at[i]` is the position in the original of the folded text's character `i`. */
export interface Folded {
  readonly text: string
  readonly at: readonly number[]
}

// Half-width kana and its voicing mark are one character: ｷﾞ.
const clusters = /[\uff66-\uff9d][\uff9e\uff9f]?|[\s\S]/gu
const accents = /\p{M}+/gu
const small = 'ぁぃぅぇぉっゃゅょゎゕゖ'
const full = 'あいうえおつやゆよわかけ'
// Long vowels, dashes and middle dots: デュー・デリ is also written デューデリ and デュ―デリ.
const dropped = /[ー―‐‑–—−・〜~'’"“”]/gu

/** Folds a text and maps each character to its position in the original. */
export function fold(original: string): Folded {
  let text = ''
  const at: number[] = []
  for (const { 0: cluster, index } of original.matchAll(clusters)) {
    const folded = foldCluster(cluster)
    text += folded
    for (let i = 0; i < folded.length; i += 1) at.push(index)
  }
  return { text, at }
}

const known = new Map<string, string>()

function foldCluster(cluster: string): string {
  const seen = known.get(cluster)
  if (seen !== undefined) return seen
  let folded = cluster.normalize('NFKC').toLowerCase().replace(dropped, '')
  // Only for Latin letters: が without its mark is another letter.
  if (/\p{Script=Latin}/u.test(folded)) folded = folded.normalize('NFD').replace(accents, '')
  folded = folded.replace(/[\u30a1-\u30f6]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - 0x60),
  )
  folded = folded.replace(
    /[ぁぃぅぇぉっゃゅょゎゕゖ]/g,
    (kana) => full[small.indexOf(kana)] ?? kana,
  )
  known.set(cluster, folded)
  return folded
}
