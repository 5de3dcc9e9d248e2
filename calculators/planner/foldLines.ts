const longest = 75
const bytes = new TextEncoder()

/**
 * Folds the lines of an iCalendar text at 75 bytes, never inside of a character (RFC 5545, 3.1). The library
 * that writes the text folds at 75 characters, which in Japanese are three times as many bytes.
 * @param text lines that end in CRLF, folded in whatever way
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
