import type { Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { Chip } from '@/ui/patterns/chip'
import { Icon } from '@/ui/patterns/icon'
import { attributes } from './designations.data'

/** The quality and sourcing designations of a product as chips, each with its icon and certifier (PRD-05). */
export function Attributes({ product, locale, label }: { product: Product; locale: Locale; label: string }) {
  const stated = [...(product.productQualityDesignations ?? []), ...(product.sourcingDesignations ?? [])]
  const marks = stated.flatMap(({ designation, certifier }) =>
    attributes.filter(({ slug }) => slug === designation).map((mark) => ({ ...mark, certifier })),
  )
  if (marks.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {marks.map(({ slug, label: name, icon, certifier }) => (
        <li key={slug}>
          <Chip tone="lichen" icon={<Icon name={icon} size={16} />}>
            {name[locale]}
            {certifier ? <span className="text-muted font-normal">· {certifier}</span> : null}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
