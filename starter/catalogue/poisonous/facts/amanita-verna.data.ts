import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const amanitaVernaFacts = {
  slug: 'amanita-verna',
  scientificName: 'Amanita verna',
  authority: '(Bull.) Lam.',
  synonyms: ['Amanita phalloides var. verna', 'Amanita decipiens'],
  commonNames: {
    en: ['Spring Destroying Angel', 'Fool’s Mushroom'],
    es: ['Cicuta blanca', 'Oronja de primavera'],
    pt: ['Cicuta-branca', 'Amanita-da-primavera'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita verna',
  },
  edibility: 'deadly',
  syndrome: 'amatoxin',
  onsetHours: [6, 24],
  toxins: [
    {
      en: 'Amatoxins (alpha-amanitin and others)',
      es: 'Amatoxinas (alfa-amanitina y otras)',
      pt: 'Amatoxinas (alfa-amanitina e outras)',
    },
    {
      en: 'Phallotoxins (phalloidin and others)',
      es: 'Falotoxinas (faloidina y otras)',
      pt: 'Falotoxinas (faloidina e outras)',
    },
  ],
  course: courses.amatoxin,
  firstAid: firstAid.amatoxin,
  keyMarks: {
    en: [
      'Pure white, cap sometimes creamy at the center',
      'White sac at the base, often buried or left in the soil',
      'Smooth white stem with a thin ring, at times torn away',
      'Gills white at every age',
      'Mostly spring, in warm oak and sandy pine woods',
    ],
    es: [
      'Blanco puro, a veces crema en el centro del sombrero',
      'Volva blanca en la base, a menudo enterrada o dejada en el suelo',
      'Pie blanco y liso con anillo fino, a veces perdido',
      'Láminas blancas a cualquier edad',
      'Sobre todo en primavera, en encinares, robledales y pinares arenosos cálidos',
    ],
    pt: [
      'Branco puro, às vezes creme no centro do chapéu',
      'Volva branca na base, muitas vezes enterrada ou deixada no solo',
      'Pé branco e liso com anel fino, às vezes perdido',
      'Lâminas brancas em qualquer idade',
      'Principalmente na primavera, em bosques quentes de carvalho e pinhais arenosos',
    ],
  },
  takenFor: [
    {
      scientificName: 'Amanita ponderosa',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Thick, heavy and fleshy, with flesh that flushes pink, a thick sac that stains pinkish ocher to reddish brown, a ring soon gone and an earthy smell; the deadly one is slim and pure white, with a thin sac. They grow side by side: check each one, and take none still closed in the ground.',
        es: 'Grueso, pesado y carnoso, con carne que se vuelve rosada, volva gruesa que se mancha de ocre rosado a pardo rojizo, anillo fugaz y olor a tierra; la mortal es esbelta y blanca pura, con volva fina. Crecen juntos: revise uno por uno y no recoja ninguno aún cerrado bajo tierra.',
        pt: 'Grosso, pesado e carnudo, com carne que fica rosada, volva grossa que mancha de ocre-rosado a marrom-avermelhado, anel que logo some e cheiro de terra; a mortal é esguia e branca pura, com volva fina. Crescem lado a lado: confira um por um e não colha nenhum ainda fechado sob a terra.',
      },
    },
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Gills pink then chocolate, dark print and no sac at the base. Young ones have pale gills: take none with white gills, and none whose base you have not dug up.',
        es: 'Láminas rosadas y después chocolate, esporada oscura y base sin volva. De jóvenes las láminas son pálidas: no recoja ninguno de láminas blancas ni sin desenterrar la base.',
        pt: 'Lâminas rosadas e depois chocolate, esporada escura e base sem volva. Nos jovens as lâminas são pálidas: não colha nenhum de lâminas brancas nem sem desenterrar a base.',
      },
    },
    {
      scientificName: 'Volvopluteus gloiocephalus',
      edibility: 'edible',
      differences: {
        en: 'No ring, gills that turn pink, a pink print and a sticky gray-white cap, in fields and compost. It has a sac, can be pure white and starts with white gills: too alike to be eaten.',
        es: 'Sin anillo, láminas que se vuelven rosadas, esporada rosa y sombrero viscoso gris blanquecino, en campos y compost. Tiene volva, puede ser blanca pura y empieza con láminas blancas: demasiado parecida para comerla.',
        pt: 'Sem anel, lâminas que ficam rosadas, esporada rosa e chapéu viscoso branco-acinzentado, em campos e composto. Tem volva, pode ser branco puro e começa com lâminas brancas: parecido demais para comer.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Amanita virosa', edibility: 'deadly' },
    { scientificName: 'Amanita phalloides', edibility: 'deadly' },
  ],
  names: {
    'Amanita ponderosa': { en: 'Gurumelo', es: 'Gurumelo', pt: 'Silarca' },
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Volvopluteus gloiocephalus': { en: 'Stubble Rosegill', es: 'Volvaria viscosa', pt: 'Volvária-viscosa' },
    'Amanita virosa': { en: 'Destroying Angel', es: 'Cicuta fétida', pt: 'Anjo-destruidor' },
    'Amanita phalloides': { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
  },
  seasonNorth: [3, 4, 5, 6, 7, 8, 9, 10, 11],
  seasonSouth: [],
  continents: ['europe', 'asia', 'africa'],
  morphology: {
    capShape: 'convex',
    capColors: ['#fcfaf3', '#f6efdd', '#ebdfc2'],
    capDiameterCm: [4, 10],
    gills: 'gills',
    gillColor: '#fcfaf3',
    stipe: { lengthCm: [7, 13], widthCm: [0.8, 1.8], color: '#fbf8ef', ring: true, volva: true },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [8, 11.5], width: [6, 8.5] },
  references: [
    {
      title: 'Amanita Section Phalloideae Species in the Mediterranean Basin: Destroying Angels Reviewed',
      year: 2022,
      url: 'https://doi.org/10.3390/biology11050770',
      doi: '10.3390/biology11050770',
    },
    {
      title: 'Treatment of Amatoxin Poisoning: 20-Year Retrospective Analysis',
      year: 2002,
      url: 'https://doi.org/10.1081/CLT-120014646',
      doi: '10.1081/CLT-120014646',
    },
    {
      title: 'Multi-locus phylogeny of lethal amanitas: Implications for species diversity and historical biogeography',
      year: 2014,
      url: 'https://doi.org/10.1186/1471-2148-14-143',
      doi: '10.1186/1471-2148-14-143',
    },
    {
      title: 'Amanita phalloides poisoning: Mechanisms of toxicity and treatment',
      year: 2015,
      url: 'https://doi.org/10.1016/j.fct.2015.09.008',
      doi: '10.1016/j.fct.2015.09.008',
    },
  ],
  en: {
    habitat:
      'Warm oak, holm oak and chestnut woods and sandy pine woods, mostly in spring and early summer, at times in autumn.',
    substrates: ['mycorrhiza with oak, holm oak, chestnut and pine'],
    bruising: null,
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
      'Poorly absorbed from the gut, so they add little to the harm when eaten.',
    ],
    fatality:
      'Deaths in Spain, Portugal, Italy, France and Turkey; amatoxin poisoning kills 10–30% of hospital patients, depending on the series.',
    regions:
      'Southern and central Europe, North Africa and western Asia. In western Spain and southern Portugal the danger is the spring harvest of gurumelo, when the two grow in the same woods.',
    sporeShape: 'broadly ellipsoid to ellipsoid, smooth',
    microscopy:
      'Spores amyloid; four-spored basidia; cap goes bright yellow with potassium hydroxide. Its twin A. vidua, long called A. verna, does not react and is deadly too: the test clears nothing.',
    differences: {
      'Amanita virosa': 'Shaggy stem and conical young cap; equally deadly.',
      'Amanita phalloides':
        'White forms of the death cap cannot be told from it with certainty in the field; equally deadly.',
    },
    summaries: {},
  },
} as const satisfies PoisonousFacts
