import { getCms } from '@/cms/public-find'
import { allowing, guarded } from '@/cms/guards/guarded'
import { notAllowed } from '@/cms/guards/request-guard'
import { memberOf, ownData } from '@/features/accounts/server'
import { memberCart } from '@/features/shop/server'

/** The member's own data as a JSON file. Another site may link here, but cannot read the response. */
export const GET = guarded(async (request: Request) => {
  const member = await memberOf(request.headers)
  if (!member) return notAllowed()
  const cms = await getCms()
  const [data, cart] = await Promise.all([ownData(cms, member.id), memberCart(cms, member.id)])
  const text = JSON.stringify({ ...data, cart }, null, 2)
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="sporeprint-data.json"',
    },
  })
})

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
