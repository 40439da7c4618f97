'use client'

import { UserRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Locale } from '@/core/locales'
import { accountPath, localizedPath, loginPath } from '@/core/paths'
import { keepsTyped } from '../i18n/keep-address'
import { loginHref, useVisitor } from './use-visitor'

type Props = { locale: Locale; labels: Readonly<Record<'signIn' | 'account', string>> }

/**
 * The header's account link, of the same width signed in or out: to the sign-in page, or to the member's account. Both
 * keep typed input, since the account leads to the sign-in page too if the session has ended (COM-10).
 */
export function AccountLink({ locale, labels }: Props) {
  const { member, ready } = useVisitor()
  const label = member ? `${labels.account}: ${member.alias ?? member.name}` : labels.signIn
  const comeBack = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!member) event.currentTarget.href = loginHref(locale)
  }
  return (
    <a
      href={localizedPath(locale, member ? accountPath : loginPath())}
      aria-label={label}
      title={label}
      onClick={comeBack}
      {...keepsTyped}
      className="border-line grid size-11 shrink-0 place-items-center overflow-hidden rounded-full border"
    >
      <Face member={member} ready={ready} />
    </a>
  )
}

function Face({ member, ready }: ReturnType<typeof useVisitor>) {
  if (!member)
    return (
      // Until the page has fetched the visitor, style sheets show the last page's member here (`markVisitor`).
      <span aria-hidden data-face={ready ? undefined : 'last'} className="grid size-full place-items-center">
        <UserRound size={20} />
      </span>
    )
  // Empty alt, since the link has an accessible name.
  if (member.avatar) return <img src={member.avatar} alt="" width={44} height={44} className="size-full object-cover" />
  const [initial = ''] = (member.alias ?? member.name).trim()
  return (
    <span
      aria-hidden
      className="bg-lichen-wash text-lichen grid size-full place-items-center leading-none font-semibold uppercase"
    >
      {initial}
    </span>
  )
}
