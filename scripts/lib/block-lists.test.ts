import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { blockSlugs } from '@/core/blocks'
import { withBlock } from './block-lists'

const diary = { name: 'field-diary', slug: 'fieldDiary', type: 'FieldDiaryBlock' }
const texts = withBlock(diary, (file) => readFileSync(file, 'utf8'))

const mistakes = (fileName: string, text: string): string[] => {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('withBlock adds a new block to every file that lists blocks', () => {
  expect(texts.map(([file]) => file)).toEqual([
    'src/core/blocks.ts',
    'src/blocks/schemas.ts',
    'src/blocks/components.tsx',
    'src/syndication/markdown/blocks.ts',
    'src/blocks/fixtures.ts',
  ])
})

describe.each(texts)('a new block in %s', (file, text) => {
  test('is added once, under its own name', () => {
    expect(readFileSync(file, 'utf8')).not.toContain(diary.slug)
    expect(text.match(/\bfieldDiary\b/g)).toHaveLength(1)
  })

  test('leaves no empty item in a list and no syntax error', () => {
    expect(text).not.toMatch(/,\s*,/)
    expect(mistakes(file, text)).toEqual([])
  })
})

test('the slug of a new block is added last', () => {
  expect(texts[0]?.[1]).toContain(`  '${blockSlugs.at(-1)}',\n  'fieldDiary',\n] as const`)
})

test('a file without a place for a new block is an error', () => {
  expect(() => withBlock(diary, () => 'export {}\n')).toThrow('to put a new block before')
})
