import { expect, test, vi } from 'vitest'
import { rendered } from '../rendered.fixtures'
import { FilterSectionBlock } from './component'
import { filterSectionFixture } from './fixture'

vi.mock('@/finder/server', () => ({
  sectionLinks: (_: string, key: string) =>
    Promise.resolve(
      key === 'main_type'
        ? { title: 'Use', options: [{ href: '/x?main_type=culinary', label: 'Culinary', icon: null, count: 4 }] }
        : null,
    ),
}))

test('BLK-11 FLT-13 the options of a filter section link to the archive filtered by them', async () => {
  const html = await rendered(
    <FilterSectionBlock block={{ ...filterSectionFixture, title: '' }} locale="en" first={false} />,
  )
  expect(html).toMatch(/<h2[^>]*>Use<\/h2>/)
  expect(html).toMatch(/href="\/x\?main_type=culinary".*Culinary.*4/)
})

test('BLK-11 a section that the archive does not have is skipped with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const block = { ...filterSectionFixture, section: 'nothing' }
  expect(await rendered(<FilterSectionBlock block={block} locale="en" first={false} />)).toBe('')
  expect(warn).toHaveBeenCalledOnce()
})
