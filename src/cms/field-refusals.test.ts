import { describe, expect, test } from 'vitest'
import { refusalError, refusalText } from './field-refusals'

const request = (language: string) => ({ i18n: { language } })

describe('I18-01 COM-05 the message of an error', () => {
  test('is in the caller’s language, with its number', () => {
    expect(refusalText(request('en'), 'refusals.tooShort', { n: 3 })).toBe('At least 3 characters')
    expect(refusalText(request('es'), 'refusals.tooShort', { n: 3 })).toBe('Al menos 3 caracteres')
    expect(refusalText(request('pt'), 'refusals.tooLong', { n: 500 })).toBe('No máximo 500 caracteres')
  })

  test.each(['fr', '', 'constructor'])('is in English for %j', (language) => {
    expect(refusalText(request(language), 'refusals.related')).toBe('Related item not found')
  })

  test('is public, with its status', () => {
    expect(refusalError(request('es'), 'refusals.required', 400)).toMatchObject({
      status: 400,
      isPublic: true,
      message: refusalText(request('es'), 'refusals.required'),
    })
  })
})
