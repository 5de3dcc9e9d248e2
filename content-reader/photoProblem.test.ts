import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPhotoBytes, photoCrops, photoProblem } from './photoProblem.ts'

const background = '#a63'
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })

const least = photoCrops.portrait

/** The problem reported for a picture of minimal size with these changes. */
async function said({ format = 'jpeg', width = Number(least.width), bytes = 0 } = {}) {
  const size = { width, height: least.height }
  const made = await plain(size.width, size.height)
    .toFormat(format as 'jpeg')
    .toBuffer()
  const own = Buffer.concat([made, Buffer.alloc(bytes)])
  return photoProblem({ name: 'a.jpg', bytes: own, size, crop: 'portrait' })?.en
}

test('a picture of an accepted format and minimal size is accepted', async () => {
  for (const format of ['jpeg', 'png', 'webp'])
    expect(await said({ format }), format).toBeUndefined()
})

test('any other picture is rejected with a remedy, whatever its file name', async () => {
  expect(await said({ format: 'gif' })).toBe(
    '"a.jpg" is no picture in JPEG, PNG or WebP: save it as one of these.',
  )
  expect(await said({ format: 'avif' })).toContain('save it as one of these')
  expect(await said({ width: 479 })).toBe(
    '"a.jpg" has 479 x 600 pixels: choose a picture of at least 480 x 600.',
  )
  expect(await said({ bytes: maxPhotoBytes })).toMatch(
    /has 10\.\d MB: choose a picture of at most 10 MB/,
  )
  const jpeg = { name: 'a.jpg', bytes: new Uint8Array([0xff, 0xd8, 0xff]) }
  const torn = { ...jpeg, size: undefined, crop: 'portrait' } as const
  expect(photoProblem(torn)?.en).toContain('cannot be read')
  // A portrait may be too small for anything else.
  const size = { width: 480, height: 600 }
  expect(photoProblem({ ...jpeg, size, crop: 'portrait' })).toBeUndefined()
  expect(photoProblem({ ...jpeg, size, crop: 'scene' })?.en).toContain('at least 1200 x 900')
})
