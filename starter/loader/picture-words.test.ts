import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { vendors } from '../catalogue/vendors/index'
import { MARKS, PRODUCT_FORMS } from '../illustrator/shop/index'
import {
  headerWords,
  listed,
  lookAlikeOf,
  pairWords,
  plateWords,
  productWords,
  sporePrintWords,
  undersideOf,
  vendorWords,
} from './picture-words'
import { formWords, markWords } from './picture-words.data'
import { headerPictures, shopPictures } from './steps/shop-pictures'
import { naturalPictures } from './steps/species'

const same = (text: string) => ({ en: text, es: text, pt: text })

const oyster = {
  title: { en: 'Oyster Mushroom', es: 'Seta de ostra', pt: 'Cogumelo-ostra' },
  scientificName: 'Pleurotus ostreatus',
}
const porcini = { title: { en: 'Porcini', es: 'Boleto', pt: 'Porcini' }, scientificName: 'Boletus edulis' }

test('listed joins names by the rules of each language', () => {
  expect(listed(['a'], 'en')).toBe('a')
  expect(listed(['a', 'b', 'c'], 'en')).toBe('a, b and c')
  expect(listed(['boleto', 'colmenilla'], 'es')).toBe('boleto y colmenilla')
  expect(listed(['boleto', 'hinojo'], 'es')).toBe('boleto e hinojo')
  expect(listed(['a', 'b'], 'pt')).toBe('a e b')
})

describe('alternative texts of species', () => {
  test('call an underside gills, pores or section', () => {
    expect(undersideOf(oyster, 'gills').alt.en).toBe('Close view of the gills of Oyster Mushroom (Pleurotus ostreatus)')
    expect(undersideOf(porcini, 'pores').alt.es).toBe('De cerca: poros de boleto (Boletus edulis)')
    expect(undersideOf(porcini, 'none').caption.pt).toBe('Boletus edulis, corte')
  })

  test('name the parts on a plate', () => {
    expect(plateWords(porcini, 'pores').alt.pt).toBe(
      'Prancha de porcini (Boletus edulis): exemplares maduro e jovem, poros, corte e esporada',
    )
    expect(plateWords(porcini, 'none').alt.en).toContain('young fruit bodies, section and spore print')
  })

  test('name the color of a spore print', () => {
    expect(sporePrintWords(oyster, same('white')).alt.en).toBe(
      'Spore print of Oyster Mushroom (Pleurotus ostreatus), white',
    )
  })
})

test('SPC-04 name a look-alike with its danger', () => {
  const egg = { en: 'Death Cap (egg)', es: 'Oronja verde (huevo)', pt: 'Chapéu-da-morte (ovo)' }
  const name = { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' }
  const entry = { scientificName: 'Amanita phalloides', edibility: 'deadly' } as const
  const words = lookAlikeOf([
    { ...entry, commonName: egg },
    { ...entry, commonName: name },
  ])
  expect(words?.alt).toEqual({
    en: 'Drawing of Death Cap (Amanita phalloides), a deadly look-alike',
    es: 'Dibujo de oronja verde (Amanita phalloides), especie parecida, mortal',
    pt: 'Desenho de chapéu-da-morte (Amanita phalloides), espécie parecida, mortal',
  })
  expect(words?.caption.en).toBe('Death Cap (Amanita phalloides), deadly')
  expect(lookAlikeOf([])).toBeNull()
})

test('SPC-04 name both species of a pair by side, and have its legend as caption', () => {
  const legend = {
    en: 'A · Ring: x\nB · Cap: y',
    es: 'A · Anillo: x\nB · Sombrero: y',
    pt: 'A · Anel: x\nB · Chapéu: y',
  }
  const { alt, caption } = pairWords(porcini, oyster, legend)
  expect(alt.en).toBe(
    'Porcini (Boletus edulis), left, and Oyster Mushroom (Pleurotus ostreatus), right, at one scale; what tells them apart is circled, letters A to B',
  )
  expect(alt.pt).toContain('letras A a B')
  expect(caption).toBe(legend)
})

describe('alternative texts of products and vendors', () => {
  const goods = { category: 'mushroom/extracts/powder', title: same('Powder'), vendor: 'Hudson', species: [porcini] }

  test('name form, species and vendor of a product', () => {
    expect(productWords({ ...goods, form: 'pouch' }).alt.en).toBe('A pouch of powder with Porcini, by Hudson')
    expect(productWords({ ...goods, form: 'hat', species: [] }).alt.es).toBe('Un gorro, de Hudson')
  })

  test('exist for every form and every mark', () => {
    const forms = new Set(Object.keys(formWords).map((key) => key.split('/')[0]))
    expect(forms).toEqual(new Set<string>(PRODUCT_FORMS))
    expect(Object.keys(markWords).toSorted()).toEqual([...MARKS].toSorted())
    expect(() => productWords({ ...goods, form: 'balloon' })).toThrow('balloon')
  })

  test('name what a vendor’s mark shows', () => {
    expect(vendorWords('Setas', 'log', 'Jaca').alt.pt).toBe('Marca de Setas: uma tora')
    expect(vendorWords('Setas', 'log', null).caption.pt).toBe('Setas')
  })
})

describe('alternative texts of headers', () => {
  test('name what is drawn, not the heading below it', () => {
    const { alt, caption } = headerWords({ kind: 'recipe', species: [oyster, porcini], own: true })
    expect(alt.es).toBe('Dibujo del plato, con seta de ostra y boleto sobre una tabla antes de cocinar')
    expect(caption.en).toBe('In the dish: Oyster Mushroom (Pleurotus ostreatus) and Porcini (Boletus edulis)')
    expect(caption.es).toBe('En el plato: seta de ostra (Pleurotus ostreatus) y boleto (Boletus edulis)')
    const unnamed = { title: same(porcini.scientificName), scientificName: porcini.scientificName }
    const { caption: alone } = headerWords({ kind: 'recipe', species: [unnamed], own: true })
    expect(alone.es).toBe('En el plato: Boletus edulis')
  })

  test('do not claim that the text is about the drawn species if it names none', () => {
    const { caption } = headerWords({ kind: 'guide', species: [porcini], own: false })
    expect(caption.pt).toBe('No desenho: porcini (Boletus edulis)')
  })

  test('name the species of drawn pairs beside one another', () => {
    const { alt } = headerWords({ kind: 'post', species: [], own: true, pairs: [[porcini, oyster]] })
    expect(alt.en).toBe('Drawn in pairs: Porcini beside Oyster Mushroom')
  })
})

describe('I18-01 the pictures of the catalogue', () => {
  const pictures = [...naturalPictures, ...shopPictures, ...headerPictures]

  test('each has an alternative text in three languages', () => {
    const silent = pictures.filter(({ alt }) => locales.some((locale) => alt[locale].length < 12))
    expect(silent.map(({ key }) => key)).toEqual([])
    const untold = pictures.filter(({ key, alt }) => !key.startsWith('vendor/') && alt.en === alt.es)
    expect(untold.map(({ key }) => key)).toEqual([])
  })

  test('all but the picture of the home page have a caption', () => {
    expect(pictures.filter(({ caption }) => caption === null).map(({ key }) => key)).toEqual(['home'])
  })

  test('every vendor’s mark has name and city as caption', () => {
    const captions = shopPictures.filter(({ key }) => key.startsWith('vendor/')).map(({ caption }) => caption?.en)
    expect(captions).toEqual(
      vendors.map(({ displayName, address }) => [displayName, address?.city].filter(Boolean).join(', ')),
    )
  })
})
