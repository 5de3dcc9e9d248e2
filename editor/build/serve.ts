import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { bundleEditor, editorFolder } from './bundle.ts'
import { writePage } from './writePage.ts'

/**
 * Middleware for the editor in development: bundles it at the first request and reads `content/` at every
 * visit.
 * @param root the project's folder
 * @param bundleInto creates the bundle in a folder and returns the address of its script
 */
export function serveEditor(root: string, bundleInto = bundleEditor): Connect.NextHandleFunction {
  const folder = join(root, '.build', 'editor')
  const files = sirv(folder, { dev: true, extensions: ['html'] })
  let made: Promise<string> | undefined
  const bundle = () => {
    made ??= bundleInto(folder).catch((error) => {
      // Otherwise the failure would be cached until a restart.
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
      // The server does not await middleware: a thrown error would leave the request unanswered.
      return next(error)
    }
    files(request, response, next)
  }
}
