import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locales'
import { outsideRel } from '@/core/safe-url'
import type { VendorContact } from './contact'

const link = 'underline underline-offset-4'

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line border-t pt-2">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Lists the contact data of a vendor. */
export async function VendorContactList({ contact, locale }: { contact: VendorContact; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'vendor' })
  const { address, directions, hours, email, phone, website, social } = contact
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {address ? (
        <Entry label={t('place')}>
          {address}
          {directions ? (
            <a href={directions} rel={outsideRel} className={`block w-fit ${link}`}>
              {t('directions')}
            </a>
          ) : null}
        </Entry>
      ) : null}
      {hours ? <Entry label={t('hours')}>{hours}</Entry> : null}
      {email || phone ? (
        <Entry label={t('contact')}>
          {email ? (
            <a href={`mailto:${email}`} className={`block w-fit ${link}`}>
              {email}
            </a>
          ) : null}
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`block w-fit ${link}`}>
              {phone}
            </a>
          ) : null}
        </Entry>
      ) : null}
      {website ? (
        <Entry label={t('website')}>
          <a href={website} rel={outsideRel} className={link}>
            {website.replace(/^https?:\/\//, '')}
          </a>
        </Entry>
      ) : null}
      {social.length > 0 ? (
        <Entry label={t('social')}>
          {social.map(({ name, url }) => (
            <a key={url} href={url} rel={outsideRel} className={`block w-fit first-letter:uppercase ${link}`}>
              {name}
            </a>
          ))}
        </Entry>
      ) : null}
    </dl>
  )
}
