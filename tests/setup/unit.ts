/** A complete environment, so that modules that read it can be loaded without a `.env`. */
process.env.PAYLOAD_SECRET ??= 'unit-tests-unit-tests-unit-tests-unit'
