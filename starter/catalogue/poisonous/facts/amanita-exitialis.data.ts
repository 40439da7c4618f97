import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const amanitaExitialisFacts = {
  slug: 'amanita-exitialis',
  scientificName: 'Amanita exitialis',
  authority: 'Zhu L. Yang & T.H. Li',
  synonyms: [],
  commonNames: {
    en: ['Guangzhou Destroying Angel'],
    es: ['Ángel destructor de Cantón', 'Amanita letal de China'],
    pt: ['Anjo-destruidor-de-cantão', 'Amanita-letal-da-china'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita exitialis',
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
      'Small to medium, white, cream at the center',
      'Low thin white sac on a round bulb',
      'White ring near the top of the stem',
      'Gills white at every age',
      'Mostly spring, under chinquapins in southern China',
    ],
    es: [
      'Pequeña a mediana, blanca, crema en el centro',
      'Volva blanca, baja y fina, sobre un bulbo redondo',
      'Anillo blanco en lo alto del pie',
      'Láminas blancas a cualquier edad',
      'Sobre todo en primavera, bajo Castanopsis en el sur de China',
    ],
    pt: [
      'Pequena a média, branca, creme no centro',
      'Volva branca, baixa e fina, sobre bulbo redondo',
      'Anel branco no alto do pé',
      'Lâminas brancas em qualquer idade',
      'Principalmente na primavera, sob Castanopsis no sul da China',
    ],
  },
  takenFor: [
    {
      scientificName: 'Volvariella volvacea',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'No ring at any age, gills that turn pink and a pinkish print, on straw or waste; the deadly one is white everywhere, with ring and white print, on forest soil. Eggs and buttons of both are white inside: never eat wild ones.',
        es: 'Sin anillo a ninguna edad, láminas que se vuelven rosadas y esporada rosada, sobre paja o residuos; la mortal es blanca por completo, con anillo y esporada blanca, en suelo de bosque. Los huevos y botones de ambas son blancos por dentro: nunca coma los silvestres.',
        pt: 'Sem anel em nenhuma idade, lâminas que ficam rosadas e esporada rosada, em palha ou resíduos; a mortal é toda branca, com anel e esporada branca, no solo da mata. Ovos e botões das duas são brancos por dentro: nunca coma os silvestres.',
      },
    },
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Gills pink then brown, dark print and a base without a sac. Take no mushroom with white gills, and none whose base you have not dug up.',
        es: 'Láminas rosadas y luego pardas, esporada oscura y base sin volva. No recoja ninguna seta de láminas blancas ni sin desenterrar la base.',
        pt: 'Lâminas rosadas e depois marrons, esporada escura e base sem volva. Não colha nenhum cogumelo de lâminas brancas nem sem desenterrar a base.',
      },
    },
  ],
  doubles: [{ scientificName: 'Amanita fuliginea', edibility: 'deadly' }],
  names: {
    'Volvariella volvacea': { en: 'Paddy Straw Mushroom', es: 'Seta de la paja', pt: 'Cogumelo-da-palha' },
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Amanita fuliginea': {
      en: 'East Asian Brown Death Cap',
      es: 'Amanita parda asiática',
      pt: 'Amanita-parda-asiática',
    },
  },
  seasonNorth: [2, 3, 4, 5, 6, 7, 8, 9],
  seasonSouth: [],
  continents: ['asia'],
  morphology: {
    capShape: 'convex',
    capColors: ['#fbf9f2', '#f4eedd', '#ebe2c8'],
    capDiameterCm: [4, 10],
    gills: 'gills',
    gillColor: '#fbf9f2',
    stipe: { lengthCm: [7, 9], widthCm: [0.5, 1], color: '#faf7ee', ring: true, volva: true },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [9.5, 12], width: [9, 11.5] },
  references: [
    {
      title: 'Mushroom Poisoning Outbreaks — China, 2019',
      year: 2020,
      url: 'https://doi.org/10.46234/ccdcw2020.005',
      doi: '10.46234/ccdcw2020.005',
    },
    {
      title: 'Mushroom Poisoning Outbreaks — China, 2022',
      year: 2023,
      url: 'https://doi.org/10.46234/ccdcw2023.009',
      doi: '10.46234/ccdcw2023.009',
    },
    {
      title: 'Multi-locus phylogeny of lethal amanitas: Implications for species diversity and historical biogeography',
      year: 2014,
      url: 'https://doi.org/10.1186/1471-2148-14-143',
      doi: '10.1186/1471-2148-14-143',
    },
  ],
  en: {
    habitat:
      'Subtropical broadleaf forest, parks and hill paths, mostly under chinquapin; on the Guangdong coast mostly in spring, elsewhere also in summer.',
    substrates: ['mycorrhiza with Castanopsis and other chinquapins'],
    bruising: null,
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
      'Poorly absorbed from the gut, so they add little to the harm when eaten.',
    ],
    fatality:
      'Eight of nine people who ate it in Guangzhou in March 2000 died; a Chinese report counts at least 99 poisonings and 48 deaths from 2000 to 2014. Among the leading killers in China’s yearly reports.',
    regions:
      'Southern China (first described from Guangdong, also Yunnan and neighbouring provinces); reported from India. Poisonings above all in Guangdong in spring.',
    sporeShape: 'round to nearly round, smooth',
    microscopy: 'Spores amyloid; basidia almost all two-spored; yellow with potassium hydroxide.',
    differences: { 'Amanita fuliginea': 'Dark gray to blackish cap; the other great killer of southern China.' },
    summaries: {},
  },
} as const satisfies PoisonousFacts
