import type { RichText } from './rich-text'
import type { SeedItem, Seeder } from './upsert'

export type StepContext = {
  seeder: Seeder
  richText: RichText
  /** Addresses of documents that this run does not load. */
  leavesOut: ReadonlySet<string>
}

/** One group of items; later groups may name documents of earlier ones. */
export type Step = {
  name: string
  items: (context: StepContext) => SeedItem[]
  /** How many items may be under way at once. */
  parallel?: number
}
