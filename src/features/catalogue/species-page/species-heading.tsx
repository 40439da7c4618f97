import { langOf } from '@/cms/fallbacks'
import type { Mushroom } from '@/payload-types'
import { titleText } from '@/ui/patterns/title-text'

const looks = {
  plain: { name: 'text-xl', authority: 'text-base', title: '-mt-2 text-4xl sm:text-5xl' },
  // Smaller, so that first aid fits on the first screen.
  harmful: { name: 'text-lg', authority: 'text-sm', title: 'text-3xl sm:text-5xl' },
} as const

/** The names of a species above its page: the scientific one with its authority, then the title. */
export function SpeciesHeading({ species, look }: { species: Mushroom; look: keyof typeof looks }) {
  const { specie } = species
  const { name, authority, title } = looks[look]
  return (
    <>
      <p className={name}>
        <span className="scientific">{specie.scientificName}</span>
        {specie.variation ? <span> ({specie.variation})</span> : null}{' '}
        <span className={`text-muted ${authority}`}>{specie.authority}</span>
      </p>
      <h1 lang={langOf(species, 'title')} className={title}>
        {titleText(species.title)}
      </h1>
    </>
  )
}
