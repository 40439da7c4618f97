import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { standalone } from '@/platform/i18n/standalone'
import GlobalError from './global-error'

test('the global error page is a whole document with text, style and link, and hides the error', () => {
  const html = renderToStaticMarkup(<GlobalError error={Object.assign(new Error('secret'), { digest: '42' })} />)
  expect(html).toMatch(/^<html lang="en-US">/)
  for (const part of [standalone.en.error.title, standalone.en.error.text, '42', '<a href="/">', 'href="/error.css"'])
    expect(html).toContain(part)
  expect(html).not.toContain('secret')
  expect(existsSync('public/error.css')).toBe(true)
})
