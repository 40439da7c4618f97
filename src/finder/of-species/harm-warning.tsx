import type { Locale } from '@/core/locales'
import { relatedId } from '@/core/relation'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { chosenSpecies } from '@/read-model/lists'

type HarmWarningProps = {
  species: readonly (number | Mushroom | null | undefined)[] | null | undefined
  locale: Locale
}

/**
 * Which of the species that are sold, cooked or grown were found to harm since, each with the way to its page; nothing
 * where none was. It stands below the title, before whatever leads to eating them (SAF-04).
 */
export async function HarmWarning({ species, locale }: HarmWarningProps) {
  const ids = (species ?? []).flatMap((one) => relatedId(one) ?? [])
  if (ids.length === 0) return null
  const t = translatorOf(locale)
  const chosen = await chosenSpecies(ids, locale)
  return chosen.map(({ card, grade }) =>
    grade ? (
      <p
        key={card.id}
        role="note"
        className="border-amanita bg-amanita-wash mb-6 border-s-4 px-4 py-2 text-lg font-semibold"
      >
        <a href={card.href} className="underline underline-offset-4">
          <span lang={card.lang.title ?? undefined}>{card.title}</span>
        </a>
        {': '}
        {t(`danger.${grade}`)}
      </p>
    ) : null,
  )
}
