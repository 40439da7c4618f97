/** The grades of edibility of what may harm anyone who eats it, the most dangerous first. */
export const dangers = ['deadly', 'toxic', 'suspect'] as const
