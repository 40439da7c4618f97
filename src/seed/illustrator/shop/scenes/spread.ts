export interface Cell {
  readonly index: number
  readonly column: number
  readonly row: number
}

/** Cells of a grid in reading order. */
export const stepsAlong = (count: number, columns: number): Cell[] =>
  Array.from({ length: count }, (_, index) => ({ index, column: index % columns, row: Math.floor(index / columns) }))
