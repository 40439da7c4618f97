import { locales, type Locale, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import type { SpeciesSeed } from '../catalogue/shapes'
import type { SpeciesMorphology } from '../illustrator/index'
import type { HeaderKind } from '../illustrator/shop/index'
import { formWords, lookAlikeWords, markWords, undersideWords } from './picture-words.data'

/** The texts of a picture: `alt` for visitors who do not see it, `caption` for those who do. */
export type PictureWords = { readonly alt: Localized; readonly caption: Localized }

type Named = { readonly title: Localized; readonly scientificName: string }

/** The word for "and"; Spanish has "e" instead of "y" before the sound of an i. */
const and = (next: string, locale: Locale): string =>
  locale === 'en' ? 'and' : locale === 'pt' ? 'e' : /^h?i(?!e)/i.test(next) ? 'e' : 'y'

/** `a`, `a and b`, `a, b and c`. */
export const listed = (names: readonly string[], locale: Locale): string => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and(last, locale)} ${last}`
}

/** A common name inside a sentence, where Spanish and Portuguese write it in lower case. */
const within = (name: string, locale: Locale): string =>
  locale === 'en' ? name : name.charAt(0).toLowerCase() + name.slice(1)

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const bothNames = ({ title, scientificName }: Named, locale: Locale): string =>
  title[locale] === scientificName ? scientificName : `${title[locale]} (${scientificName})`

/** Common and scientific name inside a sentence; a lone scientific name keeps its capital. */
const bothWithin = (named: Named, locale: Locale): string =>
  named.title[locale] === named.scientificName ? named.scientificName : within(bothNames(named, locale), locale)

const namesIn = (species: readonly Named[], locale: Locale): string =>
  listed(
    species.map(({ title }) => within(title[locale], locale)),
    locale,
  )

const fullNamesIn = (species: readonly Named[], locale: Locale): string =>
  listed(
    species.map((one) => bothWithin(one, locale)),
    locale,
  )

type Gills = SpeciesMorphology['gills']

export function plateWords(species: Named, gills: Gills): PictureWords {
  const { scientificName: name } = species
  const below = (locale: Locale): string => (gills === 'none' ? '' : `${undersideWords[gills][locale]}, `)
  const bodies = {
    en: `mature and young fruit bodies, ${below('en')}section and spore print`,
    es: `ejemplares maduro y joven, ${below('es')}corte y esporada`,
    pt: `exemplares maduro e jovem, ${below('pt')}corte e esporada`,
  }
  const plate = { en: 'Drawn plate of', es: 'Lámina de', pt: 'Prancha de' }
  return {
    alt: recordOf(locales, (locale) => `${plate[locale]} ${bothWithin(species, locale)}: ${bodies[locale]}`),
    caption: { en: `${name}, plate`, es: `${name}, lámina`, pt: `${name}, prancha` },
  }
}

export function undersideOf(species: Named, gills: Gills): PictureWords {
  const { scientificName: name } = species
  const shown = gills === 'none' ? { en: 'section', es: 'corte', pt: 'corte' } : undersideWords[gills]
  const close = { en: 'Close view of the', es: 'De cerca:', pt: 'De perto:' }
  const of = { en: 'of', es: 'de', pt: 'de' }
  return {
    alt: recordOf(
      locales,
      (locale) => `${close[locale]} ${shown[locale]} ${of[locale]} ${bothWithin(species, locale)}`,
    ),
    caption: recordOf(locales, (locale) => `${name}, ${shown[locale]}`),
  }
}

export function sporePrintWords(species: Named, color: Localized): PictureWords {
  const { scientificName: name } = species
  const print = { en: 'Spore print of', es: 'Esporada de', pt: 'Esporada de' }
  return {
    alt: recordOf(locales, (locale) => `${print[locale]} ${bothWithin(species, locale)}, ${color[locale]}`),
    caption: { en: `${name}, spore print`, es: `${name}, esporada`, pt: `${name}, esporada` },
  }
}

type LookAlike = Pick<SpeciesSeed['lookAlikes'][number], 'scientificName' | 'commonName' | 'edibility'>

/** The texts of a look-alike, with its danger, under the shortest of the English names that species give it. */
export function lookAlikeOf(entries: readonly LookAlike[]): PictureWords | null {
  const [plainest] = entries.toSorted((a, b) => a.commonName.en.length - b.commonName.en.length)
  if (!plainest) return null
  const { scientificName, commonName, edibility } = plainest
  const named = { scientificName, title: recordOf(locales, (locale) => commonName[locale] || scientificName) }
  const danger = lookAlikeWords[edibility]
  const drawing = { en: 'Drawing of', es: 'Dibujo de', pt: 'Desenho de' }
  const double = {
    en: `${/^[aeiou]/.test(danger.en) ? 'an' : 'a'} ${danger.en} look-alike`,
    es: `especie parecida, ${danger.es}`,
    pt: `espécie parecida, ${danger.pt}`,
  }
  return {
    alt: recordOf(locales, (locale) => `${drawing[locale]} ${bothWithin(named, locale)}, ${double[locale]}`),
    caption: recordOf(locales, (locale) => `${bothNames(named, locale)}, ${danger[locale]}`),
  }
}

/** The texts of two species at one scale; `legend` has one line for each letter. */
export function pairWords(left: Named, right: Named, legend: Localized): PictureWords {
  const last = legend.en.split('\n').at(-1)?.charAt(0) ?? 'A'
  const letters = (to: string): string => (last === 'A' ? 'A' : `A ${to} ${last}`)
  const told: Localized<(one: string, other: string) => string> = {
    en: (one, other) =>
      `${one}, left, and ${other}, right, at one scale; what tells them apart is circled, letters ${letters('to')}`,
    es: (one, other) =>
      `${one}, a la izquierda, y ${other}, a la derecha, a la misma escala; un círculo señala lo que las distingue, letras ${letters('a')}`,
    pt: (one, other) =>
      `${one}, à esquerda, e ${other}, à direita, na mesma escala; um círculo aponta o que os distingue, letras ${letters('a')}`,
  }
  return {
    alt: recordOf(locales, (locale) => told[locale](bothNames(left, locale), bothNames(right, locale))),
    caption: legend,
  }
}

type Goods = {
  readonly form: string
  readonly category: string
  readonly title: Localized
  readonly vendor: string
  readonly species: readonly Named[]
}

/** The texts of a product's picture: its form, species and vendor. */
export function productWords({ form, category, title, vendor, species }: Goods): PictureWords {
  const shape = formWords[`${form}/${category.split('/').at(-1) ?? ''}`] ?? formWords[form]
  if (!shape) throw new Error(`No words for the product form "${form}".`)
  const parts = { en: ['with', 'by'], es: ['con', 'de'], pt: ['com', 'de'] } as const
  return {
    alt: recordOf(locales, (locale) => {
      const [beside, by] = parts[locale]
      const mushrooms = species.length > 0 ? ` ${beside} ${namesIn(species, locale)}` : ''
      return `${capitalised(shape[locale])}${mushrooms}, ${by} ${vendor}`
    }),
    caption: recordOf(locales, (locale) => {
      const mushrooms = species.length > 0 ? `: ${fullNamesIn(species, locale)}` : ''
      return `${title[locale]}, ${vendor}${mushrooms}`
    }),
  }
}

/** The same thing in a colour that it comes in. */
export const inColour = ({ alt, caption }: PictureWords, colour: Localized): PictureWords => ({
  alt: recordOf(locales, (locale) => `${alt[locale]}; ${colour[locale]}`),
  caption: recordOf(locales, (locale) => `${caption[locale]}; ${colour[locale]}`),
})

export function vendorWords(name: string, mark: string, city: string | null): PictureWords {
  const shown = markWords[mark]
  if (!shown) throw new Error(`No words for the mark "${mark}".`)
  const of = { en: 'Mark of', es: 'Marca de', pt: 'Marca de' }
  return {
    alt: recordOf(locales, (locale) => `${of[locale]} ${name}: ${shown[locale]}`),
    caption: recordOf(locales, () => (city ? `${name}, ${city}` : name)),
  }
}

const scenes: Readonly<Record<HeaderKind, Localized<(names: string) => string>>> = {
  guide: {
    en: (names) => `${names} in cultivation, with the tools beside`,
    es: (names) => `${names}: dibujo del cultivo, con las herramientas al lado`,
    pt: (names) => `${names}: desenho do cultivo, com as ferramentas ao lado`,
  },
  post: {
    en: (names) => `Naturalist’s drawing of ${names}`,
    es: (names) => `Dibujo de naturalista: ${names}`,
    pt: (names) => `Desenho de naturalista: ${names}`,
  },
  project: {
    en: (names) => `${names}, drawn at the place of the project`,
    es: (names) => `${names}: dibujo en el lugar del proyecto`,
    pt: (names) => `${names}: desenho no lugar do projeto`,
  },
  recipe: {
    en: (names) => `Drawing of the dish, with ${names} on a board before cooking`,
    es: (names) => `Dibujo del plato, con ${names} sobre una tabla antes de cocinar`,
    pt: (names) => `Desenho do prato, com ${names} numa tábua antes do cozimento`,
  },
}

const captions = {
  guide: { en: 'Grown here', es: 'Lo que se cultiva', pt: 'O que se cultiva' },
  recipe: { en: 'In the dish', es: 'En el plato', pt: 'No prato' },
  shown: { en: 'In the drawing', es: 'En el dibujo', pt: 'No desenho' },
} as const satisfies Record<string, Localized>

type Header = {
  readonly kind: HeaderKind
  readonly species: readonly Named[]
  /** False where the drawing shows common species, since the text is about none. */
  readonly own: boolean
  /** Species with their look-alikes, drawn side by side instead of `species`. */
  readonly pairs?: readonly (readonly [Named, Named])[]
}

/** The texts of the picture above an article: what it shows, since the heading below has the article's title. */
export function headerWords({ kind, species, own, pairs = [] }: Header): PictureWords {
  if (pairs.length > 0) {
    const besides = { en: 'beside', es: 'junto a', pt: 'ao lado de' }
    const drawn = { en: 'Drawn in pairs', es: 'Dibujadas por parejas', pt: 'Desenhadas em pares' }
    const paired = (locale: Locale, name: (one: Named) => string): string =>
      pairs.map(([one, double]) => `${name(one)} ${besides[locale]} ${name(double)}`).join('; ')
    return {
      alt: recordOf(
        locales,
        (locale) => `${drawn[locale]}: ${paired(locale, ({ title }) => within(title[locale], locale))}`,
      ),
      caption: recordOf(locales, (locale) => capitalised(paired(locale, (one) => bothWithin(one, locale)))),
    }
  }
  const label = own && kind !== 'post' && kind !== 'project' ? captions[kind] : captions.shown
  return {
    alt: recordOf(locales, (locale) => capitalised(scenes[kind][locale](namesIn(species, locale)))),
    caption: recordOf(locales, (locale) => `${label[locale]}: ${fullNamesIn(species, locale)}`),
  }
}
