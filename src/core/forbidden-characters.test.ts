import { expect, test } from 'vitest'
import { onOneLine } from './forbidden-characters'

test.each([
  ['Order of José\r\nBcc: a@b.test', 'Order of José Bcc: a@b.test'],
  // The override would reverse the rest of the subject.
  ['Order of \u202Eana\u2066 — 2', 'Order of ana — 2'],
  ['سلام 山田 🍄', 'سلام 山田 🍄'],
])('L9 FRM-02 %j becomes the single line %j', (written, line) => {
  expect(onOneLine(written)).toBe(line)
})
