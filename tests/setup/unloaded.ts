import { afterAll, vi } from 'vitest'

// What a file before this one loaded holds the mocks of that file.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
})
