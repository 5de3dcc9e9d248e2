import type { Language } from '../../routing/language.ts'

/** A face of a template: a file of src/templates/fonts, which the build cuts to what the page sets in it. */
export interface TemplateFace {
  /** The family's name in the template's styles. */
  readonly family: string
  /** The file's name in src/templates/fonts, without its ending. */
  readonly file: string
  /** The weights that the template uses, as `font-weight` of a face names them, e.g. '700' or '400 600'. */
  readonly weight: string
  readonly style?: 'italic'
  /** The optical size, in pixels, that all of it is set in; without it, each text's own. One size is half the bytes. */
  readonly opticalSize?: number
  /** Whether the first view is made of it: fetched before the pictures; the others come right after them. */
  readonly first?: boolean
  /** The language whose pages alone are set in it; both without. */
  readonly only?: Language
}

/** Where a face is while the page is written; the build puts the cut file's address there. */
export const faceAddress = ({ file }: TemplateFace) => `/fonts/templates/${file}.woff2`

/**
 * The rules of a template's faces. They are optional: a face that is not there when the first text is
 * painted is left for the next page, so that nothing moves and no script is needed.
 */
export function faceRules(faces: readonly TemplateFace[]): string {
  return faces
    .map(
      (face) =>
        `@font-face{font-family:"${face.family}";src:url(${faceAddress(face)})format("woff2");` +
        `font-weight:${face.weight};font-style:${face.style ?? 'normal'};font-display:optional` +
        (face.opticalSize ? `;font-variation-settings:"opsz" ${face.opticalSize}}` : '}'),
    )
    .join('')
}
