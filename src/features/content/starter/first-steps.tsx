import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { inLanguage, label } from '@/cms/labels'
import { env } from '@/core/env'
import { firstSteps } from './steps'

const texts = {
  title: label('First steps', 'Primeros pasos', 'Primeiros passos'),
  lead: label(
    'What makes this site yours. The list goes once everything is done.',
    'Lo que hace suyo este sitio. La lista desaparece cuando todo está hecho.',
    'O que torna este site seu. A lista some quando tudo estiver feito.',
  ),
  done: label('Done', 'Hecho', 'Feito'),
  open: label('To do', 'Pendiente', 'A fazer'),
} as const

/** Lists the first steps of a new owner above the admin's dashboard, until all are done. */
export async function FirstSteps({ payload, i18n, user }: ServerProps) {
  if (!isAdmin(user ?? null)) return null
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  const steps = firstSteps({
    siteName: settings.siteName,
    description: settings.description ?? '',
    siteUrl: env.siteUrl,
    sendsMail: env.smtpUrl !== undefined,
  })
  if (steps.every(({ done }) => done)) return null
  return (
    <section className="sporeprint-waiting sporeprint-first-steps" aria-labelledby="sporeprint-first-steps">
      <h2 id="sporeprint-first-steps">{inLanguage(texts.title, i18n.language)}</h2>
      <p>{inLanguage(texts.lead, i18n.language)}</p>
      <ol>
        {steps.map(({ key, href, text, done }) => (
          <li key={key}>
            {inLanguage(done ? texts.done : texts.open, i18n.language)}:{' '}
            {href ? (
              <Link href={href} prefetch={false}>
                {inLanguage(text, i18n.language)}
              </Link>
            ) : (
              inLanguage(text, i18n.language)
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
