import { Fragment, type ReactNode } from 'react'
import { HubSection } from '../../components/cards/HubSection.tsx'
import { NextPage } from '../../components/cards/NextPage.tsx'
import { ExitDoors } from '../../components/exits/ExitDoors.tsx'
import { ExitList } from '../../components/exits/ExitList.tsx'
import { Trail } from '../../components/frame/Trail.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { SourceNotes } from '../../components/text/SourceNotes.tsx'
import type { Part } from '../../models/pages/partModels.ts'
import type { SuccessionModel } from '../../models/pages/successionModel.ts'
import { drawPart } from '../text/drawPart.tsx'
import styles from './SuccessionView.module.css'

interface SuccessionViewProps {
  readonly model: SuccessionModel
  /** The service cards island. */
  readonly services?: ReactNode
}

/** Execute Growth Strategy, a hub: the exits as doors with the answer beside them, then their details. */
export function SuccessionView({ model, services }: SuccessionViewProps) {
  const { hero, doors, back, breadcrumb, intro, sections, conclusion, next, notes } = model
  const draw = (part: Part) => {
    if (part.show === 'exits') return <ExitList exits={part.exits} />
    return part.show === 'services' ? services : drawPart(part)
  }
  const at = (place: string) => {
    const parts = model.parts.filter(({ after }) => after === place)
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    return parts.length > 0 && parts.map((part, at) => <Fragment key={at}>{draw(part)}</Fragment>)
  }
  return (
    <>
      <ExitDoors {...doors} heading={hero.title} text={hero.subtitle}>
        <Trail back={back} breadcrumb={breadcrumb} />
        <Prose tree={intro} className={styles.answer ?? ''} />
      </ExitDoors>
      <article className={styles.hub}>
        {at('introduction')}
        {sections.map((section) => (
          <HubSection key={section.anchor} section={section}>
            {at(section.anchor)}
          </HubSection>
        ))}
        {conclusion.children.length > 0 && (
          <Prose data-later tree={conclusion} className={styles.conclusion ?? ''} />
        )}
        {at('conclusion')}
        {notes && <SourceNotes {...notes} />}
        {next && <NextPage {...next} />}
      </article>
    </>
  )
}
