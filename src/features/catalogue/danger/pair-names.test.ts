import { describe, expect, test } from 'vitest'
import { createSpeciesNameIndex, everyName } from './pair-names'

const names = (scientificName: string, ...synonyms: string[]) => ({
  scientificName,
  synonyms: synonyms.map((name) => ({ name })),
})

describe('SPC-04 the species that a pair means', () => {
  test('has the name or had it, however the name is written', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Lactarius novus', 'Lactarius deliciosus', 'Agaricus deliciosus'))
    for (const name of ['Lactarius novus', ' lactarius  DELICIOSUS', 'Agáricus deliciosus'])
      expect([name, pairs.meant(name)]).toEqual([name, [1]])
    expect(pairs.meant('Lactarius')).toEqual([])
    expect(pairs.meant('')).toEqual([])
  })

  test('has it now, where another only had it', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Armillaria ostoyae', 'Armillaria mellea'))
    pairs.put(2, names('Armillaria mellea'))
    expect(pairs.meant('Armillaria mellea')).toEqual([2])
    expect(pairs.havingEver('Armillaria mellea')).toEqual([2, 1])
    pairs.drop(2, names('Armillaria mellea'))
    expect(pairs.meant('Armillaria mellea')).toEqual([1])
  })

  test('has the name that is written with its authority, or of which a form is written that has no page', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Tricholoma equestre', 'Tricholoma flavovirens'))
    const written = ['equestre (L.) P. Kumm.', 'equestre var. populinum', 'flavovirens (Pers.) S. Lundell']
    for (const name of written) expect([name, pairs.meant(`Tricholoma ${name}`)]).toEqual([name, [1]])
    expect(pairs.meant('Tricholoma sp. equestre')).toEqual([])
    pairs.put(2, names('Tricholoma equestre var. populinum'))
    expect(written.map((name) => pairs.meant(`Tricholoma ${name}`))).toEqual([[1], [2], [1]])
    expect(pairs.havingEver('Tricholoma equestre var. populinum')).toEqual([2, 1])
  })

  test('has the name that is abbreviated, or written with a doubt or a subgenus', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Amanita phalloides', 'Venenarius phalloides'))
    const written = [
      'A. phalloides',
      'V. phalloides',
      'A. phalloides var. alba',
      'cf. Amanita phalloides',
      'A. cf. phalloides',
      'Am. phalloides',
      'Aman. cf. phalloides',
    ]
    const between = ['cf.', 'cfr.', 'conf.', 'aff.', 'sp. aff.', 'sp. cf.', '(Amanita)', '×'].map(
      (sign) => `Amanita ${sign} phalloides`,
    )
    for (const name of [...written, ...between]) expect([name, pairs.meant(name)]).toEqual([name, [1]])
    for (const name of [
      'A. sp.',
      'Amanita',
      'A.',
      'Amanita sp. phalloides',
      'B. phalloides',
      'Bo. phalloides',
      'Am phalloides',
      'cf.',
    ])
      expect([name, pairs.meant(name)]).toEqual([name, []])
    pairs.put(2, names('Agaricus phalloides'))
    expect(pairs.meant('A. phalloides')).toEqual([1, 2])
    pairs.drop(2, names('Agaricus phalloides'))
    expect(pairs.meant('A. phalloides')).toEqual([1])
  })

  test('may be several: what is filed as varieties has one name', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Psilocybe cubensis'))
    pairs.put(2, names('Psilocybe cubensis', 'Psilocybe cubensis', 'Stropharia cubensis'))
    expect(pairs.meant('Psilocybe cubensis')).toEqual([1, 2])
    // A synonym that equals the current name is no former name.
    expect(pairs.havingEver('Psilocybe cubensis')).toEqual([1, 2])
  })

  test('is gone with its last name', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Boletus edulis', 'Boletus bulbosus'))
    pairs.drop(1, names('Boletus edulis', 'Boletus bulbosus'))
    expect([pairs.meant('Boletus edulis'), pairs.havingEver('Boletus bulbosus')]).toEqual([[], []])
    expect(everyName(names('Boletus edulis', 'Boletus  BULBOSUS', 'Bolétus edulis'))).toEqual([
      'boletus edulis',
      'boletus bulbosus',
      'b edulis',
      'b bulbosus',
    ])
  })
})
