/**
 * The value of a command line option, e.g. `dx` for `npm run art -- --only dx`.
 * @returns undefined without the option; '' when no value follows
 */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : (process.argv[at + 1] ?? '')
}
