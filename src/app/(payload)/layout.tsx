import '@payloadcms/next/css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { guardServerFunction } from '@/cms/admin/server-functions'
import { importMap } from './admin/importMap.js'
import { adminSans } from './font'
import './admin.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  await guardServerFunction(await getPayload({ config }), args)
  return handleServerFunctions({ ...args, config, importMap })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
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
