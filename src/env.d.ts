import 'astro'
import 'react'

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates on the first touch or when the visitor comes near; at once where the address or the visit has something
     * under one of the names in it: see src/browser/hydrateOnApproach.ts.
     */
    'client:approach'?: boolean | string
  }
}

declare module 'react' {
  // Invoker commands: in every current browser, not yet in React's types.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
