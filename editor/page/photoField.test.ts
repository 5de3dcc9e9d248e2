import { expect, test } from 'vitest'
import { forms } from '../../tests/support/editorEntry.ts'
import { photoFieldAt } from './photoField.ts'

test('the field that a photograph is for decides its crop, and is named in messages', () => {
  const at = (place: string, keyPath: string) => {
    const { crop, file, keys } = photoFieldAt(`#/collections/${place}`, keyPath, forms)
    return [crop, file, keys.join('.')]
  }
  const item = 'items.2.photo.picture'
  expect(at('firm/entries/people', item)).toEqual(['portrait', 'data/people.yaml', item])
  expect(at('firm/entries/cases', item)).toEqual(['scene', 'data/cases.yaml', item])
  expect(at('firm/entries/testimonials', item)).toEqual(['scene', 'data/testimonials.yaml', item])
  const own = 'photo.picture'
  expect(at('articles/new', own)).toEqual(['scene', 'articles/new.{ja,en}.md', own])
  expect(at('articles/entries/one', own)).toEqual(['scene', 'articles/one.{ja,en}.md', own])
  expect(photoFieldAt('#/assets/all', own, forms).crop).toBe('portrait')
})
