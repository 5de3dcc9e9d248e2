import { join } from 'node:path'
import { readHeaderRules } from '../hosting/headerRules.ts'

let rules: ReturnType<typeof readHeaderRules> | undefined

/** Where Netlify puts the files of netlify.toml's included_files. */
export function taskRoot(): string {
  return process.env.LAMBDA_TASK_ROOT ?? process.cwd()
}

/**
 * The headers of an address, from dist/_headers: Netlify adds them to files only, not to what a function answers.
 * @throws Error when the file was not deployed with the function
 */
export function siteHeaders(path: string): Record<string, string> {
  rules ??= readHeaderRules(join(taskRoot(), 'dist/_headers'))
  return rules(path)
}

/** An answer with the headers of its address; its own come first. */
export function withSiteHeaders(response: Response, path: string): Response {
  for (const [name, value] of Object.entries(siteHeaders(path))) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}
