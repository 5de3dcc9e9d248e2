interface QuestionsProps {
  readonly list: readonly { readonly question: string; readonly answer: string }[]
  readonly firstOpen?: boolean
}

/** Questions that open independently. */
export function Questions({ list, firstOpen = false }: QuestionsProps) {
  return list.map(({ question, answer }, at) => (
    <details key={question} open={firstOpen && at === 0}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ))
}
