import type { Page } from '@playwright/test'
import { takeSnapshot } from '../../../../editor/build/snapshot.ts'
import { site } from '../pages.ts'

type Files = Record<string, string>

export function contentFiles(): Files {
  const { texts } = takeSnapshot(process.cwd())
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [`content/${file}`, text]))
}

/** Makes the folder picker return the browser's private file system. */
export const allowFolder = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = FileSystemHandle
    Reflect.set(prototype, 'queryPermission', async () => 'granted')
    Reflect.set(prototype, 'requestPermission', async () => 'granted')
    Reflect.set(window, 'showDirectoryPicker', async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
    )
  })

/**
 * Fills the browser's private file system with files and makes it the chosen folder. Only Chrome and Edge let
 * a page write to folders, and tests cannot operate the picker itself.
 */
export async function chooseFolder(page: Page, files: Files): Promise<void> {
  await allowFolder(page)
  await page.goto(site('/robots.txt'))
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('site', { create: true })
    await folder.getDirectoryHandle('.git', { create: true })
    for (const [path, text] of Object.entries(files)) {
      const way = path.split('/')
      let at = folder
      for (const name of way.slice(0, -1)) at = await at.getDirectoryHandle(name, { create: true })
      const file = await at.getFileHandle(way.at(-1) ?? '', { create: true })
      const stream = await file.createWritable()
      await stream.write(text)
      await stream.close()
    }
  }, files)
}

export function readFolder(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const files: Files = {}
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        // The browser writes to a swap file first.
        if (name === '.git' || name.endsWith('.crswap')) continue
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`)
        if (handle instanceof FileSystemFileHandle) {
          files[path + name] = await (await handle.getFile()).text()
        }
      }
    }
    await walk(await root.getDirectoryHandle('site'), '')
    return files
  })
}

export async function readBytes(page: Page, path: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (path) => {
    let at = await (await navigator.storage.getDirectory()).getDirectoryHandle('site')
    const way = path.split('/')
    for (const name of way.slice(0, -1)) at = await at.getDirectoryHandle(name)
    const file = await (await at.getFileHandle(way.at(-1) ?? '')).getFile()
    return [...new Uint8Array(await file.arrayBuffer())]
  }, path)
  return Buffer.from(bytes)
}
