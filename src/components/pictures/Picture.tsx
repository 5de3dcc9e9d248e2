import type { ImgHTMLAttributes } from 'react'
import type { PictureSource, PictureVariant } from '../../models/pictures/pictures.ts'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt'> {
  readonly source: PictureSource
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** The first picture of a page is fetched before all others; the rest wait until needed. */
  readonly first?: boolean
}

// The specification's breakpoint, in em as in the styles (media.css), in the form that older phones read.
const phone = '(max-width: 47.999em)'

/** A picture of our own in AVIF with a WebP fallback, and with its own framing for phones. */
export function Picture({ source, sizes, first = false, ...img }: PictureProps) {
  const { wide, phone: narrow, alt } = source
  return (
    <picture>
      {narrow && <source {...avif(narrow)} sizes={sizes} media={phone} {...size(narrow)} />}
      <source {...avif(wide)} sizes={sizes} />
      <img
        {...img}
        // One picture is enough: of the browsers that the site is built for none needs it.
        src={address(wide, wide.width, 'webp')}
        alt={alt}
        {...size(wide)}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  )
}

/** The attributes of a link in a page's head that asks for a picture, without a framing for phones, before all else. */
export function preload({ wide }: PictureSource, sizes: string) {
  const { type, srcSet } = avif(wide)
  return {
    rel: 'preload',
    as: 'image',
    type,
    imagesrcset: srcSet,
    imagesizes: sizes,
    fetchpriority: 'high',
  } as const
}

function address({ stem }: PictureVariant, width: number, format: string): string {
  return `/pictures/${stem}-${width}.${format}`
}

function avif(variant: PictureVariant) {
  const srcSet = variant.widths.map((width) => `${address(variant, width, 'avif')} ${width}w`)
  return { type: 'image/avif', srcSet: srcSet.join(', ') }
}

function size({ width, height }: PictureVariant) {
  return { width, height }
}
