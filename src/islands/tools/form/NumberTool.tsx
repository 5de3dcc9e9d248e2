import { Fragment, type ReactNode, useState } from 'react'
import type { Fields, Values } from '../../../../calculators/input/field.ts'
import type { LawNote, ToolWords } from '../../../models/tools/toolModels.ts'
import { ToolActions } from '../result/ToolActions.tsx'
import { ToolDetails } from '../result/ToolDetails.tsx'
import { ToolList } from '../result/ToolList.tsx'
import { ToolOnward } from '../result/ToolOnward.tsx'
import { ToolRules } from '../result/ToolRules.tsx'
import { ToolSheet } from '../result/ToolSheet.tsx'
import { ToolStatus } from '../result/ToolStatus.tsx'
import { inputLines } from './inputLines.ts'
import styles from './NumberTool.module.css'
import { ToolChoices } from './ToolChoices.tsx'
import { type Group, ToolFields, type ToolFieldsWords } from './ToolFields.tsx'
import { type Found, ToolForm } from './ToolForm.tsx'
import type { Fragment as Kept } from './useFragment.ts'
import { type BareUnit, bareUnits, type ToolForm as Form, textsOf } from './useToolForm.ts'
import whole from './wholeAmounts.module.css'

interface NumberToolProps<F extends Fields> extends ToolFieldsWords {
  readonly name: string
  readonly siteName: string
  readonly tool: ToolWords
  readonly fields: F
  readonly example: Values<F>
  readonly groups: readonly Group<F>[]
  readonly form: Form<F>
  /** Whether amounts without a unit may be in 千円 or 万円, as in accounts. */
  readonly units?: boolean
  /** Takes over further text typed before hydration. */
  readonly onFound?: (found: Found) => void
  /** Content before and after the fields. */
  readonly before?: ReactNode
  readonly further?: ReactNode
  /** Whether further input is invalid. */
  readonly stale?: boolean
  /** Further input. */
  readonly typed?: unknown
  /** The short result, above its picture and visible while typing. */
  readonly line: ReactNode
  /** The picture of the result, above the form, with the short result; without one, all results are below. */
  readonly picture?: ReactNode
  /** The result in one sentence, for screen readers. */
  readonly sentence: string
  /** The result in a few lines, for an inquiry. */
  readonly summary: readonly string[]
  readonly kept: Kept
  /** Numbers that were entered in other tools and that this one can take over. */
  readonly offered?: Partial<Values<F>>
  /** What stays as in the example beside them, because it does not depend on the company. */
  readonly assumptions?: Partial<Values<F>>
  readonly onTaken?: () => void
  readonly onReset: () => void
  /** Further actions, such as saving a file. */
  readonly actions?: ReactNode
  /** The method: sentences, then rules. */
  readonly how: readonly string[]
  readonly rules: readonly LawNote[]
  readonly leavesOut: readonly string[]
  /** Further results, below the form. */
  readonly children: ReactNode
}

/**
 * The common structure of tools with numbers: result, form, further results, actions and method. Long, because it
 * names every part of a tool once; the parts are components of their own.
 */
export function NumberTool<F extends Fields>(props: NumberToolProps<F>) {
  const {
    name,
    tool,
    form,
    fields,
    example,
    groups,
    labels,
    faults,
    language,
    kept,
    stale = false,
    units,
    offered = {} as Partial<Values<F>>,
  } = props
  const old = form.stale || stale
  const lines = inputLines(fields, form.values, labels, language)
  const [tookOver, setTookOver] = useState(false)
  const texts = textsOf(fields, offered, language)
  const names = Object.keys(offered)
  const offer = names.length > 0 && {
    lines: names.map((name) => `${labels[name]?.label} ${texts[name]}`),
    taken: names.every((name) => form.values[name] === offered[name]),
    // Nothing of the example's remains beside a visitor's numbers.
    onTake: () => {
      setTookOver(true)
      props.onTaken?.()
      form.fill({ ...(kept.entered ? form.values : props.assumptions), ...offered })
    },
  }
  // The example's results would pass for the visitor's.
  const shown = !((kept.lost === 'part' || tookOver) && old)
  const whose = <p className={styles.note}>{kept.entered ? tool.yours : tool.fictional}</p>
  return (
    <ToolSheet title={`${name} — ${props.siteName}`} words={tool} kept={kept} offer={offer}>
      {shown && props.picture && (
        <>
          {whose}
          <p className={`${styles.answer} ${whole.wholeAmounts}`}>{props.line}</p>
          {props.picture}
        </>
      )}
      <ToolForm
        words={tool}
        hint={tool.amounts}
        stale={old}
        result={props.line}
        onComposing={form.onComposing}
        onFound={(found) => {
          form.onFound(found)
          props.onFound?.(found)
        }}
      >
        {props.before}
        {units && (
          <div className={`${styles.question} ${styles.units}`}>
            <ToolChoices
              legend={tool.units.ask}
              name="unit"
              options={Object.keys(bareUnits).map((id) => ({
                id,
                label: tool.units[id as BareUnit],
              }))}
              chosen={form.unit}
              onChoose={form.onUnit}
            />
          </div>
        )}
        {groups.map(({ further, fold, ...group }) => {
          const own = (name: keyof F & string) => form.values[name] !== example[name]
          const asked = (
            <ToolFields
              {...group}
              fields={fields}
              form={form}
              labels={labels}
              faults={faults}
              optional={tool.optional}
              small={units ? tool.units.small : undefined}
              language={language}
            />
          )
          return (
            <Fragment key={group.heading}>
              {fold ? (
                <ToolDetails
                  heading={fold}
                  open={kept.lost === 'part' || group.names.some(own)}
                  fault={group.names.some((name) => form.faults[name])}
                >
                  {asked}
                </ToolDetails>
              ) : (
                asked
              )}
              {further}
            </Fragment>
          )
        })}
        {props.further}
      </ToolForm>
      {shown && !props.picture && whose}
      {shown && props.children}
      <ToolOnward
        words={tool}
        tool={name}
        kept={kept}
        summary={[...lines, '', ...props.summary].join('\n')}
      />
      <ToolActions words={tool} kept={kept} onReset={props.onReset}>
        {props.actions}
      </ToolActions>
      <div className={styles.notes}>
        <ToolDetails heading={tool.how}>
          <ToolList texts={props.how} />
          <ToolRules laws={props.rules} />
        </ToolDetails>
        <ToolDetails heading={tool.leavesOut}>
          <ToolList texts={props.leavesOut} />
        </ToolDetails>
      </div>
      <p className={styles.caution}>{tool.caution}</p>
      <ToolStatus
        text={old ? tool.unfinished : `${tool.updated} ${props.sentence}`}
        typed={JSON.stringify([form.typed, props.typed])}
        composing={form.composing}
      />
    </ToolSheet>
  )
}
