import { expect, test } from 'vitest'
import { cleanText } from './cleanPaste.ts'

test('invisible characters from Word are removed, and its lists become Markdown lists', () => {
  const word =
    '\t第一\u00a0の段落です。\r\n•\t一つめ\r\n  ·\t二つめ\u200b\r\n見えない\u00adハイフン\ufeff'
  expect(cleanText(word)).toBe('第一 の段落です。\n- 一つめ\n- 二つめ\n見えないハイフン')
})

test('intended characters are kept', () => {
  const text = '“Curly” ‘quotes’ – 全角：コロン　😀 👨‍👩‍👧\n\n- a\n  - b\n\n## 見出し {#id}'
  expect(cleanText(text)).toBe(text)
})
