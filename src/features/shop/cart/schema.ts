import type { CollectionAfterDeleteHook, CollectionConfig, Plugin } from 'payload'
import { nobody } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'
import { number, text } from '@/cms/fields/basics'
import { withHooks } from '@/cms/hooks'
import { adminGroups, label } from '@/cms/labels'
import { runSql, sql } from '@/cms/sql'
import { memberKey } from './key'

const keptByTheSite: Pick<CollectionConfig, 'access' | 'admin' | 'graphQL' | 'lockDocuments'> = {
  // Only its own visitor may read a cart, not even an admin (ACL-01).
  access: { ...adminOnly, read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: adminGroups.shop,
    hidden: true,
    description: label('Kept by the site.', 'Lo lleva el sitio.', 'Mantido pelo site.'),
  },
  graphQL: false,
  lockDocuments: false,
}

/**
 * Carts of visitors and members, written by SQL statements only. `key` identifies the owner: a member's id, or a
 * hash of the visitor's token.
 */
export const Carts: CollectionConfig = {
  ...keptByTheSite,
  slug: 'carts',
  labels: { singular: label('Cart', 'Carrito', 'Carrinho'), plural: label('Carts', 'Carritos', 'Carrinhos') },
  fields: [
    text('key', label('Key', 'Clave', 'Chave'), { required: true, unique: true, index: true }),
    { name: 'usedAt', type: 'date', index: true, label: label('Last used', 'Último uso', 'Último uso') },
  ],
}

/** Line items of carts, without a price to pay. One with quantity 0 was removed and can be put back. */
export const CartLines: CollectionConfig = {
  ...keptByTheSite,
  slug: 'cart-lines',
  labels: {
    singular: label('Line item', 'Línea de carrito', 'Item do carrinho'),
    plural: label('Line items', 'Líneas de carrito', 'Itens do carrinho'),
  },
  indexes: [{ fields: ['cart', 'line'], unique: true }],
  fields: [
    number('cart', label('Cart', 'Carrito', 'Carrinho'), { required: true }),
    text('line', label('Line', 'Línea', 'Linha'), { required: true }),
    // Not a relation: the line stays when the product is deleted, and says that it is unavailable.
    number('product', label('Product', 'Producto', 'Produto'), { required: true }),
    text('variant', label('Variant', 'Variante', 'Variante')),
    number('quantity', label('Quantity', 'Cantidad', 'Quantidade'), { required: true }),
    number('seenAmount', label('Price when last seen', 'Precio visto', 'Preço visto')),
    text('seenCurrency', label('Currency', 'Moneda', 'Moeda')),
    text('title', label('Title when last seen', 'Título visto', 'Título visto')),
  ],
}

const dropCart: CollectionAfterDeleteHook = async ({ id, req }) => {
  const key = memberKey(id)
  await runSql(req, sql`DELETE FROM cart_lines WHERE cart IN (SELECT id FROM carts WHERE key = ${key})`)
  await runSql(req, sql`DELETE FROM carts WHERE key = ${key}`)
}

/** A deleted account leaves no cart behind. */
export const memberCartsPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug !== 'users' ? collection : withHooks(collection, { afterDelete: [dropCart] }),
  ),
})
