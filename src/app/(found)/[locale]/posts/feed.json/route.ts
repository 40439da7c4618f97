import { jsonRoute } from '@/syndication/feeds/feed-route'

export const dynamic = 'force-dynamic'

export const GET = jsonRoute('posts')
