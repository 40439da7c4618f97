import { sql, sqlValues, type Statement } from '@/cms/sql'
import { dangers } from '@/core/dangers'

/**
 * SQL: whether the product `p` names a species that was found harmful since it was published: it is not sold any more,
 * and its page says why (SAF-04). It counts whether or not the species itself is published.
 */
export const isWithdrawn: Statement = sql`EXISTS (
  SELECT 1 FROM products_rels r JOIN mushrooms m ON m.id = r.mushrooms_id
  WHERE r.parent_id = p.id AND r.path = 'species'
    AND CAST(m.specie_edibility AS TEXT) IN (${sqlValues(dangers)}))`
