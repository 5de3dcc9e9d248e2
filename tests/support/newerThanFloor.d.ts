/** APIs newer than the oldest browsers, declared as possibly missing, so that code has to check first. */

interface ViewTransition {
  readonly ready: Promise<void>
  readonly finished: Promise<void>
  skipTransition(): void
}

interface Document {
  startViewTransition?(update: () => void): ViewTransition
}

interface NavigationHistoryEntry {
  readonly key: string
  readonly url: string | null
  readonly index: number
}

interface NavigationActivation {
  readonly entry: NavigationHistoryEntry
  readonly from: NavigationHistoryEntry | null
  readonly navigationType: string
}

interface Window {
  readonly navigation?: {
    readonly activation: NavigationActivation | null
    readonly currentEntry: NavigationHistoryEntry | null
    entries(): NavigationHistoryEntry[]
    traverseTo(key: string): void
  }
}

interface PageChange extends Event {
  readonly viewTransition: ViewTransition | null
  readonly activation: NavigationActivation | null
}

/** Only in newer browsers. */
interface WindowEventMap {
  pageswap: PageChange
  pagereveal: PageChange
}

/** `instant` is in every engine, but was missing in the specification for a while. */
interface ScrollOptions {
  // biome-ignore lint/suspicious/noExplicitAny: a property must have the type that it has
  behavior?: any
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: as Vite has it
  export default classes
}

declare module '*?url' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: as Vite has it
  export default address
}
