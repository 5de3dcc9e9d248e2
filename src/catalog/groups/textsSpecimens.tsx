import type { Language } from '../../../routing/language.ts'
import { Contents } from '../../components/Contents.tsx'
import { NumberedSection } from '../../components/NumberedSection.tsx'
import { Phrases } from '../../components/Phrases.tsx'
import { Prose } from '../../components/Prose.tsx'
import { SourceNotes } from '../../components/SourceNotes.tsx'
import { phrases } from '../../models/phrases.ts'
import { dummies, items } from '../dummies.ts'
import { proseOf } from '../dummyProse.ts'
import type { Specimen } from '../specimen.ts'

/** Running text and what is around it. */
export function texts(language: Language): Specimen[] {
  const { heading, longHeading, sentence } = dummies[language]
  const section = (anchor: string, expandable: boolean) => ({
    anchor,
    heading: phrases(heading, language),
    expandable,
    body: proseOf('paragraphs', language),
  })
  const numbered = (state: string, anchor: string, expandable: boolean): Specimen => ({
    of: ['NumberedSection'],
    state,
    room: 'text',
    show: { node: <NumberedSection section={section(anchor, expandable)} /> },
  })
  const notes = [sentence, longHeading]
  return [
    {
      of: ['Phrases'],
      state: 'narrower than a line',
      room: 'card',
      show: {
        node: (
          <h2>
            <Phrases phrases={phrases(longHeading, language)} />
          </h2>
        ),
      },
    },
    ...(['paragraphs', 'lists', 'table', 'figures'] as const).map(
      (kind): Specimen => ({
        of: ['Prose'],
        state: kind,
        room: 'text',
        show: { node: <Prose tree={proseOf(kind, language)} /> },
      }),
    ),
    numbered('always open', 'example-1', false),
    numbered('closed', 'example-2', true),
    { ...numbered('open', 'example-3', true), forced: 'open' },
    {
      of: ['Contents'],
      state: 'three sections',
      room: 'text',
      show: {
        node: (
          <Contents
            heading={heading}
            items={items(language, 3).map((heading, at) => ({
              anchor: `example-${at + 1}`,
              heading,
            }))}
          />
        ),
      },
    },
    {
      of: ['SourceNotes'],
      state: 'of figures',
      room: 'text',
      show: { node: <SourceNotes heading={heading} notes={notes} /> },
    },
    {
      of: ['SourceNotes'],
      state: 'literature',
      room: 'text',
      show: { node: <SourceNotes id="literature" heading={longHeading} notes={notes} /> },
    },
  ]
}
