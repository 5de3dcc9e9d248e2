import type { ReactNode } from 'react'
import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Branches } from './Branches.tsx'
import { Bring } from './Bring.tsx'
import { Deposits } from './Deposits.tsx'
import { Footer } from './Footer.tsx'
import { Loans } from './Loans.tsx'
import { Notice } from './Notice.tsx'
import { Simulation } from './Simulation.tsx'
import { SpecimenNote } from './SpecimenNote.tsx'
import { Steps } from './Steps.tsx'

interface FinanceProps {
  readonly words: TemplateWords<'finance'>
  readonly language: Language
  /** The repayment calculator, an island. */
  readonly children: ReactNode
}

/** A credit union's page, printed like a banknote: everything on one axis, in frames and ledgers. */
export function Finance({ words, language, children }: FinanceProps) {
  return (
    <>
      <SpecimenNote words={words} language={language} />
      <main>
        <Loans words={words.loans} asOf={words.asOf} language={language} />
        <Simulation words={words.simulation} language={language}>
          {children}
        </Simulation>
        <Deposits words={words.deposits} />
        <Steps words={words.steps} />
        <Bring words={words.bring} />
        <Branches words={words.branches} />
        <Notice words={words.notice} />
      </main>
      <Footer words={words} />
    </>
  )
}
