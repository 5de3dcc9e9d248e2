/**
 * How a picture is cut for each place that it appears in: the widths that are made, in CSS pixels
 * times density, and the shape. Phones get a framing of their own where the wide one would crop
 * the subject away (specification, section 9; the layouts are in the components' styles).
 */
interface Cut {
  /** Width divided by height. */
  readonly ratio: number
  readonly widths: readonly number[]
}

export interface Framing {
  readonly wide: Cut
  readonly phone?: Cut
  /** Of the AVIF encoder, if not the usual one: less where a picture is looked at beside others, and small. */
  readonly quality?: number
}

const templateCut: Cut = { ratio: 1.5, widths: [420, 600, 840, 1200] }

export const framings = {
  /** A page's head, 400 px high and as wide as the window; on phones above the pier. */
  hero: {
    wide: { ratio: 3, widths: [960, 1440, 1920, 2880] },
    phone: { ratio: 1.5, widths: [480, 800, 960] },
  },
  /** The upper part of a card. */
  card: { wide: { ratio: 4 / 3, widths: [360, 700] } },
  /** A picture in the text, 300 px high. */
  figure: {
    wide: { ratio: 2.35, widths: [704, 1350] },
    phone: { ratio: 7 / 6, widths: [390, 760] },
  },
  /** In a niche, where a portrait is missing: in the shape of one. */
  portrait: { wide: { ratio: 4 / 5, widths: [300, 480, 720] } },
  /** Across the whole window: a frieze, 300 px high up to 1,500 px of width. */
  panorama: {
    wide: { ratio: 4, widths: [960, 1440, 1920, 2880] },
    phone: { ratio: 7 / 6, widths: [390, 760] },
  },
  /** The ways out across the whole window; each of the six openings is in its sixth of the width. */
  doors: {
    wide: { ratio: 3, widths: [960, 1440, 1920, 2400] },
    phone: { ratio: 1.6, widths: [480, 800, 960] },
  },
  /** A picture of a template, in its master's shape of 3:2. */
  template: { wide: templateCut, quality: 42 },
  /**
   * A town of many roofs, which opens its page: the file for phones, 600 pixels, comes in one flight of a new connection,
   * 14,600 bytes with its headers.
   */
  templateMap: { wide: templateCut, quality: 31 },
  /** A template's picture across the whole window. */
  templateWide: {
    wide: { ratio: 16 / 9, widths: [960, 1600] },
    phone: { ratio: 0.8, widths: [420, 560, 840] },
    quality: 42,
  },
  /** The screenshot of a template on its card in the gallery, in its master's shape. */
  shot: { wide: { ratio: 1.5, widths: [400, 760] } },
  /** The same on phones, in a phone's layout. */
  phoneShot: { wide: { ratio: 0.8, widths: [400, 760] } },
  /** The contact banner's wave. */
  banner: {
    wide: { ratio: 4.2, widths: [960, 1920] },
    phone: { ratio: 1.4, widths: [420, 840] },
  },
} satisfies Record<string, Framing>

export type FramingName = keyof typeof framings

export interface Focus {
  /** The part of the picture that must stay in view: 0 to 1 from the left and from the top. */
  readonly wide?: { readonly x: number; readonly y: number }
  readonly phone?: { readonly x: number; readonly y: number }
}

/** Scenes that fill a 3:2 picture from top to bottom: their figures are cut from the wide master. */
const tall = new Set(
  [
    'accessibility',
    'exit-finder',
    'forum',
    'globe',
    'keystone',
    'standard',
    'terrace',
    'workshop',
  ].map((scene) => `${scene}-hero`),
)

/**
 * Which framings a master serves, by its name: `<scene>-hero` is a 3:1 picture for page heads,
 * `<scene>` a 3:2 picture for cards and texts, `cloak-<thing>` stands for a portrait; in templates/ are screenshots of the templates.
 */
export function framingsOf(master: string): readonly FramingName[] {
  if (master.startsWith('templates/')) return [master.endsWith('-phone') ? 'phoneShot' : 'shot']
  if (master === 'template-real-estate-town') return ['templateMap']
  if (master.startsWith('template-'))
    return [master.endsWith('-wide') ? 'templateWide' : 'template']
  if (master.endsWith('-panorama')) return ['panorama']
  if (tall.has(master)) return ['hero', 'figure']
  if (master === 'wave') return ['banner']
  if (master.startsWith('doors')) return ['doors']
  if (master.startsWith('cloak-')) return ['portrait']
  if (master === 'exit') return ['card']
  return master.startsWith('arcade') || master.endsWith('-hero') ? ['hero'] : ['card', 'figure']
}

/** Where the subject of a master is, if not in the middle. */
export const focus: Readonly<Record<string, Focus>> = {
  arcade: { phone: { x: 0.46, y: 0.5 } },
  'arcade-evening': { phone: { x: 0.46, y: 0.5 } },
  // The fan of the six roads, from the first gate to the last.
  'exit-finder-hero': { wide: { x: 0.768, y: 0.5 }, phone: { x: 0.768, y: 0.5 } },
  // With the whole of the figure at the left.
  'foundation-hero': { phone: { x: 0.71, y: 0.5 } },
  'gauge-hero': { phone: { x: 0.71, y: 0.5 } },
  'labyrinth-hero': { phone: { x: 0.72, y: 0.5 } },
  // The figure from head to foot.
  model: { wide: { x: 0.46, y: 0.56 }, phone: { x: 0.4, y: 0.5 } },
  'scrolls-hero': { phone: { x: 0.71, y: 0.5 } },
  // Beside the floating bar, not under it.
  'pharos-hero': { phone: { x: 0.635, y: 0.5 } },
  'table-hero': { phone: { x: 0.72, y: 0.5 } },
  // What a panorama shows first, in the part of it that phones show.
  'bolt-panorama': { phone: { x: 0.25, y: 0.5 } },
  'bridge-panorama': { phone: { x: 0.56, y: 0.5 } },
  'buyers-panorama': { phone: { x: 0.55, y: 0.5 } },
  'columns-panorama': { phone: { x: 0.55, y: 0.5 } },
  'dx-panorama': { phone: { x: 0.64, y: 0.5 } },
  'employees-panorama': { phone: { x: 0.3, y: 0.5 } },
  'family-succession-panorama': { phone: { x: 0.61, y: 0.5 } },
  'gate-panorama': { phone: { x: 0.42, y: 0.5 } },
  'gauge-panorama': { phone: { x: 0.6, y: 0.5 } },
  'mill-panorama': { phone: { x: 0.34, y: 0.5 } },
  'robot-panorama': { phone: { x: 0.68, y: 0.5 } },
  'scaffold-panorama': { phone: { x: 0.6, y: 0.5 } },
  'shareholders-panorama': { phone: { x: 0.52, y: 0.5 } },
  'standard-panorama': { phone: { x: 0.36, y: 0.5 } },
  'terrace-panorama': { phone: { x: 0.52, y: 0.5 } },
  'winding-up-panorama': { phone: { x: 0.39, y: 0.5 } },
  // Little sand before the stairs, and wall enough above the highest door for its name.
  doors: { wide: { x: 0.5, y: 0.637 }, phone: { x: 0.5, y: 0.5 } },
  'doors-lit': { wide: { x: 0.5, y: 0.637 }, phone: { x: 0.5, y: 0.5 } },
  wave: { wide: { x: 0.5, y: 0.55 }, phone: { x: 0.6, y: 0.5 } },
}

/** A hero's subject is in its right 40 %. */
export const heroFocus: Focus = { phone: { x: 0.8, y: 0.5 } }
/** The same subject, in a figure that is cut from the wide master. */
export const tallFocus: Focus = { wide: { x: 0.74, y: 0.5 }, phone: { x: 0.74, y: 0.5 } }
