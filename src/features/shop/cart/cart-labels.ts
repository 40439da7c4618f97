/** The messages whose placeholders the cart's client components fill in. */
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

/** `count` is the error message for a quantity that is not a valid number. */
export type CartLabels = Readonly<Record<(typeof cartLabelNames)[number] | 'count', string>>
