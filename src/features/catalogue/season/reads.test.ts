import { expect, test, vi } from 'vitest'
import { markFallbacks, publicFind } from '@/cms/public-find'
import { findPlate } from './reads'

vi.mock('@/cms/public-find', () => ({ publicFind: vi.fn(), markFallbacks: vi.fn() }))

test('NAV-01 the plate of the month is read with its fallbacks from other locales marked', async () => {
  vi.mocked(publicFind).mockResolvedValue({ docs: [{ id: 4 }] } as never)
  expect((await findPlate(4, 'es'))?.id).toBe(4)
  expect(markFallbacks).toHaveBeenCalledOnce()
})

test('NAV-01 a species that is not published has no plate', async () => {
  vi.mocked(publicFind).mockResolvedValue({ docs: [] } as never)
  expect(await findPlate(2, 'es')).toBeNull()
})
