import { describe, expect, test } from 'vitest'
import { createLookAlikes, withoutDeadlyLookAlike, type LookAlike, type PairRecord } from './look-alikes'

const lookAlike = (isDeadly: boolean, ...continents: string[]): LookAlike => ({ id: 1, isDeadly, continents })

describe('SAF-06 withoutDeadlyLookAlike', () => {
  test('returns the continents without a recorded deadly look-alike', () => {
    const lookAlikes = [lookAlike(true, 'europe', 'asia'), lookAlike(false, 'africa')]
    expect(withoutDeadlyLookAlike('choice', ['europe', 'africa', 'north-america'], lookAlikes)).toEqual([
      'africa',
      'north-america',
    ])
  })

  test('a deadly look-alike of unknown range excludes every continent', () => {
    expect(withoutDeadlyLookAlike('edible', ['europe'], [{ id: null, isDeadly: true, continents: null }])).toEqual([])
    expect(withoutDeadlyLookAlike('edible', ['europe'], [lookAlike(true)])).toEqual([])
  })

  test.each([null, []])('is empty where no look-alikes are recorded (%j)', (lookAlikes) => {
    expect(withoutDeadlyLookAlike('edible', ['europe'], lookAlikes)).toEqual([])
  })

  test('is empty for grades that are not eaten, and lists only continents of the species', () => {
    const harmless = [lookAlike(false, 'europe')]
    expect(withoutDeadlyLookAlike('edible', ['europe'], harmless)).toEqual(['europe'])
    expect(withoutDeadlyLookAlike('edible', [], harmless)).toEqual([])
    for (const grade of ['deadly', 'toxic', 'suspect', 'inedible', 'psychoactive'])
      expect(withoutDeadlyLookAlike(grade, ['europe'], harmless)).toEqual([])
  })
})

const record = (scientificName: string, over: Partial<PairRecord> = {}): PairRecord => ({
  scientificName,
  synonyms: [],
  isDeadly: false,
  continents: ['europe'],
  pairs: [],
  ...over,
})

const kills = (scientificName: string, ...named: string[]): PairRecord =>
  record(scientificName, { isDeadly: true, pairs: named.map((species) => ({ species, isDeadly: false })) })

const once = (...names: string[]) => names.map((name) => ({ name }))

describe('SAF-06 SPC-04 look-alikes by name', () => {
  test('are found by any current or former name, in both directions', () => {
    const lookAlikes = createLookAlikes()
    lookAlikes.put(1, kills('Paxillus involutus', 'Lactarius deliciosus'))
    lookAlikes.put(2, record('Lactarius novus', { synonyms: once('Lactarius deliciosus') }))
    lookAlikes.put(3, record('Boletus edulis', { pairs: [{ species: 'agaricus INVOLUTUS', isDeadly: false }] }))
    expect(lookAlikes.of(2)).toEqual([{ id: 1, isDeadly: true, continents: ['europe'] }])
    expect(lookAlikes.of(3)).toEqual([{ id: null, isDeadly: false, continents: null }])
    lookAlikes.put(1, { ...kills('Paxillus involutus'), synonyms: once('Agaricus involutus') })
    expect(lookAlikes.of(3)).toEqual([{ id: 1, isDeadly: true, continents: ['europe'] }])
    expect(lookAlikes.of(2)).toEqual([])
  })

  test('are found by an abbreviated name in both directions, which may mean several species', () => {
    const lookAlikes = createLookAlikes()
    lookAlikes.put(1, kills('Amanita phalloides', 'A. cf. princeps'))
    lookAlikes.put(2, record('Amanita princeps'))
    lookAlikes.put(3, record('Volvopluteus gloiocephalus', { pairs: [{ species: 'A. phalloides', isDeadly: false }] }))
    expect(lookAlikes.of(2)).toEqual([{ id: 1, isDeadly: true, continents: ['europe'] }])
    expect(lookAlikes.of(3)).toEqual([{ id: 1, isDeadly: true, continents: ['europe'] }])
    lookAlikes.put(4, record('Agaricus phalloides'))
    expect(lookAlikes.of(3)?.map(({ isDeadly }) => isDeadly)).toEqual([true, false])
    expect(lookAlikes.around([1]).toSorted()).toEqual([1, 2, 3, 4])
  })

  test('are found by a name with its authority, in both directions, unless another page has it', () => {
    const lookAlikes = createLookAlikes()
    lookAlikes.put(1, kills('Tricholoma equestre', 'Tricholoma portentosum (Fr.) Quél.'))
    lookAlikes.put(2, record('Tricholoma portentosum'))
    const pairs = [{ species: 'Tricholoma equestre (L.) P. Kumm.', isDeadly: false }]
    lookAlikes.put(3, record('Tricholoma terreum', { pairs }))
    expect([lookAlikes.of(2), lookAlikes.of(3)]).toEqual([
      [{ id: 1, isDeadly: true, continents: ['europe'] }],
      [{ id: 1, isDeadly: true, continents: ['europe'] }],
    ])
    expect(lookAlikes.around([1]).toSorted()).toEqual([1, 2, 3])
    lookAlikes.put(4, record('Tricholoma portentosum Fr. Quél.'))
    expect([lookAlikes.of(2), lookAlikes.around([4]).toSorted()]).toEqual([[], [1, 2, 4]])
    lookAlikes.drop(1)
    expect(lookAlikes.of(4)).toEqual([])
  })

  test('a dropped species has none, and stays a look-alike of others without id and range', () => {
    const lookAlikes = createLookAlikes()
    lookAlikes.put(1, kills('Paxillus involutus', 'Lactarius deliciosus'))
    lookAlikes.put(2, record('Lactarius deliciosus', { pairs: [{ species: 'Paxillus involutus', isDeadly: true }] }))
    lookAlikes.drop(1)
    expect([lookAlikes.of(1), lookAlikes.of(2)]).toEqual([null, [{ id: null, isDeadly: true, continents: null }]])
  })

  test('are matched by the current name before a former one', () => {
    const lookAlikes = createLookAlikes()
    lookAlikes.put(1, kills('Galerina marginata', 'Armillaria mellea'))
    lookAlikes.put(2, record('Armillaria ostoyae', { synonyms: once('Armillaria mellea') }))
    expect(lookAlikes.of(2)).toEqual([{ id: 1, isDeadly: true, continents: ['europe'] }])
    lookAlikes.put(3, record('Armillaria mellea'))
    expect([lookAlikes.of(2), lookAlikes.of(3)]).toEqual([[], [{ id: 1, isDeadly: true, continents: ['europe'] }]])
    // Taking over a name also changes the look-alikes of the species that had it before.
    expect(lookAlikes.around([3]).toSorted()).toEqual([1, 2, 3])
  })

  test('around() returns those named, those naming it, and those sharing a name', () => {
    const lookAlikes = createLookAlikes()
    lookAlikes.put(1, kills('Galerina marginata', 'Kuehneromyces mutabilis'))
    lookAlikes.put(2, record('Pholiota mutabilis', { synonyms: once('Kuehneromyces mutabilis') }))
    lookAlikes.put(3, record('Hypholoma capnoides', { pairs: [{ species: 'Galerina marginata', isDeadly: true }] }))
    lookAlikes.put(4, record('Boletus edulis'))
    expect(lookAlikes.around([1]).toSorted()).toEqual([1, 2, 3])
    expect(lookAlikes.around([2]).toSorted()).toEqual([1, 2])
    expect(lookAlikes.around([4, 99])).toEqual([4])
  })
})
