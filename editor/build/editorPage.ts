import type { Repository } from '../config/config.ts'

interface Addresses {
  readonly script: string
  readonly snapshot: string
  readonly repository?: Repository | undefined
}

/** The HTML at /admin: only its script and its content security policy. */
export function editorPage({ script, snapshot, repository }: Addresses): string {
  const where = repository ? `${repository.name}#${repository.branch}` : ''
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy(repository)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Legatus</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
</head>
<body data-snapshot="${snapshot}" data-repository="${where}">
<noscript>この画面にはJavaScriptが必要です。This page needs JavaScript.</noscript>
<script type="module" src="${script}"></script>
</body>
</html>
`
}

/**
 * Allows only our own files, and the git host's API if there is one. Inline styles are allowed because the
 * editor writes some; inline scripts are not.
 */
function policy(repository: Repository | undefined): string {
  const host = repository ? ' https://api.github.com' : ''
  const faces = repository ? ' https://avatars.githubusercontent.com' : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${faces}`,
    "font-src 'self'",
    `connect-src 'self' data: blob:${host}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
