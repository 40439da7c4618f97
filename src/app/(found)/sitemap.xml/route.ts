import { respond } from '@/syndication/respond'
import { sitemapIndex } from '@/syndication/sitemap/sitemap'

export const dynamic = 'force-dynamic'

export const GET = async (): Promise<Response> => respond(await sitemapIndex(), 'xml')
