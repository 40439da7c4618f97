import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

type Thing = Readonly<Record<string, unknown>>

/** Renders a tree with server components, and returns the things in its structured data. */
export async function thingsIn(tree: ReactNode): Promise<readonly Thing[]> {
  const { prelude } = await prerender(tree)
  const html = await new Response(prelude).text()
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json]) => (JSON.parse(String(json)) as { '@graph': Thing[] })['@graph'],
  )
}
