import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { titleText } from './title-text'

const drawn = (title: string): string => renderToStaticMarkup(<>{titleText(title)}</>)
const kept = (html: string): string[] =>
  [...html.matchAll(/<span class="inline-block [^"]*">(.*?)<\/span>/g)].map((match) => match[1] ?? '')

test.each([
  ['Juba-de-leão', ['Juba-de-leão']],
  ['Bolinhos de juba-de-leão ao forno', ['juba-de-leão']],
  ['La vitamina D y el sol', ['vitamina D']],
  ['Cogumelo-do-sol e chapéu-de-sol', ['Cogumelo-do-sol', 'chapéu-de-sol']],
  ['Deadly look-alikes: five pairs', ['look-alikes:']],
  ['Chocolate com juba-de-leão, 72 %', ['juba-de-leão,']],
  ['Lion’s Mane', []],
  ['A morel', []],
  ['Drying 2026-10', []],
  ['Incomparavelmente-comprido-cogumelo', []],
])('%s keeps together %j', (title, words) => {
  const html = drawn(title)
  expect(kept(html)).toEqual(words)
  expect(html.replace(/<[^>]+>/g, '')).toBe(title)
})

test('T-1E a title is escaped', () => {
  expect(drawn('a-b <script>')).toMatch(/^<span class="[^"]*">a-b<\/span> &lt;script&gt;$/)
})
