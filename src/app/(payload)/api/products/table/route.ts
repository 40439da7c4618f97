import { respondWith } from '@/cms/guards/respond'
import { allowing, guarded, guardedForm } from '@/cms/guards/guarded'
import { limits } from '@/core/limits'
import { importProducts, exportProducts } from '@/features/shop/server'

const asFile = (csv: string): Response =>
  new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="products.csv"',
    },
  })

/** SHP-03: every product as a table. */
export const GET = guarded((request: Request) => respondWith(() => exportProducts(request), asFile))

/** SHP-03: compares a table of products with what is stored, or writes it. */
export const POST = guardedForm(limits.table.bytes, (sent, request) => respondWith(() => importProducts(sent, request)))

const wrongMethod = allowing('GET, POST')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as PUT }
