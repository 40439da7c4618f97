if (!process.env.TEST_SITE) {
  throw new Error('These tests call a running site. Run them with `npm test -- contract` or `npm test -- access`.')
}
