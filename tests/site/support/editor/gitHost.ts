import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { contentFiles } from './localFolder.ts'

export interface Commit {
  readonly branch: { readonly branchName: string }
  readonly message: { readonly headline: string }
  readonly expectedHeadOid: string
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[]
    readonly deletions?: readonly { readonly path: string }[]
  }
}

/** Where the stand-in says that drafts were built. */
export const previewUrl = 'https://deploy-preview-1--site.example'

export const repository = { name: 'owner/site', branch: 'main' }
const head = 'b'.repeat(40)
const draftHead = 'c'.repeat(40)
const answerHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

/** A blob's hash, as computed by git. */
const nameOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')

/** The project's content as the host has it: file texts by path. */
function readTree(): Map<string, string> {
  const tree = new Map(Object.entries(contentFiles()))
  return tree.set('package.json', readFileSync('package.json', 'utf8'))
}

/** What the site's host reports on a commit. */
function statusOf(isPublished: boolean) {
  const context = isPublished ? 'netlify/site/deploy' : 'netlify/site/deploy-preview'
  const targetUrl = isPublished ? 'https://site.example' : previewUrl
  return {
    status: { contexts: [{ context, state: 'SUCCESS', targetUrl, description: 'Ready' }] },
    deployments: { nodes: [] },
    checkSuites: { nodes: [] },
  }
}

/**
 * A fake of GitHub's API that answers the editor from the project's own `content/`.
 * @returns the received commits; while `moved` is set, commits are rejected as when a branch has moved
 */
export async function standInGitHost(context: BrowserContext) {
  const tree = readTree()
  const blobs = new Map([...tree.values()].map((text) => [nameOf(text), text]))
  const host = {
    commits: [] as Commit[],
    reviews: 0,
    published: 0,
    moved: false,
    unknown: [] as string[],
  }

  const graph = (query: string, variables: { input?: Commit }) => {
    if (query.includes('createCommitOnBranch') && variables.input) {
      if (host.moved) {
        const message = `Expected branch to point to "${variables.input.expectedHeadOid}" but it did not. Pull and try again.`
        return { data: { createCommitOnBranch: null }, errors: [{ type: 'STALE_DATA', message }] }
      }
      host.commits.push(variables.input)
      const files = [...query.matchAll(/(file_\d+):/g)].map(([, name = '']) => [
        name,
        { oid: nameOf(name) },
      ])
      const commit = {
        oid: draftHead,
        committedDate: '2026-11-22T00:00:00Z',
        ...Object.fromEntries(files),
      }
      return { data: { createCommitOnBranch: { commit } } }
    }
    // A draft is a branch from the main one, and a pull request.
    if (query.includes('createRef(')) return { data: { createRef: { ref: { name: 'draft' } } } }
    if (/markPullRequestReadyForReview/.test(query)) {
      host.reviews += 1
      return { data: { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } } }
    }
    if (/\bfork: repository/.test(query)) {
      return { data: { fork: { id: 'R_1' }, base: { ref: { target: { oid: head } } } } }
    }
    const repository: Record<string, unknown> = {}
    for (const [, name = '', id = ''] of query.matchAll(
      /(\w+):\s*object\(oid:\s*"([0-9a-f]{40})"\)/g,
    )) {
      repository[name] = { text: blobs.get(id) }
    }
    for (const [, name = '', path = ''] of query.matchAll(
      /(\w+):\s*object\(expression: "[0-9a-f]+:([^"]+)"\)/g,
    )) {
      repository[name] = tree.has(path) ? { text: tree.get(path) } : null
    }
    const author = {
      name: 'Staff',
      email: 'staff@legatus.example',
      user: { id: '1', login: 'staff' },
    }
    for (const [, name = ''] of query.matchAll(/(commit_\d+):/g)) {
      const nodes = [{ author, committedDate: '2026-11-01T00:00:00Z' }]
      repository[name] = { target: { history: { nodes } } }
    }
    if (query.includes('status { contexts')) {
      for (const [, name = '', id] of query.matchAll(
        /(\w+):\s*object\(oid:\s*"([0-9a-f]{40})"\)/g,
      )) {
        repository[name] = statusOf(id === head)
      }
    }
    if (/history\(first: ?1\)|\bref\(qualifiedName/.test(query)) {
      repository.ref = {
        target: { oid: head, history: { nodes: [{ oid: head, message: 'Base' }] } },
      }
    }
    if (query.includes('defaultBranchRef')) repository.defaultBranchRef = { name: 'main' }
    if (query.includes('pullRequests')) {
      repository.pullRequests = { nodes: [], pageInfo: { hasNextPage: false } }
    }
    if (!Object.keys(repository).length) host.unknown.push(query.slice(0, 300))
    return { data: { repository } }
  }

  const answer = (path: string) => {
    const user = {
      id: 1,
      login: 'staff',
      name: 'Staff',
      email: 'staff@legatus.example',
      avatar_url: '',
      html_url: '',
    }
    if (path === '/user') return user
    if (/\/git\/trees\//.test(path)) {
      const files = [...tree].map(([path, text]) => ({
        path,
        mode: '100644',
        type: 'blob',
        sha: nameOf(text),
        size: Buffer.byteLength(text),
      }))
      return { sha: head, tree: files, truncated: false }
    }
    if (path === `/repos/${repository.name}`) {
      const permissions = { push: true, admin: false, pull: true }
      return { id: 1, default_branch: 'main', private: true, permissions }
    }
    if (path === `/repos/${repository.name}/pulls`) {
      return { number: 1, node_id: 'PR_1', html_url: '', title: '', head: { sha: draftHead } }
    }
    if (/\/issues\/1\/labels$/.test(path)) return []
    // A draft's state is a label on its pull request.
    if (/\/issues\/1$/.test(path)) return { labels: [] }
    if (/\/pulls\/1\/merge$/.test(path)) {
      host.published += 1
      return { merged: true, sha: 'd'.repeat(40) }
    }
    return undefined
  }

  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const deleted = request.method() === 'DELETE' && pathname.includes('/git/refs/heads/cms/')
    if (deleted || request.method() === 'OPTIONS' || /\/collaborators\/staff$/.test(pathname)) {
      return route.fulfill({ status: 204, headers: answerHeaders })
    }
    const sent = request.postDataJSON()
    const json =
      pathname === '/graphql' ? graph(sent.query, sent.variables ?? {}) : answer(pathname)
    if (!json) host.unknown.push(`${request.method()} ${pathname}`)
    const status = json ? 200 : 404
    return route.fulfill({ status, headers: answerHeaders, json: json ?? { message: 'Not Found' } })
  })
  await context.route(`${previewUrl}/**`, (route) => route.fulfill({ body: 'A draft' }))
  return { host, tree }
}
