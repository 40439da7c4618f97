import 'server-only'
import { accountForms } from '@/features/accounts/server'
import { communityForms } from '@/features/community/server'
import { cartForms, withCartCookies } from '@/features/shop/server'
import type { AnyForm } from '@/platform/forms/define'

/** Every form of a page, by the feature it belongs to; POST /api/page-forms/{name}. */
export const pageForms: readonly AnyForm[] = [...accountForms.map(withCartCookies), ...cartForms, ...communityForms]
