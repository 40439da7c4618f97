import { expect, test } from 'vitest'
import { withLateScripts } from './late-site'

test('external scripts of a page are loaded after its load event, and inline scripts stay', () => {
  const html =
    '<head><script src="/_next/static/chunks/a.js" async=""></script></head><body><script>1</script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body>'
  const late = withLateScripts(html)
  expect(late).not.toContain('src="')
  expect(late).toContain('<script>1</script>')
  expect(late).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')
})
