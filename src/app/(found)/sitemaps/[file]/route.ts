import { notFoundResponse, respond } from '@/syndication/respond'
import { sitemapFile } from '@/syndication/sitemap/sitemap'

export const dynamic = 'force-dynamic'

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const text = await sitemapFile((await params).file)
  return text === null ? notFoundResponse() : respond(text, 'xml')
}
