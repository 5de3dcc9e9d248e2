import type { PhotoSize } from '../../content-reader/photoProblem.ts'
import type { Language } from '../../routing/language.ts'
import { showMistakes } from './showMistakes.ts'

/** The relevant part of a commit request to the git host. */
interface Commit {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string }
  readonly expectedHeadOid: string
  readonly fileChanges: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[]
    readonly deletions?: readonly { readonly path: string }[]
  }
}

/** File handle with `move`, which only Chrome and Edge have, as they alone can write to folders. */
interface Movable extends FileSystemFileHandle {
  move?(this: FileSystemFileHandle, folder: FileSystemDirectoryHandle, name: string): Promise<void>
}

const problems = {
  moved: {
    ja: 'ほかの人が同時に保存したため、保存できませんでした。書いた文はこの画面に残っています。少し待って、もう一度保存してください。',
    en: 'Somebody else saved at the same moment, so this was not saved. What you wrote is still here. Wait a little and save again.',
  },
  changed: {
    ja: 'この項目は、開いたあとにほかの人か別の画面が変えました。このまま保存すると、その変更が消えます。書いた文を控え、画面を読み込み直して「破棄」を選び、もう一度変えてください。',
    en: 'Somebody else, or another tab, has changed this since it was opened here; saving would undo that. Copy what you wrote, load this page again, choose "Discard", and make your change again.',
  },
  offline: {
    ja: '通信できませんでした。書いた文はこの画面に残っています。インターネットにつながっているか確かめてから、もう一度保存してください。',
    en: 'There was no connection. What you wrote is still here. Check that you are online, then save again.',
  },
  signedOut: {
    ja: 'ログインの期限が切れています。書いた文があれば控え、ログアウトしてから、もう一度ログインしてください。',
    en: 'Your sign-in has expired. Copy what you wrote, sign out, and sign in again.',
  },
  direct: {
    ja: 'ここでの変更は、確認を受けずにサイトへ入るため、受け付けません。写真は、載せる記事か、「会社の事実」のコンサルタント、事例、お客様の声を開き、「撮影した写真」に置いて保存してください。使わない写真を消すことは、技術者に頼んでください。',
    en: 'A change made here would reach the site without review, so it is refused. Open the article, or the consultant, case or testimonial in "Facts of the firm", put the photograph into its field "Photo", and save. Ask an engineer to delete photographs that are not used.',
  },
}

/** Changes under review are on branches of this name; any other is the one that is published. */
const reviewed = /^cms\//

/** Prevents saving over somebody else's changes. */
export interface SaveGuard {
  /** Records the text that a new text is based on; empty for a new file. */
  note(text: string, source: string): void
}

/**
 * Checks at the moment of saving that a file has not changed since it was opened. The editor itself would
 * overwrite a folder's file in any state, and commit a draft of an old text on top of the newest commit.
 * @param nameOf what the editor calls a file, by its path below content/
 * @param photoSaved is told the size of every photograph that is saved, by the path that content names it with
 */
export function guardSaves(
  language: Language,
  nameOf: (file: string) => string,
  photoSaved: (path: string, size: PhotoSize) => void,
): SaveGuard {
  // Trimmed, because the editor changes surrounding white space.
  const sources = new Map<string, string>()
  // After saving, a form still holds the text with which it was opened.
  const own = new Set<string>()

  const refuse = (files: readonly { readonly path: string }[], why: keyof typeof problems) => {
    const problem = problems[why][language]
    const direct = why === 'direct'
    const mistakes = files.map(({ path }) => ({
      place: direct ? path.replace(/^.*\//, '') : nameOf(path.replace(/^content\//, '')),
      problem,
    }))
    showMistakes(mistakes, language, direct ? why : 'saving')
    throw new Error(problem)
  }
  const isStale = (text: string, now: string) => {
    const source = sources.get(text.trim())
    return (
      source !== undefined && ![source, text.trim()].includes(now.trim()) && !own.has(now.trim())
    )
  }

  const measure = async (path: string, bytes: Blob) => {
    if (!isPhoto.test(path)) return
    const { width, height } = await createImageBitmap(bytes)
    photoSaved(path.replace(/^(?:.*\/)?/, '/photos/'), { width, height })
  }

  const { fetch } = window
  // What browser and host say themselves is English.
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init).catch((error) => {
      throw error instanceof TypeError ? new Error(problems.offline[language]) : error
    })
    if (response.status === 401 && init?.method === 'POST')
      throw new Error(problems.signedOut[language])
    return response
  }
  window.fetch = async (input, init) => {
    const { body } = init ?? {}
    const commit = typeof body === 'string' && body.includes('createCommitOnBranch')
    const change = commit ? (JSON.parse(body).variables?.input as Commit | undefined) : undefined
    const additions = (change?.fileChanges.additions ?? []).map(({ path, contents }) => ({
      path,
      bytes: Uint8Array.from(atob(contents), (each) => each.charCodeAt(0)),
    }))
    if (change && !reviewed.test(change.branch.branchName)) {
      refuse([...additions, ...(change.fileChanges.deletions ?? [])], 'direct')
    }
    const files = additions
      .map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) }))
      .filter(({ text }) => sources.has(text.trim()))
    if (change && files.length) {
      const paths = files.map(({ path }) => path)
      const request = { ...init, body: JSON.stringify({ query: queryFor(change, paths) }) }
      const { data } = await (await send(input, request)).json()
      const stale = files.filter(({ text }, at) =>
        isStale(text, data?.repository?.[`was_${at}`]?.text ?? ''),
      )
      if (stale.length) refuse(stale, 'changed')
    }
    const response = await send(input, init)
    const { errors = [] } = change ? await response.clone().json() : {}
    if (errors.some(({ type }: { type?: string }) => type === 'STALE_DATA')) refuse(files, 'moved')
    for (const { text } of files) own.add(text.trim())
    for (const { path, bytes } of additions) await measure(path, new Blob([bytes]))
    return response
  }

  // The editor writes to a temporary file, which then replaces the target.
  const handles = window.FileSystemFileHandle?.prototype as Movable | undefined
  const move = handles?.move
  if (handles && move) {
    handles.move = async function guarded(folder, name) {
      const text = await textOf(this)
      const now = await folder.getFileHandle(name).then(textOf, () => '')
      if (isStale(text, now)) refuse([{ path: `${folder.name}/${name}` }], 'changed')
      await measure(name, await this.getFile())
      await move.call(this, folder, name)
      if (sources.has(text.trim())) own.add(text.trim())
    }
  }
  return { note: (text, source) => void sources.set(text.trim(), source.trim()) }
}

const textOf = async (handle: FileSystemFileHandle) => (await handle.getFile()).text()

/** Requests the files of the parent commit. */
function queryFor({ branch, expectedHeadOid }: Commit, paths: readonly string[]): string {
  const [owner, name] = branch.repositoryNameWithOwner
    .split('/')
    .map((each) => JSON.stringify(each))
  const files = paths.map((path, at) => {
    const place = JSON.stringify(`${expectedHeadOid}:${path}`)
    return `was_${at}: object(expression: ${place}) { ... on Blob { text } }`
  })
  return `query { repository(owner: ${owner}, name: ${name}) { ${files.join(' ')} } }`
}

const isPhoto = /\.(?:jpe?g|png|webp)$/i
