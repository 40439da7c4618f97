import { describe, expect, test } from 'vitest'
import { nameProblem } from './names'

describe('L9 a name', () => {
  test.each([
    'Marta',
    'José Ángel',
    'Bruno 7',
    '菌子',
    'Ольга',
    'مريم',
    'D’Arcy O’Neill',
    'Adminsky',
    'Ana Root',
    '1001 Setas',
    'Μαρία Δήμου',
    'Support your local forager',
    'Isadora',
    'Site Visitor 👩‍🌾',
  ])('%s is accepted', (name) => expect(nameProblem(name)).toBeNull())

  test.each([
    'Sporeprint Admin',
    'sporeprint',
    'S p o r e p r i n t',
    'Ѕроrерrint',
    'Adm1n',
    'Admin_01',
    'Ana (Admin)',
    'Moderador Luis',
    'αδμιn',
    'ᴀᴅᴍɪɴ',
    'ɑdmin',
    'Ꭺdmin',
    'аԁmіո',
    'Ａｄｍｉｎ',
    'Administrator',
    'ADMINISTRACIÓN',
    'Administração',
    'The Moderator',
    'Moderación',
    'Support Team',
    'Soporte',
    'Admin 2',
    'Site Admin',
    'Former Member',
    'Antiguo miembro',
    'Ex-membro',
    'Anonymous',
    'Anónimo',
  ])('%s is rejected as official, except for an admin', (name) => {
    expect(nameProblem(name)).toBe('refusals.officialName')
    expect(nameProblem(name, { isAdmin: true })).toBeNull()
  })

  test.each(['a\u202Eb', 'a\u2066b', 'a\u200Bb', '\u3164', 'a\nb', '   ', '...', 'Z̴̡̢̛̗a', 'x\u00ad', '\ufeffMarta'])(
    '%j is rejected as unusable, even for an admin',
    (name) => expect(nameProblem(name, { isAdmin: true })).toBe('refusals.unusable'),
  )
})
