import { expect } from 'vitest'
import { call } from './client'

export type Wanted = (status: number, html: string) => boolean

/** A page is as wanted soon after a save (OPS-06). */
export const expectPage = (path: string, wanted: Wanted) =>
  expect
    .poll(
      async () => {
        const { status, text } = await call(path)
        return wanted(status, text)
      },
      { message: path },
    )
    .toBe(true)

/** The text of a page: without tags and React's comment markers, with spaces collapsed. */
export const pageText = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
