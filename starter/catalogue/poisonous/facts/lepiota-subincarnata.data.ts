import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const lepiotaSubincarnataFacts = {
  slug: 'lepiota-subincarnata',
  scientificName: 'Lepiota subincarnata',
  authority: 'J.E. Lange',
  synonyms: ['Lepiota josserandii', 'Leucoagaricus josserandii'],
  commonNames: {
    en: ['Fatal Dapperling'],
    es: ['Lepiota de Josserand', 'Lepiota rosada mortal'],
    pt: ['Lepiota-de-josserand', 'Lepiota-rósea-mortal'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Lepiota',
    species: 'Lepiota subincarnata',
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
  ],
  course: courses.amatoxin,
  firstAid: firstAid.amatoxin,
  keyMarks: {
    en: [
      'Small, cap pale with fine pink-brown scales in rings',
      'No real ring, only scattered pinkish bands on the stem',
      'White free gills and white print',
      'Sweetish smell at times',
      'Lawns, gardens, rich soil',
    ],
    es: [
      'Pequeña, sombrero claro con finas escamas pardo rosadas en círculos',
      'Sin anillo verdadero, solo bandas rosadas dispersas en el pie',
      'Láminas blancas y libres y esporada blanca',
      'Olor a veces dulzón',
      'Céspedes, jardines, suelos ricos',
    ],
    pt: [
      'Pequena, chapéu claro com finas escamas marrom-rosadas em círculos',
      'Sem anel verdadeiro, só faixas rosadas dispersas no pé',
      'Lâminas brancas e livres e esporada branca',
      'Cheiro às vezes adocicado',
      'Gramados, jardins, solos ricos',
    ],
  },
  takenFor: [
    {
      scientificName: 'Marasmius oreades',
      edibility: 'edible',
      differences: {
        en: 'No pinkish scales: smooth tan cap, thick wide-spaced gills and a stem tough as leather. Both grow in the same lawns: look at every single cap.',
        es: 'Sin escamas rosadas: sombrero liso y tostado, láminas gruesas y separadas y pie correoso. Ambas crecen en los mismos céspedes: mire cada sombrero, uno por uno.',
        pt: 'Sem escamas rosadas: chapéu liso e bege, lâminas grossas e afastadas e pé rijo como couro. Os dois crescem nos mesmos gramados: olhe cada chapéu, um por um.',
      },
    },
    {
      scientificName: 'Macrolepiota procera',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Far larger, with a sliding ring and a snakeskin stem; small scaly parasols are never for eating, and size alone does not clear a large one.',
        es: 'Mucho mayor, con anillo corredizo y pie con dibujo de serpiente; los parasoles pequeños y escamosos nunca se comen, y el tamaño solo no garantiza a los grandes.',
        pt: 'Muito maior, com anel móvel e pé com desenho de cobra; frades pequenos e escamosos nunca se comem, e o tamanho sozinho não garante os grandes.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Lepiota brunneoincarnata', edibility: 'deadly' },
    { scientificName: 'Lepiota cristata', edibility: 'toxic' },
  ],
  names: {
    'Marasmius oreades': { en: 'Fairy Ring Champignon', es: 'Senderuela', pt: 'Marásmio-das-fadas' },
    'Macrolepiota procera': { en: 'Parasol', es: 'Parasol', pt: 'Frade' },
    'Lepiota brunneoincarnata': { en: 'Deadly Dapperling', es: 'Lepiota mortal', pt: 'Lepiota-mortal' },
    'Lepiota cristata': { en: 'Stinking Dapperling', es: 'Lepiota maloliente', pt: 'Lepiota-fétida' },
  },
  seasonNorth: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  seasonSouth: [],
  continents: ['europe', 'asia', 'north-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#b5725f', '#d3a08c', '#efdccd'],
    capDiameterCm: [1.5, 6],
    gills: 'gills',
    gillColor: '#f7f0e3',
    stipe: { lengthCm: [1.5, 5.5], widthCm: [0.2, 0.7], color: '#e3c2b0', ring: false, volva: false },
    sporePrint: { color: 'white', hex: '#f7f3e8' },
    bruising: null,
    surface: 'scaly',
  },
  spores: { length: [6, 7.5], width: [3, 4] },
  references: [
    {
      title: 'A fatal poisoning from an amatoxin containing Lepiota',
      year: 1986,
      url: 'https://doi.org/10.1007/BF00437009',
      doi: '10.1007/BF00437009',
    },
    {
      title: 'Lepiota subincarnata J.E. Lange induced fulminant hepatic failure presenting with pancreatitis',
      year: 2010,
      url: 'https://doi.org/10.1007/s13181-010-0062-1',
      doi: '10.1007/s13181-010-0062-1',
    },
    {
      title:
        'Profiling of Amatoxins and Phallotoxins in the Genus Lepiota by Liquid Chromatography Combined with UV Absorbance and Mass Spectrometry',
      year: 2014,
      url: 'https://doi.org/10.3390/toxins6082336',
      doi: '10.3390/toxins6082336',
    },
    {
      title: 'Treatment of Amatoxin Poisoning: 20-Year Retrospective Analysis',
      year: 2002,
      url: 'https://doi.org/10.1081/CLT-120014646',
      doi: '10.1081/CLT-120014646',
    },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
    },
  ],
  en: {
    habitat: 'Lawns, gardens, nettle beds and woodland edges on rich soil, also under pines, live oak and shrubs.',
    substrates: ['garden and park soil', 'rich soil'],
    bruising: null,
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
    ],
    fatality:
      'One death in New York State (published in 1986) and one later in British Columbia, a liver transplant near Chicago, and liver failure in China; also published as L. josserandii.',
    regions:
      'Europe, temperate Asia and North America. Poisonings in North America, France and China, mostly from lawns.',
    sporeShape: 'ellipsoid, smooth',
    microscopy: 'Spores dextrinoid (red-brown in Melzer’s reagent).',
    differences: {
      'Lepiota brunneoincarnata': 'Darker, sturdier, with a clear dark ring zone; the same toxins.',
      'Lepiota cristata': 'White cap with a sharp brown center and a rubbery smell.',
    },
    summaries: {
      'https://doi.org/10.1007/BF00437009':
        'A death in New York from Lepiota josserandii, nine hours without symptoms, amatoxins measured.',
      'https://doi.org/10.1007/s13181-010-0062-1':
        'A meal from a front garden near Chicago that ended in a liver transplant.',
    },
  },
} as const satisfies PoisonousFacts
