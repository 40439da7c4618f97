import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { duration } from './duration'
import { EmergencyBox } from './emergency-box'
import { MealTime, StillShows } from './meal-time.client'
import { countsFromAlcohol } from './onset'
import { PrintButton } from './print-button.client'
import { speciesBySyndrome } from './reads'
import { syndromes } from './syndromes.data'

type Told = { title: string; points: readonly string[] }

function List({ title, points }: Told) {
  return (
    <section className="border-line border-t pt-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="marker:text-amanita mt-2 list-disc ps-6">
        {points.map((point) => (
          <li key={point} className="py-1">
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One screen for anyone who needs help: whom to call, what to keep and to tell, a sheet for the doctor (SAF-05). */
export async function PoisonScreen({ locale }: { locale: Locale }) {
  const [t, bySyndrome] = await Promise.all([getTranslations({ locale, namespace: 'danger' }), speciesBySyndrome()])
  const said = (hours: number): string => {
    const { unit, count } = duration(hours)
    return t(unit, { count })
  }
  return (
    <div className="poison-screen shell py-6">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 text-lg font-semibold">{t('lead')}</p>
      <div className="border-amanita bg-amanita-wash mt-3 border-s-4 px-4 py-3">
        <p>{t('ambulance')}</p>
      </div>
      <section aria-labelledby="call" className="mt-5">
        <h2 id="call" className="text-2xl">
          {t('whomToCall')}
        </h2>
        <div className="mt-2">
          <EmergencyBox locale={locale} />
        </div>
      </section>
      <div className="border-amanita mt-6 border-4 p-4">
        <p className="text-lg font-semibold">{t('sixHours')}</p>
      </div>
      <div className="mt-6 grid gap-6 md:grid-cols-3">
        <List title={t('keepTitle')} points={[t('keep1'), t('keep2'), t('keep3'), t('keep4')]} />
        <List title={t('tellTitle')} points={[t('tell1'), t('tell2'), t('tell3'), t('tell4')]} />
        <List title={t('dontTitle')} points={[t('dont1'), t('dont2'), t('dont3')]} />
      </div>
      <section aria-labelledby="sheet" className="doctor-sheet mt-10">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="sheet" className="text-2xl">
            {t('sheetTitle')}
          </h2>
          <PrintButton label={t('print')} />
        </div>
        <p className="mt-2">{t('sheetLead')}</p>
        <MealTime
          locale={locale}
          labels={{
            question: t('mealTime'),
            since: String(t.raw('mealSince')),
            ahead: t('mealAhead'),
            meal: t('tell2'),
            hours: t('hoursSince'),
            eaters: t('tell1'),
          }}
        >
          <table className="mt-4 w-full text-start text-sm max-md:block">
            <thead className="max-md:sr-only">
              <tr className="border-ink border-b-2 text-start">
                {[t('sheetOnset'), t('syndrome'), t('sheetSigns'), t('sheetSpecies')].map((title) => (
                  <th key={title} scope="col" className="py-2 pe-3 text-start">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {syndromes.map(({ slug, label, signs, onsetHours }) => (
                <tr key={slug} className="border-line border-b align-top max-md:block max-md:py-3">
                  <td className="tabular py-2 pe-3 font-semibold max-md:block max-md:py-0 md:whitespace-nowrap">
                    {onsetHours ? `${said(onsetHours[0])} – ${said(onsetHours[1])}` : '—'}
                    {countsFromAlcohol(slug) ? (
                      <span className="block font-normal md:max-w-40 md:whitespace-normal"> {t('afterAlcohol')}</span>
                    ) : null}
                    <StillShows onsetHours={countsFromAlcohol(slug) ? null : onsetHours} label={t('stillShows')} />
                  </td>
                  <th scope="row" className="py-2 pe-3 text-start max-md:block max-md:py-0">
                    {label[locale]}
                  </th>
                  <td className="py-2 pe-3 max-md:block max-md:py-0">{signs[locale]}</td>
                  <td className="scientific py-2 max-md:block max-md:py-0">{bySyndrome.get(slug)?.join(', ') ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </MealTime>
      </section>
      <p className="text-muted mt-8 text-sm print:hidden">{t('offline')}</p>
    </div>
  )
}
