/** How long an answer is waited for before something else is offered; browsers do not count the time of their question. */
const patience = 4000

type Answers = {
  readonly found: (at: { latitude: number; longitude: number }) => void
  readonly refused: () => void
  /** None has come yet; one may still come. */
  readonly slow: () => void
}

/** Asks the browser where the visitor is; returns how to stop caring for the answer. */
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
