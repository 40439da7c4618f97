import type { Locale } from '@/core/locales'
import { translatorOf } from '@/platform/i18n/translator'
import type { harmfulAmong } from '@/read-model/lists'

type HarmWarningProps = { harmful: Awaited<ReturnType<typeof harmfulAmong>>; locale: Locale }

/**
 * Warnings of the harmful species among those a document sells, cooks or grows, each linked to its page where it has
 * one. They stand below the title, before anything that leads to eating them (SAF-04).
 */
export function HarmWarning({ harmful, locale }: HarmWarningProps) {
  const t = translatorOf(locale)
  return harmful.map(({ id, card, grade }) => (
    <p key={id} role="note" className="border-amanita bg-amanita-wash mb-6 border-s-4 px-4 py-2 text-lg font-semibold">
      {card ? (
        <>
          <a href={card.href} className="underline underline-offset-4">
            <span lang={card.lang.title ?? undefined}>{card.title}</span>
          </a>
          {': '}
        </>
      ) : null}
      {t(`danger.${grade}`)}
    </p>
  ))
}
