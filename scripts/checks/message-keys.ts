import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { locales } from '../../src/core/locales'
import { argumentsOf, flatten, usedKeys } from './messages'

/**
 * Fails unless all messages/*.json have the same keys with the same arguments and no empty message, and every key that
 * the code names as a constant exists.
 */
const problems: string[] = []
const texts = locales.map((language) => {
  const file = `messages/${language}.json`
  return { file, entries: flatten(JSON.parse(readFileSync(file, 'utf8'))) }
})
const [reference] = texts
if (!reference) throw new Error('No language is listed.')

for (const { file, entries } of texts) {
  for (const [key, text] of entries) {
    if (text.trim() === '') problems.push(`${file}: ${key} is empty`)
    if (!reference.entries.has(key)) problems.push(`${file}: ${key} is not in ${reference.file}`)
  }
  for (const [key, text] of reference.entries) {
    const other = entries.get(key)
    if (other === undefined) problems.push(`${file}: ${key} is missing`)
    else if (argumentsOf(other) !== argumentsOf(text)) {
      problems.push(`${file}: ${key} takes {${argumentsOf(other)}}, in ${reference.file} {${argumentsOf(text)}}`)
    }
  }
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/^(migrations\/|payload-types)/.test(file),
)
let uses = 0
for (const file of sources) {
  const name = path.posix.join('src', file)
  const text = readFileSync(name, 'utf8')
  if (!/(get|use)Translations/.test(text)) continue
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  for (const { key, line } of usedKeys(source)) {
    uses += 1
    if (!reference.entries.has(key)) problems.push(`${name}:${line}: no message ${key}`)
  }
}

if (problems.length > 0) console.error(problems.join('\n'))
else console.log(`${reference.entries.size} messages in ${locales.length} languages, ${uses} uses`)
process.exitCode = problems.length > 0 ? 1 : 0
