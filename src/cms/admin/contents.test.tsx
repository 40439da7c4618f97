import type { WidgetServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { label } from '../labels'
import { madeOnSite } from '../made-on-site'
import { Contents } from './contents'
import { Counted } from './counted'
import { PlateCell } from './plate-cell'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}))

const species = {
  slug: 'mushrooms',
  labels: { singular: label('Mushroom', 'Seta', 'Cogumelo'), plural: label('Mushrooms', 'Setas', 'Cogumelos') },
  admin: { group: label('Catalogue', 'Catálogo', 'Catálogo'), description: label('One a species.', 'Una.', 'Uma.') },
  versions: { drafts: {} },
}
const likes = {
  ...species,
  slug: 'likes',
  labels: { singular: label('Like', 'Me gusta', 'Curtida'), plural: label('Likes', 'Me gusta', 'Curtidas') },
  admin: { group: label('Community', 'Comunidad', 'Comunidade') },
  custom: madeOnSite,
}
const hidden = { ...species, slug: 'carts', admin: { ...species.admin, hidden: true } }
const settings = {
  slug: 'site-settings',
  label: label('Site settings', 'Ajustes', 'Configurações'),
  admin: { group: label('Settings', 'Ajustes', 'Configurações') },
}

const dashboard = async (language: string, roles: string[]) => {
  const count = ({ where }: { where?: object }) => Promise.resolve({ totalDocs: where ? 1 : 1234 })
  const payload = { config: { collections: [species, likes, hidden], globals: [settings] }, count }
  const req = { user: { roles }, i18n: { language, fallbackLanguage: 'en' }, payload }
  const page = await Contents({ req } as unknown as WidgetServerProps)
  return page && renderToStaticMarkup(page)
}

test('I18-01 the dashboard lists collections with counts and drafts in the admin’s language', async () => {
  const html = await dashboard('es', ['admin'])
  expect(html).toContain('<a href="/admin/collections/mushrooms">Setas</a>')
  expect(html).toMatch(/1[.,]?234/)
  expect(html).toContain('1 borrador<')
  expect(html).toContain('<a href="/admin/collections/mushrooms/create">Añadir: Seta</a>')
  expect(html).toContain('<a href="/admin/globals/site-settings">Ajustes</a>')
  expect(html).not.toMatch(/carts|object Object/)
  // Only members create likes, so there is no link to add one.
  expect(html).toContain('<a href="/admin/collections/likes">Me gusta</a>')
  expect(html).not.toContain('likes/create')
  // Our own admin pages, which are no collections.
  for (const desk of ['moderation', 'translations', 'mails', 'product-table'])
    expect(html).toContain(`<a href="/admin/${desk}">`)
  expect(html).toContain('>Traducciones</a>')
})

test('ACL-01 the dashboard renders nothing for a member', async () => {
  expect(await dashboard('en', ['member'])).toBeNull()
})

test.each([
  [7, '/small/7'],
  [[8, 9], '/small/8'],
  [[{ id: 'row', image: 10 }], '/small/10'],
  [{ id: 11 }, '/small/11'],
])('a list shows the first picture of %j', async (cellData, file) => {
  const payload = {
    findByID: ({ id }: { id: number }) => Promise.resolve({ sizes: { small: { url: `/small/${id}` } } }),
  }
  expect(renderToStaticMarkup(await PlateCell({ cellData, payload } as never))).toContain(`src="${file}"`)
})

test.each([null, undefined, [], [{}], 'x'])('a list shows no picture for %j', async (cellData) => {
  expect(renderToStaticMarkup(await PlateCell({ cellData, payload: {} } as never))).not.toContain('<img')
})

test('COM-09 the form shows ratings and likes, and no number where nobody has rated', () => {
  const said = (data: object): string =>
    renderToStaticMarkup(<Counted data={data} i18n={{ language: 'pt' } as never} />)
  const rated = { likeCount: 3, aggregateRating: { averageRating: 4.25, bestRating: 5, reviewCount: 2 } }
  expect(said(rated)).toMatch(/4,3 de 5.*Avaliações: 2.*Curtidas: 3/)
  expect(said({})).toContain('Ninguém avaliou ainda.')
  expect(said({})).not.toMatch(/\d/)
})
