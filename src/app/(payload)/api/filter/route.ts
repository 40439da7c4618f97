import { filterCall } from '@/cards/server'
import { guardedCall } from '@/cms/guards/guarded'

/** P1 §7: the catalogue narrowed; read by the archives and by anybody else. */
export const POST = guardedCall(filterCall, (error) => ({ error }))
