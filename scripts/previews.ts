/**
 * Draws the link preview of each page in each language, and each article's picture in the shapes that search
 * engines ask for, into public/previews. Every build draws those that are missing there: committed ones save
 * it the time.
 *
 *   npm run previews
 */
import { readdir, rm } from 'node:fs/promises'
import { writePreviews } from '../build/previews/writePreviews.ts'
import { previewPictures } from '../src/models/pictures/previews.ts'

const folder = 'public/previews'
for (const file of await writePreviews(folder)) console.log(`made ${file}`)
const wanted = new Set(previewPictures().map(({ file }) => file))
for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(`${folder}/${file}`)
