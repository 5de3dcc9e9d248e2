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

/** An island with its props: it is placed in Drawing.astro, because only there it can hydrate. */
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
      /** What is below it while nothing is searched for. */
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
  /** The components that it shows, by the names of their files, the outermost first. */
  readonly of: readonly string[]
  readonly state: string
  /** How wide it is drawn: as a card, as running text, or as the page; the last is the default. */
  readonly room?: 'card' | 'text' | 'page'
  /**
   * The height, in pixels, of a window of its own: for what is fixed to the window, covers it, or has
   * an id that a page can hold only once. `fit` for a window as high as what is in it.
   */
  readonly window?: number | 'fit'
  /** A state that no prop gives, only a visitor; src/catalog/force.ts brings it about. */
  readonly forced?: Forced
  readonly show: { readonly node: ReactNode } | Island
}

/** What its heading says: the component, those within that are its parts, and the state. */
export function titleOf({ of, state }: Specimen): string {
  const [outermost, ...parts] = of
  return `${outermost}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}: ${state}`
}

/** Its id on the page, and the last part of its window's address. */
export function slugOf({ of, state }: Specimen): string {
  return `${of[0]} ${state}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
