import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** The HTML of a tree with server components, without the comments that React puts between texts. */
export async function rendered(tree: ReactNode): Promise<string> {
  const { prelude } = await prerender(tree)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}
