import type { Language } from '../../../routing/language.ts'
import { HubSection } from '../../components/cards/HubSection.tsx'
import { Contents } from '../../components/text/Contents.tsx'
import { Facts } from '../../components/text/Facts.tsx'
import { NumberedSection } from '../../components/text/NumberedSection.tsx'
import { Phrases } from '../../components/text/Phrases.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { SourceNotes } from '../../components/text/SourceNotes.tsx'
import { phrases } from '../../models/text/phrases.ts'
import { dummies, items } from '../dummies.ts'
import { proseOf } from '../dummyProse.ts'
import type { Specimen } from '../specimen.ts'

export function texts(language: Language): Specimen[] {
  const { heading, label, longHeading, sentence } = dummies[language]
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
  const hub = (state: string, anchor: string, expandable: boolean): Specimen => ({
    of: ['HubSection'],
    state,
    show: { node: <HubSection section={section(anchor, expandable)} /> },
  })
  const notes = [
    { text: sentence },
    { text: longHeading, url: 'https://firm.example', date: sentence },
  ]
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
    ...(['paragraphs', 'quote', 'lists', 'checklist', 'table', 'figures'] as const).map(
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
    hub('always open', 'example-4', false),
    { ...hub('open', 'example-5', true), forced: 'open' },
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
      of: ['Facts'],
      state: 'four',
      show: {
        node: (
          <Facts
            facts={[sentence, longHeading, heading, longHeading].map((text, at) => ({
              label: `${label} ${at + 1}`,
              text,
            }))}
          />
        ),
      },
    },
    {
      of: ['SourceNotes', 'SourceText'],
      state: 'of figures',
      room: 'text',
      show: { node: <SourceNotes heading={heading} items={notes} further={[]} back={heading} /> },
    },
    {
      of: ['SourceNotes'],
      state: 'with what else there is to read',
      room: 'text',
      show: {
        node: (
          <SourceNotes
            heading={longHeading}
            items={notes}
            further={[sentence, longHeading]}
            back={heading}
          />
        ),
      },
    },
  ]
}
