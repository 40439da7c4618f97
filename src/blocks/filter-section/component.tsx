import { sectionLinks } from '@/finder/server'
import { Icon } from '@/ui/patterns/icon'
import type { BlockProps } from '../block-props'
import { BlockTitle } from '../block-title'

/** The options of an archive's filter as links with their counts; options without documents are left out (BLK-11). */
export async function FilterSectionBlock({ block, locale }: BlockProps<'filterSection'>) {
  const { relationTo, section } = block
  const links = await sectionLinks(relationTo, section, locale)
  if (!links || links.options.length === 0) {
    console.warn(`A filter section that the archive of ${relationTo} does not have is skipped.`)
    return null
  }
  return (
    <section className="shell py-8">
      <BlockTitle block={block} otherwise={links.title} />
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
