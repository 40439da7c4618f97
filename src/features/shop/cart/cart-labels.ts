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
  'seen',
  'changed',
  'subtotal',
  'total',
  'failed',
  'left',
  'otherVendor',
  'empty',
  'emptyHint',
  'browse',
  'note',
  'noteFreeShipping',
  'freeShipping',
  'freeShippingReached',
] as const

/** `count` is what a form says of a number that is none. */
export type CartLabels = Readonly<Record<(typeof cartLabelNames)[number] | 'count', string>>
