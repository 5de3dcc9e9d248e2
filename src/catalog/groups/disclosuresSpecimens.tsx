import type { ReactNode } from 'react'
import type { Language } from '../../../routing/language.ts'
import { Dropdown } from '../../components/text/Dropdown.tsx'
import { Expandable } from '../../components/text/Expandable.tsx'
import { Faq } from '../../components/text/Faq.tsx'
import { homeModel } from '../../models/pages/homeModel.ts'
import { dummies } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'

export function disclosures(language: Language): Specimen[] {
  const { expertise } = homeModel(language)
  const { heading, paragraph, question, answer } = dummies[language]
  return [
    ...closedAndOpen('Dropdown', <Dropdown label={expertise.choose} links={expertise.links} />),
    ...closedAndOpen(
      'Expandable',
      <Expandable title={<h3>{heading}</h3>}>
        <p>{paragraph}</p>
      </Expandable>,
    ),
    {
      of: ['Faq'],
      state: 'one question open, one closed',
      room: 'text',
      forced: 'open',
      show: {
        node: (
          <Faq
            heading={heading}
            items={[1, 2].map((number) => ({ question: `${number}. ${question}`, answer }))}
          />
        ),
      },
    },
  ]
}

function closedAndOpen(component: string, node: ReactNode): Specimen[] {
  const closed: Specimen = { of: [component], state: 'closed', room: 'text', show: { node } }
  return [closed, { ...closed, state: 'open', forced: 'open' }]
}
