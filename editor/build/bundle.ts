import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** The folder of the built site that the editor's files are in; their names change with their content. */
export const editorFolder = '_editor'

/** What the editor would load for fields that this site has none of: code, maps, rich text, previews of React. */
const unused = [
  /^@shikijs\//,
  /^leaflet/,
  /^terra-draw/,
  /^svgo/,
  /^turndown/,
  /\/chunks\/(shiki-engine|react-dom|heic|webp_enc)/,
]
/** Files that only these would ask for. */
const unusedAssets = /(heic|webp_enc|marker-icon)[^/]*$/

/** Languages of the editor's own words other than Japanese and English, which stand in for them. */
const otherLanguages = /^\.\.\/locales\/(?!ja\.|en-US\.)/

/** Leaves out what is never loaded here: 17 MB, which every build would write and compress. */
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
 * @param dist the built site's folder, in which the bundle gets a folder of its own
 * @returns the address of its script
 * @throws Error when the bundle cannot be made
 */
export async function bundleEditor(dist: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base: `/${editorFolder}/`,
    publicDir: false,
    // The words' reader asks for it; a browser has no environment.
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
