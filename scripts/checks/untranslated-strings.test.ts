import { Linter } from 'eslint'
import { describe, expect, test } from 'vitest'
import { untranslatedStrings } from './untranslated-strings.mjs'

const linter = new Linter()
const found = (code: string): string[] =>
  linter
    .verify(
      code,
      [
        {
          files: ['**/*.jsx'],
          languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
          plugins: { house: { rules: { 'untranslated-strings': untranslatedStrings } } },
          rules: { 'house/untranslated-strings': 'error' },
        },
      ],
      'a.jsx',
    )
    .map(({ messageId, message }) => messageId ?? message)

describe('an untranslated string is reported', () => {
  test.each([
    ['text of an element', 'a = <p>Hello</p>', 'element'],
    ['text of any language', 'a = <p>Ñandú</p>', 'element'],
    ['a string as a child', "a = <p>{open ? 'Open' : b}</p>", 'element'],
    ['a string behind a condition', "a = <p>{b && 'Open'}</p>", 'element'],
    ['a string that is put together', "a = <p>{'To ' + page}</p>", 'element'],
    ['a string in the place of another', "a = <p>{name ?? 'Nobody'}</p>", 'element'],
    ['a spoken attribute', 'a = <img alt="A plate" />', 'element'],
    ['a spoken attribute with a value in it', 'a = <a aria-label={`To ${page}`} />', 'element'],
    ['an error of ours', "throw new AppError('notFound', 'No such page')", 'error'],
    ['an error of Payload', "throw new APIError('No such page', 400, null, true)", 'error'],
    ['the envelope of an error', "errorEnvelope('No such page')", 'error'],
    ['the message of a response', "Response.json({ errors: [{ message: 'No such page' }] }, { status: 404 })", 'error'],
    [
      'the message of a field',
      "throw new ValidationError({ errors: [{ path: 'slug', message: 'Taken' }] }, t)",
      'error',
    ],
    ['strings by locale', "a = { en: 'Yes', es: 'Sí', pt: 'Sim' }", 'locales'],
    ['functions by locale', 'a = { en: (n) => `${n} left`, es: (n) => `${n} más`, pt: (n) => `${n} mais` }', 'locales'],
    ['objects by locale', "a = { en: { yes: 'Yes' }, es: { yes: 'Sí' }, pt: { yes: 'Sim' } }", 'locales'],
    ['a constant as a child', "const close = 'Close'; a = <p>{close}</p>", 'element'],
    ['a constant in a spoken attribute', "const close = 'Close'; a = <button aria-label={close} />", 'element'],
    ['a row of a table', "const texts = { close: 'Close' }; a = <p>{texts.close}</p>", 'element'],
    ['what a function gives', "const close = () => 'Close'; a = <p>{close()}</p>", 'element'],
    ['a sentence in a constant', "export const empty = 'Nothing found'", 'sentence'],
    ['a sentence in a table', "export const texts = { empty: 'Nada por aquí' }", 'sentence'],
    ['a sentence that a function returns', "const empty = () => 'Nothing found'", 'sentence'],
    ['a sentence with a value in it', 'export const left = (n) => `Only ${n} left`', 'sentence'],
    ['a sentence in the attribute of a component', 'a = <Empty text="Nothing found" />', 'sentence'],
    ['the title of a page', "export const metadata = { title: 'All about spores' }", 'sentence'],
    ['the subject of a mail', "send({ subject: 'Confirm your address' })", 'sentence'],
    ['a question in Spanish', "export const sure = '¿Seguro que quiere borrarlo?'", 'sentence'],
  ])('%s', (_, code, messageId) => {
    expect(found(code)).toEqual([messageId])
  })
})

describe('a string that no visitor reads, or that is translated, is not reported', () => {
  test.each([
    "a = <p className='card' id='top'>{t('title')}: {count} · 12</p>",
    'a = <b>Sporeprint</b>',
    'a = <td>{amount} mg</td>',
    'a = <img alt="" />',
    "a = <input placeholder={labels.search} aria-label={t('search')} />",
    "a = <p>{kind === 'toxic' ? t('toxic') : null}</p>",
    "a = <p>{kind === 'toxic' && <Warning />}</p>",
    "throw new AppError('notFound', t('missing'))",
    "throw new Error('The seed names what is not there')",
    "Response.json({ status: 'ok' })",
    "a = label('Yes', 'Sí', 'Sim')",
    "a = { en: 'en-US', es: 'es', pt: 'pt-BR' }",
    'a = { en: texts.en, es: texts.es, pt: texts.pt }',
    "a = { en: 'Yes', es: 'Sí' }",
    "console.error('The catalogue could not be read', error)",
    "payload.logger.error({ err, msg: 'The cart could not be read' })",
    "throw new StepError('no port', 'Set PORT to another one.')",
    "label('Not here', 'Aquí no', 'Aqui não')",
    "rows.query('SELECT id FROM carts')",
    'const robots = `Disallow: ${path}`',
    'const token = `Bearer ${secret}`',
    'a = <p className="Grid of two">{kind}</p>',
    "if (key === 'Caps Lock on') press()",
    "const kind = 'products'; a = <Cards of={kind} />",
  ])('%s', (code) => {
    expect(found(code)).toEqual([])
  })
})
