import { describe, expect, test } from 'vitest'
import { indexOf, landedIn, problemsOf, withoutStatus } from './records'

const record = (status: string, text = 'We do it so.'): string =>
  `# 0001. A title\n\nDate: 2026-11-21. Status: ${status}.\n\n## Decision\n\n${text}\n`
const file = 'docs/adr/0001-a-title.md'
const at = (text: string, name = file) => new Map([[name, text]])

test('landedIn reads from a git log which commit added each record, newest first', () => {
  const a = 'a'.repeat(40)
  const b = 'b'.repeat(40)
  const log = `${b}\n\ndocs/adr/0002-x.md\n${a}\n\ndocs/adr/0001-x.md\ndocs/adr/0003-x.md\n`
  expect([...landedIn(log)]).toEqual([
    ['docs/adr/0002-x.md', b],
    ['docs/adr/0001-x.md', a],
    ['docs/adr/0003-x.md', a],
  ])
  expect(landedIn('').size).toBe(0)
})

describe('a decision record', () => {
  test('may change its status line to superseded', () => {
    expect(problemsOf(at(record('accepted')), at(record('accepted; superseded by 0002')))).toEqual([])
    expect(withoutStatus(record('accepted'))).not.toContain('accepted')
  })

  test('may not change otherwise', () => {
    expect(problemsOf(at(record('accepted')), at(record('accepted', 'We do it otherwise.')))).toEqual([
      `${file} changed since it landed: supersede it by a new record, and say so in its status line`,
    ])
  })

  test('may not be deleted', () => {
    expect(problemsOf(at(record('accepted')), new Map())).toEqual([
      `${file} is gone: a record stays, superseded by another`,
    ])
  })

  test('may not share its number', () => {
    const other = 'docs/adr/0001-another.md'
    const now = new Map([...at(record('accepted')), ...at(record('accepted'), other)])
    expect(problemsOf(new Map(), now)).toEqual([`0001 is the number of ${file} and ${other}`])
  })
})

test('the index of records is sorted by number and marks those superseded', () => {
  const records = new Map([
    ['docs/adr/0002-b.md', record('accepted; one sentence is superseded by [0003](0003-c.md)')],
    ['docs/adr/0001-a.md', record('superseded by [0002](0002-b.md)')],
    ['docs/adr/0003-c.md', record('accepted. Supersedes one sentence of [0002](0002-b.md)')],
  ])
  expect(
    indexOf(records)
      .split('\n')
      .filter((line) => line.startsWith('- ')),
  ).toEqual([
    '- [0001](0001-a.md) A title (superseded)',
    '- [0002](0002-b.md) A title (superseded in part)',
    '- [0003](0003-c.md) A title',
  ])
})
