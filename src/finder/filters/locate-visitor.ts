/** Milliseconds before something else is offered; the browser's `timeout` does not count its permission prompt. */
const patience = 4000

type Answers = {
  readonly found: (at: { latitude: number; longitude: number }) => void
  readonly refused: () => void
  /** There is no result yet; one may still come. */
  readonly slow: () => void
}

/** Requests the visitor's location from the browser. @returns a function that ignores any later result */
export function locateVisitor({ found, refused, slow }: Answers): () => void {
  const { geolocation } = navigator as Partial<Navigator>
  if (!geolocation) {
    refused()
    return () => undefined
  }
  let isWanted = true
  const late = setTimeout(slow, patience)
  const stop = (): void => {
    isWanted = false
    clearTimeout(late)
  }
  const answer = (then: () => void): void => {
    if (!isWanted) return
    stop()
    then()
  }
  geolocation.getCurrentPosition(
    ({ coords }) => answer(() => found(coords)),
    () => answer(refused),
    { maximumAge: 600_000, timeout: 10_000 },
  )
  return stop
}
