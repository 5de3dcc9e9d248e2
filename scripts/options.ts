/**
 * The word after an option on the command line, e.g. `dx` of `npm run art -- --only dx`.
 * @returns undefined without the option; an empty text where nothing follows it
 */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : (process.argv[at + 1] ?? '')
}
