import { type PhotoCrop, photoCrops } from '../../content-reader/photoProblem.ts'
import type { PictureSource } from '../models/pictures/pictureModels.ts'

/** A picture that stands for an uploaded photograph; testPhotoFiles.ts makes its files. */
export function testPhoto(crop: PhotoCrop, alt: string): PictureSource {
  return { alt, wide: { ...photoCrops[crop], stem: stemOf(crop) }, isPhoto: true }
}

export const stemOf = (crop: PhotoCrop) => `photo-test-${crop}`
