import type { Page } from '@playwright/test'
import { site } from './pages.ts'

/** Records all errors of a page, its requests to other hosts and the scripts it loads. */
export function watchPage(page: Page) {
  const errors: string[] = []
  const foreign: string[] = []
  const scripts = new Set<string>()
  page.on('console', (message) => {
    // A slow machine is late too; templates.spec.ts compares preloaded pictures with those shown.
    if (message.text().includes('was preloaded using link preload but not used')) return
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(site('/')) && !request.url().startsWith('data:')) {
      foreign.push(request.url())
    }
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  return { errors, foreign, scripts }
}
