import { sql, sqlValues, type Statement } from '@/cms/sql'
import { dangers } from '@/core/dangers'

/**
 * Whether the product `p` of a statement names a species that was found to harm since it was published: it is not for sale
 * any more, and its page says why (SAF-04). What became of the page of the species does not matter.
 */
export const isWithdrawn: Statement = sql`EXISTS (
  SELECT 1 FROM products_rels r JOIN mushrooms m ON m.id = r.mushrooms_id
  WHERE r.parent_id = p.id AND r.path = 'species'
    AND CAST(m.specie_edibility AS TEXT) IN (${sqlValues(dangers)}))`
