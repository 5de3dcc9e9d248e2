import type { Language } from '../../../routing/language.ts'
import { Cases } from '../../components/firm/Cases.tsx'
import { FeeTable } from '../../components/firm/FeeTable.tsx'
import { FirstTalk } from '../../components/firm/FirstTalk.tsx'
import { People } from '../../components/firm/People.tsx'
import { PhoneText } from '../../components/firm/PhoneText.tsx'
import { ProfileTable } from '../../components/firm/ProfileTable.tsx'
import { TestimonialCards } from '../../components/firm/TestimonialCards.tsx'
import { SampleBand } from '../../components/text/SampleBand.tsx'
import { SampleLabel } from '../../components/text/SampleLabel.tsx'
import { words } from '../../models/site/site.ts'
import { dummies, dummyPhone } from '../dummies.ts'
import { fees, people, roads, rows, stories, talk, voices } from '../firmDummies.ts'
import type { Specimen } from '../specimen.ts'

/** Facts of the firm, samples and real ones. */
export function firm(language: Language): Specimen[] {
  const sample = words.site.sample[language]
  return [
    { of: ['SampleLabel'], state: 'alone', show: { node: <SampleLabel label={sample} /> } },
    {
      of: ['SampleBand', 'SampleLabel'],
      state: 'above what it names',
      show: { node: <SampleBand label={sample} text={dummies[language].paragraph} /> },
    },
    {
      of: ['ProfileTable'],
      state: 'short, long and several values',
      room: 'text',
      show: { node: <ProfileTable rows={rows(language)} /> },
    },
    {
      of: ['ProfileTable'],
      state: 'an inscription',
      show: { node: <ProfileTable rows={rows(language)} shape="plate" /> },
    },
    {
      of: ['ProfileTable'],
      state: 'two in a row',
      show: { node: <ProfileTable rows={rows(language)} shape="pairs" /> },
    },
    {
      of: ['People'],
      state: 'three places for portraits, and a portrait',
      show: { node: <People people={people(language)} /> },
    },
    {
      of: ['Cases'],
      state: 'a scene, and a photograph of one that was shorter',
      show: { node: <Cases roads={roads(language)} cases={stories(language)} /> },
    },
    {
      of: ['FeeTable', 'PlainTable'],
      state: 'four services',
      room: 'text',
      show: { node: <FeeTable {...fees(language)} /> },
    },
    {
      of: ['PhoneText'],
      state: 'a number within a text',
      room: 'text',
      show: {
        node: (
          <p>
            <PhoneText
              text={`${dummies[language].label} ${dummyPhone.number}`}
              phone={dummyPhone}
            />
          </p>
        ),
      },
    },
    {
      of: ['FirstTalk'],
      state: 'short, long and several values',
      room: 'text',
      show: { node: <FirstTalk {...talk(language, sample)} /> },
    },
    ...[3, 1, 2, 4].map(
      (count): Specimen => ({
        of: ['TestimonialCards'],
        state: `${count}, the last with a photograph`,
        show: { node: <TestimonialCards testimonials={voices(language, count)} /> },
      }),
    ),
  ]
}
