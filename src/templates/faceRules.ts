import type { Language } from '../../routing/language.ts'

/** A font of a template: a file in src/templates/fonts, which the build cuts for the page. */
export interface TemplateFace {
  /** Family name in the template's CSS. */
  readonly family: string
  /** File name in src/templates/fonts, without extension. */
  readonly file: string
  /** As in `font-weight` of @font-face, e.g. '700' or '400 600'. */
  readonly weight: string
  readonly style?: 'italic'
  /** A fixed optical size in pixels, which halves the file; by default it follows the text size. */
  readonly opticalSize?: number
  /** Preloaded before the pictures, for the first view; others load after them. */
  readonly first?: boolean
  /** Only used on pages of this language; by default on both. */
  readonly only?: Language
}

/** Placeholder address; the build replaces it by the subset's. */
export const faceAddress = ({ file }: TemplateFace) => `/fonts/templates/${file}.woff2`

/**
 * @font-face rules with `font-display: optional`: a font that is not loaded at the first paint waits for the
 * next page, so nothing moves and no script is needed.
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
