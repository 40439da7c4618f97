import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { populated } from '@/platform/populated'
import { Chip } from '@/ui/patterns/chip'

/** Flavour, texture and fragrance as chips. */
export async function Senses({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const senses = species.specie.senseCharacteristics
  const groups = [
    { title: t('flavors'), list: populated(senses?.flavors) },
    { title: t('textures'), list: populated(senses?.textures) },
    { title: t('fragrances'), list: populated(senses?.fragrances) },
  ].filter(({ list }) => list.length > 0)
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      {groups.map(({ title, list }) => (
        <div key={title}>
          <h3 className="mb-3 text-lg">{title}</h3>
          <ul className="flex flex-wrap gap-2">
            {list.map((category) => (
              <li key={category.id} lang={langOf(category, 'title')}>
                <Chip>{category.title}</Chip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
