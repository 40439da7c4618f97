import { getTranslations } from 'next-intl/server'
import { env } from '@/core/env'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { QrCode } from '@/platform/qr/qr-code'

/** The end of the printed sheet: the page's address as a QR code, and that paper identifies no mushroom (SAF-08). */
export async function SheetFoot({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const url = `${env.siteUrl}${localizedPath(locale, documentPath('mushrooms', species.slug))}`
  return (
    <div className="species-sheet-foot hidden print:flex">
      <QrCode url={url} className="size-[24mm] shrink-0" />
      <div>
        <p className="font-semibold">{t('safety')}</p>
        <p>{url}</p>
      </div>
    </div>
  )
}
