import { unstable_getResponseFromNextConfig as answerOf } from 'next/experimental/testing/server.js'
import { describe, expect, test } from 'vitest'
import { securityHeaders, videoHosts } from './headers'

/** The headers that Next adds to the response for a path. */
async function headersOf(path: string): Promise<Headers> {
  const nextConfig = { headers: () => Promise.resolve(securityHeaders) }
  return (await answerOf({ url: `https://sporeprint.example${path}`, nextConfig })).headers
}

async function policyOf(path: string): Promise<Map<string, string>> {
  const policy = (await headersOf(path)).get('content-security-policy') ?? ''
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')] as const
    }),
  )
}

const pages = ['/', '/mushrooms/species', '/es', '/pt/posts/a', '/administration', '/apiary', '/robots.txt']
const everything = [...pages, '/admin', '/admin/collections/posts', '/api/users/me', '/api/media/file/a.webp']

describe('G7 headers', () => {
  test.each(everything)('%s', async (path) => {
    const headers = await headersOf(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  })

  test.each([...pages, '/admin', '/admin/login'])('%s has a content security policy', async (path) => {
    const policy = await policyOf(path)
    expect(policy.get('default-src')).toBe("'self'")
    expect(policy.get('object-src')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'self'")
    expect(policy.get('form-action')).toBe("'self'")
    expect(policy.get('script-src')).not.toMatch(/unsafe-eval|https?:|\*/)
  })

  test('T-1M frame-src allows only the video hosts, and in the admin and style guide only the site itself', async () => {
    expect(videoHosts).toEqual(['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'])
    expect((await policyOf('/')).get('frame-src')).toBe(videoHosts.map((host) => `https://${host}`).join(' '))
    expect((await policyOf('/admin')).get('frame-src')).toBe("'self'")
    for (const path of ['/styleguide', '/es/styleguide', '/pt/styleguide'])
      expect((await policyOf(path)).get('frame-src')).toBe("'self'")
    expect((await policyOf('/styleguide/light')).get('frame-src')).not.toContain("'self'")
  })

  test('T-1O the admin is not cached', async () => {
    expect((await headersOf('/admin/collections/users')).get('cache-control')).toBe('private, no-store')
    expect((await headersOf('/mushrooms')).has('cache-control')).toBe(false)
  })
})
