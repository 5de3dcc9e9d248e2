/** A browser engine with one window, as the tests use it. Its paths are below the served site. */
export interface Engine {
  readonly name: string
  /** Opens a page in a window of so many CSS pixels. WebKit's windows are at least 500 wide. */
  open(path: string, width: number): Promise<void>
  /** Shows a page only to be measured, at any width; the next width of the same page loads nothing. */
  measure(path: string, width: number): Promise<void>
  /** Runs a function in the page; it takes and returns what JSON can say. */
  run<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  press(key: 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Space'): Promise<void>
  type(text: string): Promise<void>
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface Check {
  readonly name: string
  /** @throws Error with what is wrong */
  readonly run: (engine: Engine) => Promise<void>
}

export const windowHeight = 844

/** Asks again until the page's answer is true. @throws Error with what was waited for */
export async function until<Args extends unknown[]>(
  engine: Engine,
  what: string,
  holds: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  // Generous: slow on a busy machine is no failure.
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    if (await engine.run(holds, ...args)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`waited for ${what}`)
}
