import type { ComponentProps, ReactNode } from 'react'
import type { Carousel } from '../islands/carousel/Carousel.tsx'
import type { ContactForm } from '../islands/contact/ContactForm.tsx'
import type { TemplateFilter } from '../islands/gallery/TemplateFilter.tsx'
import type { Search } from '../islands/search/Search.tsx'
import type { SearchModel } from '../models/search/searchModel.ts'
import type { ExitFinderModel } from '../models/tools/exitFinderTool.ts'
import type { FeeToolModel } from '../models/tools/feeTool.ts'
import type { PlannerModel } from '../models/tools/plannerTool.ts'
import type { ValueToolModel } from '../models/tools/valueTool.ts'
import type { AlertSpecimen } from './AlertSpecimen.tsx'
import type { FieldSpecimen } from './FieldSpecimen.tsx'
import type { Forced } from './force.ts'

type CarouselOptions = Omit<ComponentProps<typeof Carousel>, `slide${number}`>

/** An island with its props, rendered in Drawing.astro because client directives only work there. */
export type Island =
  | {
      readonly island: 'carousel'
      readonly hydrated: boolean
      readonly props: CarouselOptions
      readonly slides: readonly ReactNode[]
    }
  | { readonly island: 'filter'; readonly props: ComponentProps<typeof TemplateFilter> }
  | { readonly island: 'form'; readonly props: ComponentProps<typeof ContactForm> }
  | {
      readonly island: 'search'
      readonly props: Omit<ComponentProps<typeof Search>, 'children'>
      /** Shown below the search while the query is empty. */
      readonly questions: SearchModel['questions']
      readonly list: SearchModel['list']
    }
  | { readonly island: 'fees'; readonly props: FeeToolModel }
  | { readonly island: 'value'; readonly props: ValueToolModel }
  | { readonly island: 'exit-finder'; readonly props: ExitFinderModel }
  | { readonly island: 'planner'; readonly props: PlannerModel }
  | { readonly island: 'field'; readonly props: ComponentProps<typeof FieldSpecimen> }
  | { readonly island: 'alert'; readonly props: ComponentProps<typeof AlertSpecimen> }

/** A component in one of its states. */
export interface Specimen {
  /** File names of the components it shows, outermost first. */
  readonly of: readonly string[]
  readonly state: string
  /** Width: card, running text or (default) page. */
  readonly room?: 'card' | 'text' | 'page'
  /**
   * Renders in a separate window of this height in pixels: for components that are fixed to the window, cover
   * it, or have an id. `fit` for the content's height.
   */
  readonly window?: number | 'fit'
  /** A state that only interaction brings about (src/catalog/force.ts). */
  readonly forced?: Forced
  readonly show: { readonly node: ReactNode } | Island
}

/** Heading: component, its components within, and state. */
export function titleOf({ of, state }: Specimen): string {
  const [outermost, ...parts] = of
  return `${outermost}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}: ${state}`
}

/** Id on the page, and last segment of its window's address. */
export function slugOf({ of, state }: Specimen): string {
  return `${of[0]} ${state}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
