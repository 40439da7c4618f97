import { getTranslations } from 'next-intl/server'
import { Cards } from '@/cards/card-list'
import { getCms } from '@/cms/public-find'
import { cardCollections, isCardCollection, type CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { chosenCards } from '@/read-model/lists'

/** What a member likes, as cards, the latest first. What is not published any more has none. */
export async function OwnLikes({ locale, account }: { locale: Locale; account: number }) {
  const [t, cms] = await Promise.all([getTranslations({ locale, namespace: 'accounts' }), getCms()])
  const { docs } = await cms.find({
    collection: 'likes',
    where: { user: { equals: account } },
    sort: '-createdAt',
    limit: limits.fetchLimit,
    depth: 0,
    overrideAccess: true,
  })
  const liked = docs.flatMap(({ item: { relationTo, value } }) =>
    isCardCollection(relationTo) ? [{ relationTo, id: typeof value === 'number' ? value : value.id }] : [],
  )
  const idsOf = (collection: CardCollection): number[] =>
    liked.filter(({ relationTo }) => relationTo === collection).map(({ id }) => id)
  const lists = await Promise.all(
    cardCollections.map((collection) => chosenCards(collection, idsOf(collection), locale)),
  )
  const cards = new Map(lists.flat().map((card) => [`${card.relationTo}:${card.id}`, card]))
  const items = liked.flatMap(({ relationTo, id }) => cards.get(`${relationTo}:${id}`) ?? [])
  return items.length > 0 ? <Cards items={items} /> : <p className="text-muted">{t('account.noLikes')}</p>
}
