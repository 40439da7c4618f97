import type { Food } from './foods'
import type { CardCollection } from '@/core/collections'
import type { Locale, Localized } from '@/core/locales'
import type { CompoundSlug } from '@/features/catalogue/chemistry/compounds.data'
import type { SyndromeSlug } from '@/features/catalogue/danger/syndromes.data'
import type { NutrientName } from '@/features/catalogue/mushrooms/model'
import type { benefits } from '@/features/catalogue/vocabulary/benefit-terms.data'
import type { effects, flavors, fragrances, textures, types } from '@/features/catalogue/vocabulary/mushroom-terms.data'
import type { continents, edibilities, evidenceLevels } from '@/features/catalogue/vocabulary/support-terms.data'
import type { attributes } from '@/features/shop/products/designations.data'
import type { VendorTypeSlug } from '@/features/shop/vendors/model'
import type { SpeciesMorphology } from '../illustrator/index'

type Slugs<T extends readonly { slug: string }[]> = T[number]['slug']

/** Lower and upper bound; null means unknown, never zero. */
type Bounds = { readonly min: number | null; readonly max: number | null }

type Reference = {
  readonly title: string
  readonly year: number
  readonly url: string
  readonly doi: string | null
  readonly summary: Localized
}

/** The effects of eating a species, and first aid. */
export type DangerSeed = {
  readonly syndrome: SyndromeSlug
  /** Earliest and latest onset, in hours after the meal (coprine: after alcohol); null means unknown. */
  readonly onsetHours: readonly [number, number] | null
  readonly toxins: readonly { readonly name: Localized; readonly note: Localized | null }[]
  readonly course: Localized
  readonly firstAid: Localized
  readonly fatality: Localized | null
  readonly regions: Localized
}

/** Spores in micrometers. */
export type SporesSeed = {
  readonly length: readonly [number, number]
  readonly width: readonly [number, number]
  readonly shape: Localized
  readonly note: Localized | null
}

/** One species: facts with their sources, and texts. */
export type SpeciesSeed = {
  readonly slug: string
  readonly scientificName: string
  readonly authority: string | null
  readonly variation: string | null
  readonly synonyms: readonly string[]
  readonly commonNames: Localized<readonly string[]>
  readonly taxonomy: {
    readonly kingdom: string
    readonly division: string
    readonly class: string
    readonly order: string
    readonly family: string
    readonly genus: string
    readonly species: string
  }
  readonly types: readonly Slugs<typeof types>[]
  readonly edibility: Slugs<typeof edibilities>
  readonly flavors: readonly Slugs<typeof flavors>[]
  readonly fragrances: readonly Slugs<typeof fragrances>[]
  readonly textures: readonly Slugs<typeof textures>[]
  readonly effects: readonly Slugs<typeof effects>[]
  readonly lead: Localized
  /** Markdown. */
  readonly description: Localized
  readonly cap: Localized
  readonly gills: Localized
  readonly bruising: Localized | null
  readonly habitat: Localized
  readonly substrates: readonly Localized[]
  /** English names of the substrates, which the illustrator draws from. */
  readonly substrateFacts: readonly string[]
  /** Months 1..12 in the northern hemisphere. */
  readonly seasonNorth: readonly number[]
  /** Months 1..12 in the southern hemisphere, only where a record says so. */
  readonly seasonSouth?: readonly number[]
  readonly danger?: DangerSeed
  readonly keyMarks?: Localized<readonly string[]>
  readonly spores?: SporesSeed
  readonly continents: readonly Slugs<typeof continents>[]
  readonly helpsWith: readonly {
    readonly ailment: Slugs<typeof benefits>
    readonly evidence: Slugs<typeof evidenceLevels>
    /** URLs of references of this species that speak of this benefit; absent where none does. */
    readonly sources?: readonly string[]
    readonly note: Localized
  }[]
  readonly sideEffects: readonly {
    readonly sideEffect: Localized
    readonly description: Localized
  }[]
  /** Milligrams per gram of dry matter. */
  readonly psychoactiveChem: readonly ({
    readonly compound: CompoundSlug
    readonly typical: number | null
    readonly unit: string
    readonly source: string
  } & Bounds)[]
  readonly medicinalChem: readonly ({
    readonly name: CompoundSlug
    readonly unit: string | null
    readonly source: string | null
    readonly benefits: Localized
  } & Bounds)[]
  readonly nutrients: Readonly<Partial<Record<NutrientName | 'calories', number | null>>> | null
  readonly nutrientsBasis: {
    readonly servingSize: number
    readonly servingSizeUnit: string
    readonly state: string
    readonly source: string
    readonly note: Localized | null
  } | null
  readonly morphology: SpeciesMorphology
  readonly lookAlikes: readonly {
    readonly scientificName: string
    readonly commonName: Localized
    readonly edibility: Slugs<typeof edibilities>
    readonly differences: Localized
  }[]
  readonly productGuide: readonly {
    readonly tip: Localized
    readonly description: Localized
  }[]
  readonly cultivation: {
    readonly difficulty: number
    readonly colonisationTempC: readonly [number, number] | null
    readonly fruitingTempC: readonly [number, number] | null
    readonly humidityPct: readonly [number, number] | null
    readonly daysToFruit: Localized | null
    readonly yield: Localized | null
    readonly method: Localized
  } | null
  readonly cultivationNote: Localized | null
  readonly references: readonly Reference[]
}

export type SaleSeed = {
  readonly active: boolean
  readonly scheduledSale: boolean
  readonly from: string | null
  readonly to: string | null
  readonly salePrice: number
  readonly saleLabel: Localized | null
}

export type ProductSeed = {
  readonly slug: string
  readonly title: Localized
  readonly vendor: string
  /** Path of the product group, as in the vocabulary. */
  readonly category: string
  /** The product form that the illustrator draws. */
  readonly form: string
  readonly species: readonly string[]
  readonly lead: Localized
  readonly description: Localized
  readonly details: readonly {
    readonly title: Localized
    readonly content: Localized
  }[]
  readonly baseInventory: {
    readonly unitPrice: number
    readonly itemType: string
    readonly baseUnit: string | null
    readonly baseUnitQuantity: number | null
    readonly stock: number
    readonly currency: string
  }
  readonly variants: {
    readonly keys: readonly {
      readonly identifier: string
      readonly label: Localized
      readonly options: readonly {
        readonly identifier: string
        readonly label: Localized
      }[]
    }[]
    readonly variants: readonly {
      readonly options: Readonly<Record<string, string>>
      readonly price: number
      readonly sale: SaleSeed | null
    }[]
  } | null
  readonly sales: readonly SaleSeed[]
  readonly attributes: readonly Slugs<typeof attributes>[]
  readonly shippingInfo: {
    readonly weight: number
    readonly width: number
    readonly height: number
    readonly length: number
  }
  readonly mpn: string
  readonly sku: string
}

export type VendorSeed = {
  readonly slug: string
  readonly displayName: string
  readonly businessName: string
  readonly vendorType: VendorTypeSlug | null
  readonly lead: Localized
  readonly description: Localized
  readonly email: string | null
  readonly phone: string | null
  readonly website: string | null
  readonly address: {
    readonly street?: string | null
    readonly city: string
    readonly state: string | null
    readonly postalCode: string | null
    readonly country: string
  } | null
  readonly location: {
    readonly latitude: number
    readonly longitude: number
  } | null
  readonly socialMedia: readonly {
    readonly name: string
    readonly url: string
  }[]
  readonly hours: Localized | null
  readonly palette: readonly [string, string]
  readonly mark: string
}

type Article = {
  readonly slug: string
  readonly title: Localized
  readonly lead: Localized
  readonly content: Localized
}

export type GuideSeed = Article & {
  readonly species: readonly string[]
  readonly difficulty: number
  readonly stages: readonly {
    readonly title: Localized
    readonly description: Localized
    readonly temperatureC: readonly [number, number] | null
    readonly humidityPct: readonly [number, number] | null
    readonly days: readonly [number, number] | null
  }[]
  readonly yield: Localized
  readonly contamination: Localized
  readonly supplies: readonly string[]
}

export type PostSeed = Article & {
  readonly topic: string
  readonly species: readonly string[]
  /** Species and the look-alikes they are taken for, drawn side by side at the head of the text. */
  readonly pairs?: readonly (readonly [species: string, lookAlike: string])[]
  readonly publishedAt: string
  readonly author: string
}

export type ProjectSeed = Article & {
  readonly species: readonly string[]
  readonly status: 'planned' | 'running' | 'finished'
  readonly place: string
  readonly startedAt: string
}

export type PageSeed = Article & {
  /** The form shown below the text. */
  readonly form?: 'contact' | 'vendor-application'
}

export type RecipeSeed = {
  readonly slug: string
  readonly title: Localized
  readonly lead: Localized
  readonly description: Localized
  readonly species: readonly string[]
  /** ISO 8601 durations. */
  readonly prepTime: string
  readonly cookTime: string
  readonly totalTime: string
  readonly yield: Localized
  readonly servings: number
  readonly publishedAt: string
  readonly category: Localized
  readonly cuisine: Localized
  readonly keywords: Localized
  readonly ingredients: readonly {
    readonly ingredient: Localized
    readonly grams: number | null
    /** The source of the nutrients; without either, the ingredient is left out of the label. */
    readonly speciesSlug?: string | null
    readonly food?: Food
  }[]
  readonly sections: readonly {
    readonly sectionName: Localized
    readonly steps: readonly Localized[]
  }[]
}

export type MemberSeed = {
  readonly name: string
  readonly alias: string
  readonly locale: Locale
  readonly city: string
}

/** What every contribution of a member has. `member` is a position in the list of members. */
type ContributionSeed = {
  readonly member: number
  readonly locale: Locale
  readonly anonymous: boolean
  readonly published: boolean
  /** Days before the day on which the catalogue was finished. */
  readonly daysAgo: number
}

type Target = { readonly relationTo: CardCollection; readonly slug: string }

export type ReviewSeed = ContributionSeed & {
  readonly doc: Target
  readonly headline: string
  readonly review: string
  readonly rating: number
  /** How many members marked it as helpful. */
  readonly helpful: number
}

export type ImpressionSeed = ContributionSeed & {
  readonly slug: string
  readonly headline: string
  readonly impression: string
  readonly rating: number
  readonly consumptionForm: string
  readonly otherConsumptionForm: string | null
  readonly experiential: readonly string[]
  readonly helpsWith: readonly string[]
  readonly helpful: number
}

export type CommentSeed = ContributionSeed & { readonly doc: Target; readonly comment: string }
