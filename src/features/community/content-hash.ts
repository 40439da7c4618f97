import { createHash } from 'node:crypto'

/** A row of any kind. */
type Words = Readonly<Record<string, unknown>>

/** Names the words of a contribution, so that what is published is what the moderator has read. */
export function contentHash({ headline, rating, comment, impression, review, otherConsumptionForm }: Words): string {
  const words = [headline ?? '', rating ?? 0, comment ?? impression ?? review ?? '', otherConsumptionForm ?? '']
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 16)
}
