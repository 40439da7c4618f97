import { llmsText } from '@/syndication/llms'
import { respond } from '@/syndication/respond'

export const dynamic = 'force-dynamic'

export const GET = async (): Promise<Response> => respond(await llmsText(), 'text')
