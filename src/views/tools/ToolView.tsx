import type { ReactNode } from 'react'
import { ExitDoorways } from '../../components/exits/ExitDoorways.tsx'
import { ExitExample } from '../../components/exits/ExitExample.tsx'
import { ExitRules } from '../../components/exits/ExitRules.tsx'
import { PlanRules } from '../../components/exits/PlanRules.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import { Phrases } from '../../components/text/Phrases.tsx'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import type { DrawPart } from '../text/drawPart.tsx'
import { EssayView } from '../text/EssayView.tsx'
import { wideLists } from '../text/wideLists.ts'
import styles from './ToolView.module.css'

interface ToolViewProps {
  readonly model: EssayModel
  readonly children: ReactNode
}

/** A text with a tool: among its parts are the tool, its rules and a worked example. */
export function ToolView({ model, children }: ToolViewProps) {
  const draw: DrawPart = (part) => {
    switch (part.show) {
      case 'tool':
        return (
          <section data-tool aria-label={part.tool.name}>
            {children}
          </section>
        )
      case 'exit-rules':
        return <ExitRules {...part.rules} />
      case 'exit-example':
        return <ExitExample {...part.example} />
      case 'plan-rules':
        return <PlanRules plans={part.plans} />
      case 'plan-example':
        return <PlanRules plans={[part.plan]} />
      default:
        return null
    }
  }
  const [example] = model.parts.flatMap((part) =>
    part.show === 'exit-example' ? [part.example] : [],
  )
  const place = model.parts.find(({ show }) => show === 'tool')?.after
  const asked = model.sections.find(({ anchor }) => anchor === place)
  const toTool = asked && (
    <ButtonLink variant="call" href={`#${asked.anchor}`}>
      <Phrases phrases={asked.heading} />
    </ButtonLink>
  )
  return (
    <EssayView
      // Beside what it opens with, a button leads to its first section; the others are short.
      model={example ? { ...model, contents: null } : model}
      className={[styles.page, example && styles.opened, wideLists(model)]
        .filter(Boolean)
        .join(' ')}
      broad
      opening={
        example ? (
          <div className={styles.doors}>
            <p>{example.words.fictional}</p>
            <ExitDoorways {...example} />
            {toTool}
          </div>
        ) : (
          asked !== model.sections[0] && <p className={styles.toTool}>{toTool}</p>
        )
      }
      draw={draw}
    />
  )
}
