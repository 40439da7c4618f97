import { afterEach, vi } from 'vitest'

/** A complete environment, so that modules that read it can be loaded without a `.env`. */
process.env.PAYLOAD_SECRET ??= 'unit-tests-unit-tests-unit-tests-unit'

// Vitest takes stubs back before the next test, but loads the modules of the next file sooner: they met half a document.
afterEach(() => {
  vi.unstubAllGlobals()
})
