/**
 * Whether a client would rather have a page in Markdown than in HTML, as programs that read pages for language
 * models say. Where it likes both alike, it gets what it names first.
 * @param accept the request's Accept header
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const ranges = accept.split(',').map((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { type, weight: Number(weight?.slice(2) ?? 1) }
  })
  const [first] = ranges
    .filter(({ type, weight }) => weight > 0 && (type === 'text/markdown' || type === 'text/html'))
    .sort((a, b) => b.weight - a.weight)
  return first?.type === 'text/markdown'
}
