import { afterAll, vi } from 'vitest'

// Modules that an earlier test file loaded still use the mocks of that file.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
})
