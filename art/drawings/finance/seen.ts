/** What a ray meets, which decides how the engraver hatches it. */
export type Surface = 'sky' | 'far' | 'hill' | 'stone' | 'water' | 'tree'

export interface Seen {
  readonly surface: Surface
  /** 0 is ink, 1 is paper. */
  readonly tone: number
}
