import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The contact page as the site builds it, as far as the answer page cares. */
export function contactHtml(language: string): string {
  const field = (name: string, control: string) =>
    `<label>${name}</label>${control}<p data-error-for="${name}" hidden></p>`
  return `<!DOCTYPE html><html lang="${language}"><head><meta http-equiv="content-security-policy" content="default-src 'none';style-src 'sha256-x='"><style>a > b { color: red }</style></head><body>
<script type="module">if (1 < 2 && true) document.title = "<b>"</script><!-- kept -->
<div data-contact-outcome hidden><h2 data-outcome-title></h2><p data-outcome-help></p></div>
<section data-contact-confirmation hidden><h2>Thank you</h2></section>
<form data-contact-form action="/.netlify/functions/sendMail" method="post">
${field('name', '<input name="name">')}${field('email', '<input type="email" name="email">')}
${field('company', '<input name="company">')}${field('message', '<textarea name="message" rows="5"></textarea>')}
<input type="hidden" name="language" value="${language}"><input name="hp" tabindex="-1">
</form></body></html>`
}

const headers = `# one source for both hosts
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; form-action 'self'
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/contact
  X-Extra: one
  X-Extra: two
`

/** Takes an empty directory; writes a small built site into it. */
export function makeSite(dist: string): void {
  const files: Record<string, string> = {
    'index.html': 'home',
    'en.html': 'home in English',
    'about.html': 'about '.repeat(200),
    'en/about.html': 'about in English',
    'contact.html': contactHtml('ja'),
    'en/contact.html': contactHtml('en'),
    '404.html': 'ページがありません',
    'en/404.html': 'no such page',
    '_astro/app.abc123.js': 'export {}',
    _headers: headers,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  for (const path of ['about.html', 'en/404.html']) {
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync(files[path] ?? ''))
    writeFileSync(join(dist, `${path}.gz`), gzipSync(files[path] ?? ''))
  }
}
