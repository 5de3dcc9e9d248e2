import { fill } from '../../../../content-reader/text/fill.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import { inquiryAddress } from '../../contact/inquiryMessage.ts'
import type { Fragment } from '../form/useFragment.ts'
import styles from './ToolActions.module.css'

interface ToolOnwardProps {
  readonly words: ToolWords
  readonly tool: string
  readonly kept: Fragment
  /** The result in a few lines, for an inquiry. */
  readonly summary: string
}

/** Where a visitor's own result leads: the form, and the other tools. */
export function ToolOnward({ words, tool, kept, summary }: ToolOnwardProps) {
  if (!kept.entered && Object.keys(kept.carried).length === 0) return null
  // Without the zero-width spaces that labels have for line breaks.
  const message = `${fill(words.inquiryText, { tool })}\n\n${summary}\n`.replaceAll('\u200b', '')
  return (
    <>
      {kept.entered && (
        <div className={styles.actions}>
          <a href={inquiryAddress(words.contact, message)}>{words.inquiry}</a>
        </div>
      )}
      <nav aria-label={words.carried.onward} className={styles.next}>
        <p>{words.carried.onward}</p>
        <ul>
          {words.others.map(({ id, name, href }) => (
            <li key={id}>
              <a href={`${href}#${kept.continueIn(id)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
