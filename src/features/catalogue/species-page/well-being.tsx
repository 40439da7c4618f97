import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import type { Category, Mushroom } from '@/payload-types'
import { populated } from '@/platform/populated'
import { Chip } from '@/ui/patterns/chip'
import { SourceText } from '../chemistry/source-text'
import { evidenceLevels } from '../vocabulary/support-terms.data'

/** Effects, what it is said or studied to help with, side effects; each claim with its evidence (SPC-06, D-20). */
export async function WellBeing({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const { effects: recorded, edibility } = species.specie
  // A harmful species shows its side effects alone (SAF-04).
  const effects = harms(edibility) ? { sideEffects: recorded?.sideEffects } : recorded
  const evidence = (slug: string): string => evidenceLevels.find((level) => level.slug === slug)?.label[locale] ?? slug
  const groups = [
    { title: t('cognitiveEffects'), list: populated(effects?.cognitiveEffects) },
    { title: t('psychoactiveEffects'), list: populated(effects?.psychoactiveEffects) },
  ].filter(({ list }) => list.length > 0)
  return (
    <div className="grid gap-10">
      {groups.length > 0 ? (
        <div className="grid gap-6 sm:grid-cols-2">
          {groups.map(({ title, list }) => (
            <EffectGroup key={title} title={title} list={list} />
          ))}
        </div>
      ) : null}
      {effects?.helpsWith?.length ? (
        <div>
          <h3 className="mb-2 text-xl">{t('helpsWith')}</h3>
          <dl>
            {effects.helpsWith.map((entry) => (
              <div
                key={entry.id}
                className="border-line grid gap-1 border-t py-3 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-6"
              >
                <dt>
                  <span className="block font-semibold">
                    {typeof entry.ailment === 'object' ? entry.ailment.title : ''}
                  </span>
                  <span className="text-muted text-sm">
                    {t('evidence')}: {evidence(entry.evidence)}
                  </span>
                </dt>
                <dd>
                  <span lang={langOf(entry, 'description')}>{entry.description}</span>
                  {entry.source ? (
                    <span className="text-muted mt-1 block text-sm">
                      <SourceText source={entry.source} locale={locale} />
                    </span>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {effects?.sideEffects?.length ? (
        <div>
          <h3 className="mb-2 text-xl">{t('sideEffects')}</h3>
          <dl>
            {effects.sideEffects.map((entry) => (
              <div
                key={entry.id}
                className="border-line grid gap-1 border-t py-3 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-6"
              >
                <dt lang={langOf(entry, 'sideEffect')} className="font-semibold">
                  {entry.sideEffect}
                </dt>
                <dd lang={langOf(entry, 'description')}>{entry.description}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </div>
  )
}

function EffectGroup({ title, list }: { title: string; list: readonly Category[] }) {
  return (
    <div>
      <h3 className="mb-3 text-xl">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {list.map((effect) => (
          <li key={effect.id} lang={langOf(effect, 'title')}>
            <Chip tone="indigo">{effect.title}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
