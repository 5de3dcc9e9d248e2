const longest = 75
const bytes = new TextEncoder()

/**
 * Folds iCalendar lines at 75 bytes, never within a character (RFC 5545, 3.1). The library folds at 75
 * characters, up to three times as many bytes in Japanese.
 * @param text CRLF lines, folded in any way
 */
export function foldLines(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => foldLine(line))
    .join('\r\n')
}

function foldLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = bytes.encode(character).length
    if (length + size > longest) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}
