import { afterAll, expect, test } from 'vitest'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'
import { idsOf, listed } from '../setup/catalogue'
import { expectPage } from '../setup/pages'

afterAll(cleanUp)

test('NAV-11 SAF-05 a species with an amount of 0 of a compound is in no list of species that contain it', async () => {
  const [absent, present] = [unique('none-found'), unique('some-found')]
  const specie = (psychoactiveChem: Record<string, unknown>) => ({
    scientificName: 'Testus inventus',
    edibility: 'edible',
    chemistry: { psychoactiveChem, medicinalChem: [{ name: 'lentinan', amount: 0, units: '%' }] },
  })
  const ranges = [{ compound: 'psilocybin', min: 0, max: 0 }]
  const none = await makeOne('mushrooms', { slug: absent, specie: specie({ psilocybin: 0, psilocin: 0, ranges }) })
  const some = await makeOne('mushrooms', { slug: present, specie: specie({ psilocybin: 0, psilocin: 0.1 }) })
  const holding = async (compound: string) =>
    idsOf((await listed({ relationTo: 'mushrooms', activeFilters: { main_chemistry: [compound] } })).cards)
  for (const compound of ['psilocybin', 'lentinan']) {
    expect(await holding(compound), compound).not.toContain(none)
    expect(await holding(compound), compound).not.toContain(some)
  }
  expect(await holding('psilocin')).toContain(some)
  expect(await holding('psilocin')).not.toContain(none)
  await expectPage('/mushrooms/species/chemistry/psychoactive/psilocin', (status, html) => {
    return status === 200 && html.includes(`/${present}"`) && !html.includes(`/${absent}"`)
  })
})

test('SAF-04 NAV-11 a species that is regraded to deadly leaves the page, filter and search of its medicinal compounds', async () => {
  const slug = unique('regraded')
  const name = slug.replaceAll('-', ' ')
  const chemistry = { medicinalChem: [{ name: 'hericenones', amount: 9, units: 'mg/g dry' }] }
  const specie = { scientificName: 'Testus regradatus', edibility: 'choice', chemistry }
  const id = await makeOne('mushrooms', { slug, title: name, specie })
  const found = async (call: object) => idsOf((await listed({ relationTo: 'mushrooms', ...call })).cards)
  const path = '/mushrooms/species/chemistry/medicinal/hericenones'
  const holding = { activeFilters: { main_chemistry: ['hericenones'] } }
  expect(await found(holding)).toContain(id)
  await expectPage(path, (status, html) => status === 200 && html.includes(`/${slug}"`))

  await change('mushrooms', id, { specie: { ...specie, edibility: 'deadly' } })
  await expectPage(path, (status, html) => status === 200 && !html.includes(slug))
  expect(await found(holding)).not.toContain(id)
  expect(await found({ text: 'hericenones' })).not.toContain(id)
})
