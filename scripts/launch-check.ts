/**
 * npm run launch-check: lists every sample that still needs the owner's facts, and fails while there is one.
 * The production deploy runs it first.
 */
import { isMap, isPair, isScalar, parseAllDocuments, visit } from 'yaml'
import { openFiles } from '../content-reader/files.ts'
import { splitFrontMatter } from '../content-reader/parse.ts'

const samples: string[] = []
const content = openFiles(process.cwd())
for (const folder of ['', 'data', 'pages', 'articles', 'texts']) {
  for (const name of content.list(folder)) {
    if (!/\.(ya?ml|md)$/.test(name) || name === 'README.md') continue
    const file = folder ? `${folder}/${name}` : name
    samples.push(...samplesIn(file, content.text(file)))
  }
}

if (samples.length) {
  console.error(`These are still samples. Put in the owner's facts, then remove "sample: true":`)
  for (const place of samples.sort()) console.error(`  ${place}`)
  console.error(`${samples.length} samples: the site may not go live.`)
  process.exitCode = 1
} else console.log('No sample is left in content/.')

/** The places marked `sample: true`, as file and key path. */
function samplesIn(file: string, source: string): string[] {
  // Only a page's front matter is YAML.
  const text = file.endsWith('.md') ? splitFrontMatter(file, source).head : source
  const found: string[] = []
  for (const document of parseAllDocuments(text)) {
    visit(document, {
      Pair(_, pair, path) {
        if (!isScalar(pair.key) || pair.key.value !== 'sample') return
        if (!isScalar(pair.value) || pair.value.value !== true) return
        const keys = path.flatMap((node) => {
          if (isPair(node) && isScalar(node.key)) return [String(node.key.value)]
          // List entries are named by their id.
          if (isMap(node) && node.has('id')) return [String(node.get('id'))]
          return []
        })
        found.push(`content/${file}: ${keys.length ? keys.join(' > ') : 'the whole page'}`)
      },
    })
  }
  return found
}
