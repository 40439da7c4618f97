import type { CalendarSpecies } from './model'

/** The name as a link, and the scientific one beside it. */
export function SpeciesName({ species, href }: { species: CalendarSpecies; href: string }) {
  return (
    <>
      {/* Keeps clear of the header and of the months below it when it is jumped to. */}
      <a href={href} className="hover:text-lichen scroll-mt-28 font-semibold underline-offset-4 hover:underline">
        {species.title}
      </a>{' '}
      <span className="scientific">{species.scientificName}</span>
      {species.variation ? <span className="text-muted"> ({species.variation})</span> : null}
    </>
  )
}
