import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { templateFonts } from '../build/fonts/templateFonts.ts'
import { contentHash } from '../routing/contentHash.ts'
import { type Language, languages } from '../routing/language.ts'
import type { TemplateId } from '../routing/templates.ts'
import { templateWords } from '../src/models/gallery/templateModel.ts'
import manifest from '../src/models/pictures/pictures.manifest.json' with { type: 'json' }
import type { TemplateFace } from '../src/templates/faceRules.ts'

/** Fingerprints of what a template's screenshot shows. */
export interface ShotSource {
  /** Of code, styles, fonts and pictures. */
  readonly look: string
  readonly words: string
}

const templates = 'src/templates'
const parts = ['src/components/text/Phrases.tsx', 'src/components/pictures/Picture.tsx']

type Faces = readonly TemplateFace[] | ((language: Language) => readonly TemplateFace[])

export async function shotSources(id: TemplateId): Promise<Record<Language, ShotSource>> {
  const look = await lookOf(id)
  const source = (language: Language) => {
    return { look, words: contentHash(JSON.stringify(templateWords(id, language))) }
  }
  return { ja: source('ja'), en: source('en') }
}

async function lookOf(id: TemplateId): Promise<string> {
  const own = await readdir(join(templates, id), { recursive: true, withFileTypes: true })
  const { href } = pathToFileURL(resolve(templates, id, 'faces.ts'))
  const { faces }: { faces: Faces } = await import(/* @vite-ignore */ href)
  // A template may have fonts per language.
  const used = typeof faces === 'function' ? languages.flatMap(faces) : faces
  const files = [
    ...parts,
    ...(await sharedFiles()),
    ...own.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
    ...used.map(({ file }) => join(templateFonts, `${file}.woff2`)),
  ].filter((file) => !file.endsWith('.test.ts'))
  const contents = await Promise.all(files.sort().map((file) => readFile(file)))
  return contentHash(...contents, JSON.stringify(picturesOf(id)))
}

/** What all templates share; the strip is not on the screenshot. */
async function sharedFiles(): Promise<string[]> {
  const entries = await readdir(templates, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('TemplateStrip'))
    .map(({ name }) => join(templates, name))
}

/** Keys of a template's encoded pictures: they change with master and framing. */
function picturesOf(id: TemplateId) {
  return Object.entries(manifest).filter(([name]) => name.startsWith(`template-${id}-`))
}
