import { filterCall } from '@/cards/server'
import { guardedCall } from '@/cms/guards/guarded'
import { direct } from '@/platform/lifecycle/direct-calls'

/** P1 §7: the catalogue narrowed; read by the archives and by anybody else. */
export const POST = direct(
  'POST /api/filter',
  guardedCall(filterCall, (error) => ({ error })),
)
