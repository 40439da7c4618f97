import { describe, expect, test } from 'vitest'
import { limits } from '@/core/limits'
import { readTable, writeTable } from './csv'

const lines = (text: string) => {
  const read = readTable(text)
  return 'lines' in read ? read.lines : read
}

describe('SHP-03 a table of products', () => {
  test.each([
    ['commas', 'slug,price\na,1.5\n'],
    ['semicolons, as spreadsheets of half the world write', 'slug;price\r\na;1.5\r\n'],
    ['tabs', 'slug\tprice\na\t1.5'],
    ['a mark of its encoding', '\ufeffslug,price\na,1.5\n'],
    ['a line that names what stands', 'sep=;\r\nslug;price\r\na;1.5\r\n'],
    ['columns without a name, and nothing in them,', 'slug,price,,\na,1.5,,\n'],
  ])('is read with %s between its cells', (_, text) => {
    expect(lines(text)).toEqual([{ row: 2, cells: { slug: 'a', price: '1.5' } }])
  })

  test.each([
    ['slug,price\na,1.250', false],
    ['slug;price\na;1.250', true],
    ['slug\tprice\na\t1.250', true],
  ])('in %j numbers may have decimal commas: %s', (text, mayHaveDecimalCommas) => {
    expect(readTable(text)).toMatchObject({ mayHaveDecimalCommas })
  })

  test('its rows have the number that a spreadsheet shows, and empty ones are left out', () => {
    expect(lines('slug,lead_en\na,"two\nlines, one comma"\n,\nb,x\n')).toEqual([
      { row: 2, cells: { slug: 'a', lead_en: 'two\nlines, one comma' } },
      { row: 4, cells: { slug: 'b', lead_en: 'x' } },
    ])
  })

  test('a short row has no cells behind its end, and a cell beyond the last column is reported', () => {
    expect(lines('slug,price,lead_en\na\nb,1,x,,\nc,1,one, two\n')).toEqual([
      { row: 2, cells: { slug: 'a' } },
      { row: 3, cells: { slug: 'b', price: '1', lead_en: 'x' } },
      { row: 4, cells: { slug: 'c', price: '1', lead_en: 'one' }, beyond: 'two' },
    ])
  })

  test.each([
    ['', { fault: 'noSlug' }],
    ['slug,colour\na,b', { fault: 'unknownColumn', column: 'colour' }],
    ['slug,price,price\na,1,2', { fault: 'twiceColumn', column: 'price' }],
    ['price\n1', { fault: 'noSlug' }],
    ['slug,price\n', { fault: 'empty' }],
    ['slug,price\n"a', { fault: 'unreadable' }],
  ])('%j is rejected', (text, fault) => {
    expect(readTable(text)).toEqual(fault)
  })

  test('is rejected when it has more rows than the limit', () => {
    const most = limits.table.rows
    expect(lines(`slug\n${'a\n'.repeat(most)}`)).toHaveLength(most)
    expect(readTable(`slug\n${'a\n'.repeat(most + 1)}`)).toEqual({ fault: 'tooMany', most })
  })

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    'plain',
    'a "quoted", b',
    "'quoted",
    "'=1",
    "''-1",
    '\uff1d1',
    "'\uff201",
  ])('%j is read back as it was exported, and no spreadsheet runs it', (title_en) => {
    const text = writeTable([{ slug: 'a', title_en }])
    expect(text).not.toMatch(/(^|,|")[=+@\uff1d\uff20]/m)
    expect(lines(text)).toMatchObject([{ cells: { slug: 'a', title_en } }])
  })
})
