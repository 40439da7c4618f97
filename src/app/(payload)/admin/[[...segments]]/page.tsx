import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { desks } from '@/cms/admin/desks.data'
import { inLanguage } from '@/cms/labels'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload does not translate the title of a custom view, so the name of its desk replaces it. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const [metadata, { segments }] = await Promise.all([generatePageMetadata({ config, params, searchParams }), params])
  const desk = desks.find(({ href }) => href === ['/admin', segments].flat().join('/'))
  if (!desk) return metadata
  const settings = await config
  const { language } = await getNextRequestI18n({ config: settings })
  return { ...metadata, title: `${inLanguage(desk.name, language)}${settings.admin.meta.titleSuffix}` }
}

export default function AdminPage({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params, searchParams })
}
