import 'astro'
import 'react'

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when touched or near the window; at once if the address or session storage has one of these
     * names. See src/browser/hydrateOnApproach.ts.
     */
    'client:approach'?: boolean | string
  }
}

declare module 'react' {
  // Invoker commands: supported by current browsers, but missing in React's types.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
