import { atomRoute } from '@/syndication/feeds/feed-route'

export const dynamic = 'force-dynamic'

export const GET = atomRoute('growingguides')
