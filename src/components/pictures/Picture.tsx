import type { ImgHTMLAttributes } from 'react'
import type { PictureSource, PictureVariant } from '../../models/pictures/pictureModels.ts'
import styles from './Picture.module.css'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt'> {
  readonly source: PictureSource
  readonly sizes: string
  /** Loads before all other pictures; others load lazily. */
  readonly first?: boolean
}

// The specification's breakpoint in em (media.css), in the syntax of older phones.
const phone = '(max-width: 47.999em)'

/** A picture in AVIF with WebP fallback, and an optional crop for phones. */
export function Picture({ source, sizes, first = false, ...img }: PictureProps) {
  const { wide, phone: narrow, alt, isPhoto } = source
  return (
    <picture>
      {narrow && <source {...avif(narrow)} sizes={sizes} media={phone} {...size(narrow)} />}
      <source {...avif(wide)} sizes={sizes} />
      <img
        className={isPhoto ? styles.photo : undefined}
        {...img}
        // One size is enough: no supported browser needs this fallback.
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

/** Attributes of a preload link for a picture without a crop for phones. */
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
