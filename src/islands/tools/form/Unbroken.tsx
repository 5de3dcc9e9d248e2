/** Amounts and dates as the tools write them; a sign before or a wave dash after one stays with it. */
const pieces =
  /(約?−?\d[\d.,]*(?:[兆億万][\d,]*)*円〜?|−?\d[\d.,]*(?: [mb]illion)? yen|\d{4}年\d+月\d+日〜?|\d+ [A-Z][a-z]+ \d{4})/

/** A text whose amounts and dates do not break across lines. */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(pieces).map((piece, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by position
      <span key={at} data-whole>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
