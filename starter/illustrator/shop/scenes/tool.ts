import type { Studio } from '../studio'

/** A growing tool that stands or lies with its foot at a point; about 300 pixels high at scale 1. */
export type Tool = (s: Studio, x: number, foot: number) => string
