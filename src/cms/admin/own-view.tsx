import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isAdmin } from '../access/atoms'

/**
 * Redirects everyone but admins to the sign-in page.
 * @throws Next's redirect
 */
export function requireAdmin({ initPageResult }: AdminViewServerProps, path: string): void {
  if (!isAdmin(initPageResult.req.user)) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
}

/** A page of our own within the admin's frame. */
export function OwnView({ view, children }: { view: AdminViewServerProps; children: ReactNode }) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams ? { searchParams } : {})}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={visibleEntities}
    >
      <main className="sporeprint-desk">{children}</main>
    </DefaultTemplate>
  )
}
