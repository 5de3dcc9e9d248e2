import { contactPath } from '../../../contact/rules.ts'

export const good = {
  name: '山田 太郎',
  email: 'taro@example.jp',
  company: '見本建設株式会社',
  message: '承継について伺いたいです。\n\nよろしくお願いします👨‍👩‍👧‍👦',
  language: 'ja',
}

export function postJson(base: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(base + contactPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export function postForm(base: string, fields: Record<string, string>) {
  return fetch(base + contactPath, { method: 'POST', body: new URLSearchParams(fields) })
}

export function request(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost:3000${contactPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    // Required for a stream as body.
    ...({ duplex: 'half' } as object),
  })
}
