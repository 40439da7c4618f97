import { expect, test } from 'vitest'
import { toRenderableText } from './drawable'

test.each([
  ['Maitake 舞茸 🍄 at home', 'Maitake at home'],
  ['β-glucans and α-amanitin', 'beta-glucans and alpha-amanitin'],
  ['Níscalo, café con leche: ½ “taza”, 12 €', 'Níscalo, café con leche: ½ “taza”, 12 €'],
  ['舞茸', ''],
  ['Żółciak siarkowy', 'Żółciak siarkowy'],
  ['Nấm mèo ở Việt Nam', 'Nam mèo o Viet Nam'],
])('SEO-02 a shared picture writes %j as %j, without letters that its fonts lack', (text, drawn) => {
  expect(toRenderableText(text)).toBe(drawn)
})
