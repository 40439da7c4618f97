import 'server-only'
import { getCms, publicFind } from '@/cms/public-find'
import { readSql, sql, toNumber, toText } from '@/cms/sql'
import { defaultLocale } from '@/core/locales'
import { toPicture } from '@/platform/media/picture'
import type { ContributionKind } from '../model'
import type { AuthorView } from './view'

/**
 * The authors of these published rows as pages show them, by the id of the row (D-25). The query leaves out anonymous
 * rows, so that nothing of their authors ever reaches a page (D-03).
 */
export async function authorsOf(
  kind: ContributionKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AuthorView>> {
  const rows = await readSql(
    await getCms(),
    sql`SELECT r.id, u.name, u.alias, u.avatar_id FROM ${sql.identifier(kind)} r LEFT JOIN users u ON u.id = r.user_id
        WHERE r.anonymous IS NOT TRUE AND r._status = 'published' AND r.id IN (${sql.raw(ids.join(', '))})`,
  )
  const pictures = await picturesOf(rows.flatMap((row) => toNumber(row.avatar_id) ?? []))
  return new Map(
    rows.map((row) => [
      toNumber(row.id) ?? 0,
      {
        name: toText(row.name) ?? '',
        alias: toText(row.alias),
        picture: pictures.get(toNumber(row.avatar_id) ?? 0) ?? null,
      },
    ]),
  )
}

async function picturesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: [...new Set(ids)] } }
  const query = { collection: 'media', locale: defaultLocale, depth: 0, limit: ids.length } as const
  const { docs } = await publicFind({ ...query, where })
  return new Map(
    docs.flatMap((doc) => {
      const picture = toPicture(doc)
      const src = picture?.srcSet.split(' ')[0] || picture?.src
      return src ? [[doc.id, src] as const] : []
    }),
  )
}
