import { join } from 'node:path'
import { readHeaderRules } from '../hosting/headerRules.ts'

let rules: ReturnType<typeof readHeaderRules> | undefined

/** Where Netlify puts netlify.toml's included_files. */
export function taskRoot(): string {
  return process.env.LAMBDA_TASK_ROOT ?? process.cwd()
}

/**
 * The headers of a path, from dist/_headers: Netlify adds them to files only, not to function responses.
 * @throws Error when the file was not deployed with the function
 */
export function siteHeaders(path: string): Record<string, string> {
  rules ??= readHeaderRules(join(taskRoot(), 'dist/_headers'))
  return rules(path)
}

/** Adds the headers of the path to a response; its own take precedence. */
export function withSiteHeaders(response: Response, path: string): Response {
  for (const [name, value] of Object.entries(siteHeaders(path))) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}
