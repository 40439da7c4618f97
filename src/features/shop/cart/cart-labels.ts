/** The messages that the cart's page fills in by itself. */
export const cartLabelNames = [
  'each',
  'quantityOf',
  'fewer',
  'more',
  'update',
  'remove',
  'removeOf',
  'removed',
  'undo',
  'changed',
  'subtotal',
  'total',
  'failed',
  'otherVendor',
  'empty',
  'emptyHint',
  'browse',
  'note',
  'freeShipping',
  'freeShippingReached',
] as const

export type CartLabels = Readonly<Record<(typeof cartLabelNames)[number], string>>
