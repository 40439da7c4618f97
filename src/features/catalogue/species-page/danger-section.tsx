import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { onsetText } from '../danger/onset-text'
import { syndromes } from '../danger/syndromes.data'
import { Facts } from './facts'

/**
 * The poison: toxins, syndrome, deaths and regions. For a species that is edible all the same, such as when cooked,
 * also onset, course and first aid, which a harmful species has in the head of its page (SAF-01).
 */
export async function DangerSection({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'danger' })
  const { danger, edibility } = species.specie
  if (!danger) return null
  const isHeaded = harms(edibility)
  const syndrome = syndromes.find(({ slug }) => slug === danger.syndrome)
  return (
    <>
      {danger.toxins?.length ? (
        <dl className="mb-6 grid gap-4">
          {danger.toxins.map((toxin) => (
            <div key={toxin.id} className="border-amanita border-s-4 ps-4">
              <dt lang={langOf(toxin, 'name')} className="font-semibold">
                {toxin.name}
              </dt>
              <dd lang={langOf(toxin, 'note')} className="text-muted">
                {toxin.note}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Facts
        columns=""
        facts={[
          {
            label: t('syndrome'),
            value: syndrome
              ? [
                  `${syndrome.label[locale]}. ${syndrome.signs[locale]}`,
                  isHeaded ? null : onsetText(danger, locale).replace(/\.?$/, '.'),
                ]
                  .filter(Boolean)
                  .join(' ')
              : null,
          },
          ...(isHeaded
            ? []
            : [
                { label: t('whatHappens'), value: danger.course, lang: langOf(danger, 'course') },
                { label: t('whatToDo'), value: danger.firstAid, lang: langOf(danger, 'firstAid') },
              ]),
          { label: t('fatality'), value: danger.fatality, lang: langOf(danger, 'fatality') },
          { label: t('regions'), value: danger.regions, lang: langOf(danger, 'regions') },
        ]}
      />
      {isHeaded ? null : (
        <a href={localizedPath(locale, poisonPath)} className="button border-amanita bg-amanita text-paper mt-4">
          {t('callNow')}
        </a>
      )}
    </>
  )
}
