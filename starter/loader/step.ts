import type { RichText } from './rich-text'
import type { SeedItem, Seeder } from './upsert'

export type StepContext = {
  seeder: Seeder
  richText: RichText
  /** Paths of documents that this run does not load. */
  leavesOut: ReadonlySet<string>
}

/** One group of items; items may reference documents of earlier groups. */
export type Step = {
  name: string
  items: (context: StepContext) => SeedItem[]
  /** How many items are written at once; one by default. */
  parallel?: number
}
