import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** The editor's folder in the built site; its file names contain content hashes. */
export const editorFolder = '_editor'

/** Editor code for field types that this site does not use: code, maps, rich text. */
const unused = [
  /^@shikijs\//,
  /^leaflet/,
  /^terra-draw/,
  /^svgo/,
  /^turndown/,
  /\/chunks\/(shiki-engine|heic|webp_enc)/,
]
/** Assets that only the removed code would request. */
const unusedAssets = /(heic|webp_enc|marker-icon)[^/]*$/

/** Editor translations other than Japanese and English, which are enough here. */
const otherLanguages = /^\.\.\/locales\/(?!ja\.|en-US\.)/

/** Removes unused code: 17 MB that every build would write and compress. */
const leaveOut: Plugin = {
  name: 'legatus-editor-leave-out',
  enforce: 'pre',
  resolveId(id, importer) {
    if (otherLanguages.test(id)) return this.resolve('../locales/en-US.json', importer)
    return unused.some((pattern) => pattern.test(id)) ? '\0left-out' : undefined
  },
  load: (id) => (id === '\0left-out' ? 'export default undefined' : undefined),
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle)) if (unusedAssets.test(name)) delete bundle[name]
  },
}

/**
 * Bundles the editor for the browser.
 * @param dist the built site's folder; the bundle goes into a folder below it
 * @returns the address of its script
 * @throws Error if bundling fails
 */
export async function bundleEditor(dist: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base: `/${editorFolder}/`,
    publicDir: false,
    // content-reader reads it; browsers have no environment variables.
    define: { 'process.env.PSEUDO': '""' },
    plugins: [leaveOut],
    build: {
      outDir: resolve(dist, editorFolder),
      emptyOutDir: true,
      target: 'chrome123',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: resolve(import.meta.dirname, '../page/main.ts'),
        output: {
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry)
  if (!entry) throw new Error('The bundle of the editor has no script.')
  return `/${editorFolder}/${entry.fileName}`
}
