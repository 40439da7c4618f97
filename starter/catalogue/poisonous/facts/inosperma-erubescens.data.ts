import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const inospermaErubescensFacts = {
  slug: 'inosperma-erubescens',
  scientificName: 'Inosperma erubescens',
  authority: '(A. Blytt) Matheny & Esteve-Rav.',
  synonyms: ['Inocybe erubescens', 'Inocybe patouillardii'],
  commonNames: {
    en: ['Deadly Fibercap', 'Red-staining Fibercap'],
    es: ['Inocibe de Patouillard', 'Inocibe enrojecida'],
    pt: ['Inocibe-de-patouillard', 'Inocibe-avermelhada'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Inocybaceae',
    genus: 'Inosperma',
    species: 'Inosperma erubescens',
  },
  edibility: 'deadly',
  syndrome: 'muscarine',
  onsetHours: [0.25, 2],
  toxins: [{ en: 'Muscarine', es: 'Muscarina', pt: 'Muscarina' }],
  course: courses.muscarine,
  firstAid: firstAid.muscarine,
  keyMarks: {
    en: [
      'Stains brick-red, but slowly: fresh young caps may be pure ivory white',
      'Streaky cone that splits from the edge',
      'Gills whitish to pinkish, then olive-brown',
      'Tobacco-brown print',
      'No ring',
      'Limy woods and parks, early summer',
    ],
    es: [
      'Se mancha de rojo ladrillo, pero despacio: de joven puede ser blanco marfil',
      'Cono fibroso que se raja desde el borde',
      'Láminas blanquecinas a rosadas y luego pardo oliva',
      'Esporada pardo tabaco',
      'Sin anillo',
      'Bosques y parques calizos, inicio del verano',
    ],
    pt: [
      'Mancha de vermelho-tijolo, mas devagar: quando jovem pode ser branco-marfim',
      'Cone fibroso que racha a partir da borda',
      'Lâminas esbranquiçadas a rosadas e depois marrom-oliva',
      'Esporada cor de tabaco',
      'Sem anel',
      'Matas e parques calcários, início do verão',
    ],
  },
  takenFor: [
    {
      scientificName: 'Calocybe gambosa',
      edibility: 'edible',
      differences: {
        en: 'Smooth cap, crowded white gills, white print and a strong smell of meal; the fibercap is streaky, splits at the rim, stains brick-red and prints tobacco-brown. Young fibercaps are white all over and unstained: take a print and leave closed ones.',
        es: 'Sombrero liso, láminas blancas y apretadas, esporada blanca y fuerte olor a harina; la inocibe es fibrosa, se raja por el borde, se mancha de rojo ladrillo y da esporada pardo tabaco. De joven es toda blanca y sin manchas: haga una esporada y deje los ejemplares cerrados.',
        pt: 'Chapéu liso, lâminas brancas e apertadas, esporada branca e forte cheiro de farinha; a inocibe é fibrosa, racha na borda, mancha de vermelho-tijolo e dá esporada cor de tabaco. Quando jovem é toda branca e sem manchas: faça a esporada e deixe os exemplares fechados.',
      },
    },
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Ring on the stem, free gills and a chocolate-brown print; the fibercap has no ring, and its gills reach the stem and turn from whitish or pinkish to olive-brown.',
        es: 'Anillo en el pie, láminas libres y esporada pardo chocolate; la inocibe no tiene anillo y sus láminas llegan al pie y pasan de blanquecinas o rosadas a pardo oliva.',
        pt: 'Anel no pé, lâminas livres e esporada marrom-chocolate; a inocibe não tem anel e suas lâminas chegam ao pé e passam de esbranquiçadas ou rosadas a marrom-oliva.',
      },
    },
  ],
  doubles: [{ scientificName: 'Inocybe geophylla', edibility: 'toxic' }],
  names: {
    'Calocybe gambosa': { en: 'St George’s Mushroom', es: 'Seta de San Jorge', pt: 'Cogumelo-de-são-jorge' },
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Inocybe geophylla': { en: 'White Fibercap', es: 'Inocibe blanca', pt: 'Inocibe-branca' },
  },
  seasonNorth: [5, 6, 7, 8, 9, 10],
  seasonSouth: [],
  continents: ['europe', 'asia'],
  morphology: {
    capShape: 'conical',
    capColors: ['#f1e6cd', '#d9b98c', '#b4553f'],
    capDiameterCm: [3, 9],
    gills: 'gills',
    gillColor: '#b69a78',
    stipe: { lengthCm: [4, 10], widthCm: [0.8, 2], color: '#f1e3ca', ring: false, volva: false },
    sporePrint: { color: 'tobacco brown', hex: '#6e4e36' },
    bruising: 'Slowly brick-red to blood-red where touched and with age; young ones may show none',
    surface: 'fibrous',
  },
  spores: { length: [10, 14], width: [5.5, 8] },
  references: [
    {
      title: 'Genera of Inocybaceae: New skin for the old ceremony',
      year: 2020,
      url: 'https://doi.org/10.1080/00275514.2019.1668906',
      doi: '10.1080/00275514.2019.1668906',
    },
    {
      title: 'Evolution of the Toxins Muscarine and Psilocybin in a Family of Mushroom-Forming Fungi',
      year: 2013,
      url: 'https://doi.org/10.1371/journal.pone.0064646',
      doi: '10.1371/journal.pone.0064646',
    },
    {
      title: 'Mushroom poisoning: A proposed new clinical classification',
      year: 2019,
      url: 'https://doi.org/10.1016/j.toxicon.2018.11.007',
      doi: '10.1016/j.toxicon.2018.11.007',
    },
    {
      title: 'Mushrooms: Poisons and Panaceas',
      year: 1995,
      url: 'https://openlibrary.org/isbn/9780716726005',
      doi: null,
    },
  ],
  en: {
    habitat: 'Limestone woods, parks and avenues with beech, linden and oak.',
    substrates: ['mycorrhiza with beech, linden and oak on limestone'],
    bruising: 'Slowly brick-red to blood-red where touched and with age; young ones may show none',
    toxins: ['Overstimulates the glands, heart and gut; blocked by atropine in hospital.'],
    fatality:
      'Deaths recorded in Britain and continental Europe, mostly in older reports; today atropine saves nearly all patients.',
    regions:
      'Europe, commonest in the south and east, to western Asia. Poisonings in spring, when it is gathered as St George’s mushroom, or from parks as a champignon.',
    sporeShape: 'bean-shaped to ellipsoid, smooth',
    microscopy: 'Gill-edge cystidia thin-walled and club-shaped; no thick-walled crystal-bearing cystidia.',
    differences: { 'Inocybe geophylla': 'Small white silky cone, no reddening; muscarine too.' },
    summaries: {
      'https://doi.org/10.1080/00275514.2019.1668906': 'Splits the fibercaps into genera, Inosperma among them.',
      'https://doi.org/10.1371/journal.pone.0064646':
        'Maps which fibercaps make muscarine and how often the ability was lost.',
    },
  },
} as const satisfies PoisonousFacts
