import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.mjs'

const script = (name: string): string => `<script src="/_next/static/chunks/${name}.js" async=""></script>`

const page = [
  `<html><head>${script('a')}<script src="/_next/static/chunks/old.js" noModule=""></script>`,
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>',
  `<body><p>Chaga</p><script>theme()</script>${script('b')}<script>data()</script></body></html>`,
].join('')

const chunk = (name: string): string => `/_next/static/chunks/${name}.js`

describe('a page as it is sent', () => {
  test('has everything but the scripts, and one that asks for them as its last word', () => {
    const sent = scriptsAfterPaint(page)
    const [before = '', starter = ''] = sent.split(/(<script>\(function begin.*<\/script>)/s)
    expect(before).toBe(page.replaceAll(script('a'), '').replaceAll(script('b'), '').replace('</body></html>', ''))
    expect(sent).toBe(`${before}${starter}</body></html>`)
    expect(starter).toContain(JSON.stringify([chunk('a'), chunk('b')]))
  })

  test.each(['', '<p>no page</p>', '<body><script>data()</script></body>', `${script('a')} without an end`])(
    'stays as it is where there is nothing to wait with: %j',
    (html) => {
      expect(scriptsAfterPaint(html)).toBe(html)
    },
  )
})

describe('in the page', () => {
  let asked: string[]
  let waiting: { run: () => void; after: number }[]
  let listeners: Map<string, () => void>

  beforeEach(() => {
    asked = []
    waiting = []
    listeners = new Map()
    const globals = {
      document: {
        createElement: () => ({ src: '', async: false }),
        head: { append: ({ src, async }: { src: string; async: boolean }) => asked.push(`${src} ${async}`) },
      },
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      removeEventListener: (name: string) => listeners.delete(name),
      requestAnimationFrame: (run: () => void) => waiting.push({ run, after: 16 }),
      setTimeout: (run: () => void, after = 0) => waiting.push({ run, after }),
    }
    const [, code = ''] = /<script>(\(function begin.*)<\/script><\/body>/s.exec(scriptsAfterPaint(page)) ?? []
    runInContext(code, createContext(globals))
  })

  const all = [`${chunk('a')} true`, `${chunk('b')} true`]
  const wait = (milliseconds: number) => {
    for (const { run } of waiting.splice(0).filter(({ after }) => after <= milliseconds)) run()
  }

  test('they are asked for once all is there and painted', () => {
    expect(asked).toEqual([])
    listeners.get('load')?.()
    expect(asked).toEqual([])
    wait(100)
    wait(100)
    expect(asked).toEqual(all)
  })

  test.each(['pointerdown', 'keydown'])('a reader who wants something waits for nothing else: %s', (wish) => {
    listeners.get(wish)?.()
    expect(asked).toEqual(all)
    // The rest comes to nothing: each is asked for once.
    listeners.get('load')?.()
    wait(3000)
    wait(3000)
    expect(asked).toEqual(all)
    expect([...listeners.keys()]).toEqual(['load'])
  })

  test('where a picture never comes, they do not wait for it', () => {
    wait(3000)
    expect(asked).toEqual(all)
  })
})
