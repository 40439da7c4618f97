import { langOf } from '@/cms/fallbacks'
import { sectionLinks } from '@/finder/server'
import { Icon } from '@/ui/patterns/icon'
import type { BlockProps } from '../block-props'

/** Options of an archive's filters as links, each with how much it leads to; those that lead to nothing are left out (BLK-11). */
export async function FilterSectionBlock({ block, locale }: BlockProps<'filterSection'>) {
  const { title, relationTo, section } = block
  const links = await sectionLinks(relationTo, section, locale)
  if (!links || links.options.length === 0) {
    console.warn(`A filter section that the archive of ${relationTo} does not have is skipped.`)
    return null
  }
  return (
    <section className="shell py-8">
      <h2 lang={title ? langOf(block, 'title') : undefined} className="mb-5 text-2xl sm:text-3xl">
        {title || links.title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.options.map(({ href, label, icon, count }) => (
          <li key={href}>
            <a
              href={href}
              className="border-line bg-raised hover:border-lichen inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-medium"
            >
              {icon ? <Icon name={icon} /> : null}
              {label}
              <span className="tabular text-muted text-sm">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
