import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { bundleEditor, editorFolder } from './bundle.ts'
import { writePage } from './writePage.ts'

/**
 * The editor in development: bundled when it is first asked for, with `content/` as it is at every visit.
 * @param root the project's folder
 * @param bundleInto makes the bundle in a folder, and gives the address of its script
 */
export function serveEditor(root: string, bundleInto = bundleEditor): Connect.NextHandleFunction {
  const folder = join(root, '.build', 'editor')
  const files = sirv(folder, { dev: true, extensions: ['html'] })
  let made: Promise<string> | undefined
  const bundle = () => {
    made ??= bundleInto(folder).catch((error) => {
      // Else what was mistaken when it was first asked for stays so until the server is started again.
      made = undefined
      throw error
    })
    return made
  }
  return async (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?')
    const isPage = path === '/admin'
    if (!isPage && !path.startsWith(`/${editorFolder}/`)) return next()
    try {
      const script = await bundle()
      if (isPage) await writePage(root, folder, script)
    } catch (error) {
      // The server awaits no middleware: it would learn of nothing, and never answer.
      return next(error)
    }
    files(request, response, next)
  }
}
