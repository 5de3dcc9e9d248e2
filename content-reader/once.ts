/** A function that makes something when it is first called. What fails once is not tried again: it fails alike each time. */
export function once<T>(make: () => T): () => T {
  let give: (() => T) | undefined
  return () => {
    give ??= outcomeOf(make)
    return give()
  }
}

function outcomeOf<T>(make: () => T): () => T {
  try {
    const made = make()
    return () => made
  } catch (error) {
    return () => {
      throw error
    }
  }
}
