import { describe, expect, test } from 'vitest'
import { createSpeciesNameIndex, everyName } from './pair-names'

const names = (scientificName: string, ...synonyms: string[]) => ({
  scientificName,
  synonyms: synonyms.map((name) => ({ name })),
})

describe('SPC-04 the species that a look-alike pair names', () => {
  test('is found by its current and former names, whatever their case, spaces and accents', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Lactarius novus', 'Lactarius deliciosus', 'Agaricus deliciosus'))
    for (const name of ['Lactarius novus', ' lactarius  DELICIOSUS', 'Agáricus deliciosus'])
      expect([name, pairs.meant(name)]).toEqual([name, [1]])
    expect(pairs.meant('Lactarius')).toEqual([])
    expect(pairs.meant('')).toEqual([])
  })

  test('is the one whose current name it is, before one whose former name it is', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Armillaria ostoyae', 'Armillaria mellea'))
    pairs.put(2, names('Armillaria mellea'))
    expect(pairs.meant('Armillaria mellea')).toEqual([2])
    expect(pairs.havingEver('Armillaria mellea')).toEqual([2, 1])
    pairs.drop(2, names('Armillaria mellea'))
    expect(pairs.meant('Armillaria mellea')).toEqual([1])
  })

  test('is found by a name with its authority, and by a variety’s name that has no page of its own', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Tricholoma equestre', 'Tricholoma flavovirens'))
    const written = ['equestre (L.) P. Kumm.', 'equestre var. populinum', 'flavovirens (Pers.) S. Lundell']
    for (const name of written) expect([name, pairs.meant(`Tricholoma ${name}`)]).toEqual([name, [1]])
    expect(pairs.meant('Tricholoma sp. equestre')).toEqual([])
    pairs.put(2, names('Tricholoma equestre var. populinum'))
    expect(written.map((name) => pairs.meant(`Tricholoma ${name}`))).toEqual([[1], [2], [1]])
    expect(pairs.havingEver('Tricholoma equestre var. populinum')).toEqual([2, 1])
  })

  test('is found by a name with an abbreviated genus, and with cf., aff., × or a subgenus', () => {
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

  test('is several species where they share a name, as varieties do', () => {
    const pairs = createSpeciesNameIndex<number>()
    pairs.put(1, names('Psilocybe cubensis'))
    pairs.put(2, names('Psilocybe cubensis', 'Psilocybe cubensis', 'Stropharia cubensis'))
    expect(pairs.meant('Psilocybe cubensis')).toEqual([1, 2])
    // A synonym that equals the current name is no former name.
    expect(pairs.havingEver('Psilocybe cubensis')).toEqual([1, 2])
  })

  test('is not found any more once its names are dropped', () => {
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
