interface NamedStepsProps {
  readonly list: readonly { readonly name: string; readonly text: string }[]
  readonly className?: string | undefined
}

/** Steps in order, each with its name. */
export function NamedSteps({ list, className }: NamedStepsProps) {
  return (
    <ol className={className}>
      {list.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
