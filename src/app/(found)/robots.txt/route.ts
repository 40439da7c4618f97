import { respond } from '@/syndication/respond'
import { robots } from '@/syndication/robots'

export const dynamic = 'force-dynamic'

export const GET = (): Response => respond(robots(), 'text')
