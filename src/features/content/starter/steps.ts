import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'

/** The settings that decide which steps are done. */
type Begun = {
  readonly siteName: string
  readonly description: string
  readonly siteUrl: string
  readonly sendsMail: boolean
}

type Step = { readonly key: string; readonly text: Localized; readonly href: string | null; readonly done: boolean }

const isOwnMachine = (address: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(address)

/** The first steps of a new owner, in order; `href` is null for environment variables, which the admin cannot set. */
export const firstSteps = ({ siteName, description, siteUrl, sendsMail }: Begun): readonly Step[] => [
  {
    key: 'name',
    text: label(
      'Give the site its name and a sentence that describes it, in three languages.',
      'Dé al sitio su nombre y una frase que lo describa, en tres idiomas.',
      'Dê ao site seu nome e uma frase que o descreva, em três idiomas.',
    ),
    href: '/admin/globals/site-settings',
    done: siteName !== 'Sporeprint' && description !== '',
  },
  {
    key: 'address',
    text: label(
      'Say under which address the site is reached (SITE_URL).',
      'Indique en qué dirección está el sitio (SITE_URL).',
      'Informe em que endereço o site fica (SITE_URL).',
    ),
    href: null,
    done: !isOwnMachine(siteUrl),
  },
  {
    key: 'mail',
    text: label(
      'Name a mail server (SMTP_URL), so that members and forms get mail.',
      'Indique un servidor de correo (SMTP_URL) para que miembros y formularios reciban correo.',
      'Indique um servidor de e-mail (SMTP_URL) para que membros e formulários recebam e-mail.',
    ),
    href: null,
    done: sendsMail,
  },
]
