/** Hours from a meal, as a date field has it in the visitor's own time, until now; null of no time and of one to come. */
export function hoursSince(meal: string, now: number): number | null {
  const at = new Date(meal).getTime()
  return Number.isNaN(at) || at > now ? null : (now - at) / 3_600_000
}

/** Whether a syndrome that begins between two hours after the meal may yet do so; one of unknown hours always may. */
export const canStillShow = (onsetHours: readonly [number, number] | null, hours: number): boolean =>
  onsetHours === null || hours <= onsetHours[1]
