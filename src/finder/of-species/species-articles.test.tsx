import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import type { Locale } from '@/core/locales'
import { plainCard } from '@/cards/card-view.fixtures'
import type { ArticleSection } from './articles-of'
import { SpeciesArticles } from './species-articles'

const draw = async (lists: ArticleSection['lists'], locale: Locale = 'en'): Promise<string> => {
  const section: ArticleSection = { id: 'articles', title: 'Posts and projects', species: 7, lists }
  const { prelude } = await prerender(<SpeciesArticles section={section} locale={locale} />)
  return new Response(prelude).text()
}

const posts = { collection: 'posts', total: 2, cards: [plainCard(1, 'posts'), plainCard(2, 'posts')] } as const
// The same id as a post: each collection counts for itself.
const project = { ...plainCard(1, 'projects'), href: '/project-1' }
const projects = { collection: 'projects', total: 1, cards: [project] } as const

test('FLT-13 posts and projects share one list, below a heading with an anchor', async () => {
  const faults = vi.spyOn(console, 'error')
  const html = await draw([posts, projects])
  expect(html).toMatch(/<section id="articles"[^>]*><h2[^>]*>Posts and projects<\/h2>/)
  expect(html.match(/<ul/g)).toHaveLength(1)
  for (const href of ['/card-1', '/card-2', '/project-1']) expect(html).toContain(`href="${href}"`)
  expect(html).not.toContain('?species=')
  expect(faults).not.toHaveBeenCalled()
  faults.mockRestore()
})

test('NAV-04 with more articles than shown, the list links to the archive with species and sort', async () => {
  const html = await draw([{ ...posts, total: 8 }, projects], 'pt')
  expect(html).toMatch(/<a href="\/pt\/posts\?species=7&amp;sort=-createdAt"[^>]*>Ver tudo: Artigos<\/a>/)
  expect(html).not.toContain('/pt/projects?')
})
