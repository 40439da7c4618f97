import { describe, expect, test } from 'vitest'
import { addressForms, validateUrl } from './link'

describe('T-1M addresses an editor may save', () => {
  test.each([null, undefined, '', 'https://a.example', 'mailto:a@b.example', 'tel:+1', '/posts/a', '#marks'])(
    '%j is accepted',
    (url) => {
      expect(validateUrl(url)).toBe(true)
    },
  )

  test.each(['javascript:alert(1)', '//evil.example', 'evil.example', 'data:text/html,x', '   ', 7, {}])(
    '%j is rejected',
    (url) => {
      expect(validateUrl(url)).toBe(addressForms)
    },
  )
})
