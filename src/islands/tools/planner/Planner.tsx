import { useMemo } from 'react'
import { calendarEntries } from '../../../../calculators/planner/calendarEntries.ts'
import type { Day } from '../../../../calculators/planner/day.ts'
import { fillCalendar } from '../../../../calculators/planner/fillCalendar.ts'
import { formatDay, typedDay } from '../../../../calculators/planner/formatDay.ts'
import { plan } from '../../../../calculators/planner/plan.ts'
import type { Schedule } from '../../../../calculators/planner/schedule.ts'
import { chosenPlan } from '../../../../calculators/state/toolStates.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { PlannerModel } from '../../../models/tools/plannerTool.ts'
import { FilledIn } from '../form/FilledIn.tsx'
import { ToolButton } from '../form/ToolButton.tsx'
import { ToolChoices } from '../form/ToolChoices.tsx'
import { ToolField } from '../form/ToolField.tsx'
import { ToolForm } from '../form/ToolForm.tsx'
import { ToolTicks } from '../form/ToolTicks.tsx'
import { useFragment } from '../form/useFragment.ts'
import { saveFile } from '../result/saveFile.ts'
import { ToolActions } from '../result/ToolActions.tsx'
import { ToolOnward } from '../result/ToolOnward.tsx'
import { ToolSheet } from '../result/ToolSheet.tsx'
import { ToolStatus } from '../result/ToolStatus.tsx'
import { delayText } from './delayText.ts'
import { PlanChart } from './PlanChart.tsx'
import { PlanDetails } from './PlanDetails.tsx'
import styles from './Planner.module.css'
import { planRows } from './planRows.ts'
import { planSummary } from './planSummary.ts'
import { usePlan } from './usePlan.ts'

/** The planner: from an exit and a day of handover backwards to when each step begins, and what is late. */
export function Planner({ planner, schedules, dates, names, laws, tool, ...model }: PlannerModel) {
  const { language } = model
  const form = usePlan(model)
  const { state, begun, today, fault, stale } = form
  const codecs = useMemo(() => {
    const steps = schedules.flatMap(({ steps }) => steps.map(({ id }) => id))
    return chosenPlan(
      schedules.map(({ exit }) => exit),
      steps,
    )
  }, [schedules])
  const kept = useFragment({
    tool: 'planner',
    form: codecs,
    example: begun,
    state,
    stale: form.stale,
    onState: form.fill,
  })

  const sold = new URLSearchParams(kept.carried.value).get('year') ?? ''
  const year = /^\d{4}$/.test(sold) && Number(sold) !== tool.examples.value.year ? sold : undefined
  const handover: Day = `${Number(year)}-12-31`
  const offer = year &&
    handover > today && {
      lines: [`${planner.handover} ${formatDay(handover, language)}`],
      taken: state.handover === handover,
      onTake: () => form.onType(typedDay(handover, language)),
    }

  const schedule = (schedules.find(({ exit }) => exit === state.exit) ?? schedules[0]) as Schedule
  const made = plan(schedule, dates, { handover: state.handover, today }, state.done)
  const written = (day: typeof today) => formatDay(day, language)
  const days = Math.max(0, ...made.steps.map(({ daysLate }) => daysLate))
  const verdict = days ? planner.missing : planner.allInTime
  const counted = {
    delay: delayText(days, planner),
    early: written(made.soonest.early),
    late: written(made.soonest.late),
  }
  const results = [fill(verdict, counted), fill(planner.soonest, counted)]
  const name = names.find(({ exit }) => exit === state.exit)?.name ?? ''
  const file = () => {
    const template = model.calendars[schedules.indexOf(schedule)] ?? ''
    const text = fillCalendar(
      template,
      today,
      calendarEntries(made, schedule.day, planner.calendar),
    )
    saveFile(text, 'text/calendar', `${planner.calendar.file}.ics`)
  }
  // The example's plan would pass for the visitor's.
  const shown = !(kept.lost === 'part' && stale)
  return (
    <ToolSheet title={`${planner.name} — ${model.siteName}`} words={tool} kept={kept} offer={offer}>
      {shown && (
        <>
          <div className={styles.about}>
            <h3>{planner.heading}</h3>
            <p>{kept.entered ? tool.yours : tool.fictional}</p>
          </div>
          <p className={styles.verdict} data-late={days > 0 || undefined}>
            <FilledIn text={verdict} values={counted} />
          </p>
          <p>
            <FilledIn text={planner.soonest} values={counted} />
          </p>
          <PlanChart plan={made} day={schedule.day} words={planner} language={language} />
          <p className={styles.note}>{planner.legend}</p>
        </>
      )}
      <ToolForm
        words={tool}
        stale={stale}
        result={<span>{fill(verdict, counted)}</span>}
        onFound={form.onFound}
        onComposing={form.onComposing}
      >
        <ToolChoices
          legend={planner.exit}
          name="exit"
          options={names.map(({ exit, name }) => ({ id: exit, label: name }))}
          chosen={state.exit}
          onChoose={form.onChoose}
        />
        <div className={styles.day}>
          <ToolField
            name="handover"
            label={planner.handover}
            hint={planner.handoverHint}
            error={fault && planner.faults[fault]}
            value={form.typed}
            onType={form.onType}
            onLeave={form.onLeave}
          />
        </div>
        <ToolTicks
          legend={planner.doneSteps}
          name="done"
          options={schedule.steps}
          ticked={state.done}
          onTick={form.onDone}
        />
      </ToolForm>
      {shown && (
        <PlanDetails plan={made} laws={laws} words={planner} tool={tool} language={language} />
      )}
      <ToolOnward
        words={tool}
        tool={planner.name}
        kept={kept}
        summary={planSummary(
          [
            [planner.exit, name],
            [schedule.day, written(state.handover)],
          ],
          planRows(made, planner, (low, high) => fill(tool.range, { low, high }), language),
          results,
          language,
        ).join('\n')}
      />
      <ToolActions words={tool} kept={kept} onReset={() => form.fill(begun)}>
        <ToolButton onClick={file}>{planner.calendar.button}</ToolButton>
      </ToolActions>
      <p className={styles.caution}>{tool.caution}</p>
      <ToolStatus
        text={stale ? tool.unfinished : `${tool.updated} ${results.join(' ')}`}
        typed={`${state.exit} ${state.done} ${form.typed}`}
        composing={form.composing}
      />
    </ToolSheet>
  )
}
