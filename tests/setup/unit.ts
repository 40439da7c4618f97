import { afterEach, vi } from 'vitest'

/** A complete environment, so that modules that read it can be loaded without a `.env`. */
process.env.PAYLOAD_SECRET ??= 'unit-tests-unit-tests-unit-tests-unit'

// Vitest removes stubs before the next test, but loads the modules of the next file earlier, when stubs would remain.
afterEach(() => {
  vi.unstubAllGlobals()
})
