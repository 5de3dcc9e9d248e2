import 'astro'
import 'react'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once the largest picture is painted: see src/document/hydrateOncePainted.ts. */
    'client:painted'?: boolean
    /**
     * Hydrates on the first touch, or some seconds after `load`; at once where the address has the query
     * parameter that it names: see src/document/hydrateOnTouch.ts.
     */
    'client:touch'?: boolean | string
  }
}

declare module 'react' {
  // Invoker commands: in every current browser, not yet in React's types.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
