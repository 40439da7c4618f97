import { getTranslations } from 'next-intl/server'
import { Cards } from '@/cards/card-list'
import { getCms } from '@/cms/public-find'
import { cardCollections, isCardCollection, type CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { localizedPath } from '@/core/paths'
import { relatedId } from '@/core/relation'
import { documentKey } from '@/core/document-key'
import { aboutsOf } from '@/features/community/server'
import type { Like } from '@/payload-types'
import { Pages } from '@/platform/i18n/pages'
import { chosenCards } from '@/read-model/lists'

type OwnLikesProps = { locale: Locale; account: number; page: number; at: (page: number) => string }

/** The documents that a member likes, as cards, the latest first, page by page; unpublished ones are left out. */
export async function OwnLikes({ locale, account, page, at }: OwnLikesProps) {
  const [t, cms] = await Promise.all([getTranslations({ locale, namespace: 'accounts' }), getCms()])
  const { docs, totalDocs, totalPages } = await cms.find({
    collection: 'likes',
    where: { user: { equals: account } },
    sort: ['-createdAt', '-id'],
    limit: limits.archivePageSize,
    page,
    depth: 0,
    overrideAccess: true,
  })
  // An old address may name a page beyond the last one, since likes were taken back: the last one is rendered.
  if (page > 1 && page > totalPages)
    return <OwnLikes locale={locale} account={account} page={Math.max(1, totalPages)} at={at} />
  // The like of a deleted document has no item.
  const liked = docs.flatMap(({ item }: { item?: Like['item'] | null }) => {
    const id = relatedId(item)
    return item && id !== null && isCardCollection(item.relationTo) ? [{ relationTo: item.relationTo, id }] : []
  })
  const idsOf = (collection: CardCollection): number[] =>
    liked.filter(({ relationTo }) => relationTo === collection).map(({ id }) => id)
  const lists = await Promise.all(
    cardCollections.map((collection) => chosenCards(collection, idsOf(collection), locale)),
  )
  const cards = new Map(lists.flat().map((card) => [documentKey(card.relationTo, card.id), card]))
  const items = liked.flatMap(({ relationTo, id }) => cards.get(documentKey(relationTo, id)) ?? [])
  // A vendor of a type that archives leave out has a page but no card, so it is listed as a link.
  const unlisted = idsOf('vendors')
    .map((id) => documentKey('vendors', id))
    .filter((key) => !cards.has(key))
  const stores = [...(await aboutsOf(unlisted, locale)).values()]
  return (
    <>
      {items.length > 0 ? <Cards items={items} /> : null}
      {stores.length > 0 ? (
        <ul className="mt-6 grid gap-3">
          {stores.map(({ title, path }) => (
            <li key={path}>
              <a
                href={localizedPath(locale, path)}
                className="text-lichen inline-flex min-h-6 items-center underline underline-offset-4"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {items.length === 0 && stores.length === 0 ? (
        <p className="text-muted">{t(totalDocs > 0 ? 'account.goneLikes' : 'account.noLikes')}</p>
      ) : null}
      <Pages locale={locale} page={page} pages={totalPages} at={at} />
    </>
  )
}
