import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { syndromes } from '../danger/syndromes.data'
import { Facts } from './facts'

/** The poison: what it is, what it does, whom it killed, where it is met. */
export async function DangerSection({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'danger' })
  const { danger } = species.specie
  if (!danger) return null
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
            value: syndrome ? `${syndrome.label[locale]}. ${syndrome.signs[locale]}` : null,
          },
          { label: t('fatality'), value: danger.fatality, lang: langOf(danger, 'fatality') },
          { label: t('regions'), value: danger.regions, lang: langOf(danger, 'regions') },
        ]}
      />
    </>
  )
}
