import type { Language } from '../../../routing/language.ts'
import { ExitDoorways } from '../../components/exits/ExitDoorways.tsx'
import { ExitExample } from '../../components/exits/ExitExample.tsx'
import { ExitRules } from '../../components/exits/ExitRules.tsx'
import { ExitChanges } from '../../islands/tools/exits/ExitChanges.tsx'
import { ExitComparison } from '../../islands/tools/exits/ExitComparison.tsx'
import { exitExample } from '../../models/exits/exitExample.ts'
import { exitRulesModel } from '../../models/exits/exitRulesModel.ts'
import { exitFinderTool } from '../../models/tools/exitFinderTool.ts'
import { dummies } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'

/** The exit finder, and what stands around it. */
export function exitFinderSpecimens(language: Language): Specimen[] {
  const finder = { island: 'exit-finder' as const, props: exitFinderTool(language) }
  return [
    {
      of: ['ExitFinder', 'ToolSheet', 'ToolForm', 'ToolChoices', 'ExitFindings', 'ToolActions'],
      state: 'the example',
      window: 'fit',
      show: finder,
    },
    {
      of: ['ExitDoorways', 'Door', 'DoorReasons'],
      state: 'open, half closed and closed',
      room: 'text',
      show: {
        node: <ExitDoorways {...exitExample(language)} />,
      },
    },
    {
      of: ['ExitComparison'],
      state: 'two exits',
      room: 'text',
      show: { node: <ExitComparison findings={twoExits(language)} words={finder.props.finder} /> },
    },
    {
      of: ['ExitChanges'],
      state: 'a point that came and one that went',
      room: 'text',
      show: {
        node: (
          <ExitChanges
            title={dummies[language].sentence}
            changes={changes(language)}
            words={finder.props.finder}
            language={language}
          />
        ),
      },
    },
    {
      of: ['ExitFinder', 'ToolChoices', 'ExitFindings', 'ToolStatus'],
      state: 'nothing answered',
      window: 'fit',
      forced: 'unanswered',
      show: finder,
    },
    {
      of: ['ExitExample', 'PlainTable', 'ExitFindings'],
      state: 'all open',
      forced: 'openAll',
      show: { node: <ExitExample {...exitExample(language)} /> },
    },
    {
      of: ['ExitRules', 'Expandable'],
      state: 'closed',
      show: { node: <ExitRules {...exitRulesModel(language)} /> },
    },
    {
      of: ['ExitRules', 'Expandable'],
      state: 'open',
      forced: 'open',
      show: { node: <ExitRules {...exitRulesModel(language)} /> },
    },
  ]
}

/** The first two exits of the worked example. */
function twoExits(language: Language) {
  const { names } = exitFinderTool(language)
  const { findings } = exitExample(language)
  return findings.map((finding, at) => ({ ...finding, facts: names[at]?.facts ?? [] })).slice(0, 2)
}

function changes(language: Language) {
  const { name, sentence, paragraph } = dummies[language]
  const points = [
    { kind: 'speaks', gone: false, text: sentence },
    { kind: 'hinders', gone: true, text: paragraph },
  ] as const
  return [{ exit: 'one', name, points }]
}
