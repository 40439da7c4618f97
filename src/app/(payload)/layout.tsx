import '@payloadcms/next/css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload, type ServerFunction, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { isAdmin } from '@/cms/access/atoms'
import { copyLanguage } from '@/cms/admin/copy-language'
import { schedule } from '@/cms/admin/schedule'
import { runServerFunction, guardServerFunction } from '@/cms/admin/server-functions'
import { accountPath } from '@/core/paths'
import { importMap } from './admin/importMap.js'
import { adminSans } from './font'
import './admin.css'
import './admin-desks.css'
import './admin-contents.css'

const serverFunctions: Record<string, ServerFunction> = {
  'copy-data-from-locale': copyLanguage as ServerFunction,
  'schedule-publish': schedule,
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  await guardServerFunction(await getPayload({ config }), args)
  return runServerFunction(args.name, () => handleServerFunctions({ ...args, config, importMap, serverFunctions }))
}

/** Redirects members who are no admins to their account: the admin's pages contain its whole configuration (L7). */
async function leadMembersAway(): Promise<void> {
  const requested = await headers()
  // A call of a server function has a guard of its own.
  if (requested.has('next-action')) return
  const cms = await getPayload({ config })
  const { user } = await cms.auth({ headers: requested, canSetHeaders: false })
  if (user && !isAdmin(user)) redirect(accountPath)
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  await leadMembersAway()
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: adminSans.variable }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
