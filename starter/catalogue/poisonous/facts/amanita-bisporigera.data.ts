import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const amanitaBisporigeraFacts = {
  slug: 'amanita-bisporigera',
  scientificName: 'Amanita bisporigera',
  authority: 'G.F. Atk.',
  synonyms: [],
  commonNames: {
    en: ['Eastern Destroying Angel', 'Eastern North American Destroying Angel'],
    es: ['Ángel destructor americano', 'Amanita blanca americana'],
    pt: ['Anjo-destruidor-americano', 'Amanita-branca-americana'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita bisporigera',
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
      'Wholly white, center at times cream or pinkish, cap smooth and usually without patches',
      'White sac at the base, buried or left in the soil',
      'Thin skirt-like ring, at times torn away',
      'Gills white at every age',
      'Usually stains yellow with potassium hydroxide; no stain clears nothing',
    ],
    es: [
      'Toda blanca, centro a veces crema o rosado, sombrero liso y casi siempre sin placas',
      'Volva blanca en la base, enterrada o dejada en el suelo',
      'Anillo fino en falda, a veces arrancado',
      'Láminas blancas a cualquier edad',
      'Suele teñirse de amarillo con hidróxido de potasio; si no lo hace, no descarta nada',
    ],
    pt: [
      'Toda branca, centro às vezes creme ou rosado, chapéu liso e quase sempre sem placas',
      'Volva branca na base, enterrada ou deixada no solo',
      'Anel fino em saia, às vezes arrancado',
      'Lâminas brancas em qualquer idade',
      'Costuma ficar amarela com hidróxido de potássio; se não ficar, nada está descartado',
    ],
  },
  takenFor: [
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Gills pink then dark brown and no sac at the base; the angel keeps white gills, a white print and a buried sac. Very young field mushrooms have pale gills too: take none with white gills, and none whose base you have not seen.',
        es: 'Láminas rosadas y después pardo oscuras y base sin volva; el ángel conserva láminas blancas, esporada blanca y una volva enterrada. Los champiñones muy jóvenes también tienen láminas pálidas: no recoja ninguno de láminas blancas ni sin haber visto la base.',
        pt: 'Lâminas rosadas e depois marrom-escuras e base sem volva; o anjo mantém lâminas brancas, esporada branca e volva enterrada. Champignons muito jovens também têm lâminas pálidas: não colha nenhum de lâminas brancas nem sem ter visto a base.',
      },
    },
    {
      scientificName: 'Calvatia gigantea',
      edibility: 'edible',
      differences: {
        en: 'Cut every white ball from top to bottom: a puffball is one even white mass, an amanita egg shows the outline of cap, gills and stem. A faint outline counts too; in doubt throw it away.',
        es: 'Corte cada bola blanca de arriba abajo: el bejín es una masa blanca uniforme; el huevo de amanita muestra la silueta de sombrero, láminas y pie. Una silueta tenue también cuenta; ante la duda, tírelo.',
        pt: 'Corte cada bola branca de cima a baixo: a bufa-de-lobo é uma massa branca uniforme; o ovo de amanita mostra o contorno de chapéu, lâminas e pé. Um contorno fraco também conta; na dúvida, jogue fora.',
      },
    },
    {
      scientificName: 'Leucoagaricus leucothites',
      edibility: 'edible',
      differences: {
        en: 'White too, with a ring and white gills that slowly turn pinkish, but no sac. The angel’s sac stays in the soil when the stem is pulled: too alike, never eat it.',
        es: 'También blanca, con anillo y láminas blancas que poco a poco se vuelven rosadas, pero sin volva. La volva del ángel se queda en el suelo al arrancarlo: demasiado parecidas, no la coma nunca.',
        pt: 'Também branco, com anel e lâminas brancas que aos poucos ficam rosadas, mas sem volva. A volva do anjo fica no solo quando se puxa o pé: parecidos demais, nunca o coma.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Amanita ocreata', edibility: 'deadly' },
    { scientificName: 'Amanita citrina', edibility: 'inedible' },
  ],
  names: {
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Calvatia gigantea': { en: 'Giant Puffball', es: 'Bejín gigante', pt: 'Bufa-de-lobo-gigante' },
    'Leucoagaricus leucothites': { en: 'White Dapperling', es: 'Lepiota blanca', pt: 'Lepiota-branca' },
    'Amanita ocreata': {
      en: 'Western Destroying Angel',
      es: 'Ángel destructor del oeste',
      pt: 'Anjo-destruidor-do-oeste',
    },
    'Amanita citrina': { en: 'False Death Cap', es: 'Falsa oronja verde', pt: 'Amanita-citrina' },
  },
  seasonNorth: [5, 6, 7, 8, 9, 10, 11],
  seasonSouth: [],
  continents: ['north-america', 'south-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#fcfaf3', '#f3eee0', '#e9e0c9'],
    capDiameterCm: [3, 10],
    gills: 'gills',
    gillColor: '#fcfaf3',
    stipe: { lengthCm: [6, 14], widthCm: [0.5, 2], color: '#fbf8ef', ring: true, volva: true },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [7.8, 10], width: [7, 9.5] },
  references: [
    {
      title: 'Gene family encoding the major toxins of lethal Amanita mushrooms',
      year: 2007,
      url: 'https://doi.org/10.1073/pnas.0707340104',
      doi: '10.1073/pnas.0707340104',
    },
    {
      title: 'Multi-locus phylogeny of lethal amanitas: Implications for species diversity and historical biogeography',
      year: 2014,
      url: 'https://doi.org/10.1186/1471-2148-14-143',
      doi: '10.1186/1471-2148-14-143',
    },
    {
      title: 'Treatment of Amatoxin Poisoning: 20-Year Retrospective Analysis',
      year: 2002,
      url: 'https://doi.org/10.1081/CLT-120014646',
      doi: '10.1081/CLT-120014646',
    },
    {
      title:
        'Alternativas para la atención oportuna de las intoxicaciones por consumo de hongos en México y Centroamérica',
      year: 2023,
      url: 'https://doi.org/10.24875/gmm.23000101',
      doi: '10.24875/gmm.23000101',
    },
  ],
  en: {
    habitat:
      'Oak, mixed and conifer woods and the lawns beside them, in warm wet summers and early autumn; in Mexico also pine and fir forest.',
    substrates: ['mycorrhiza with oak and other broadleaf trees, pine and fir'],
    bruising: null,
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
      'Poorly absorbed from the gut, so they add little to the harm when eaten.',
    ],
    fatality:
      'Deaths in the United States, Canada and Mexico every few years; amatoxin poisoning from any species kills 10–30% of hospital patients, depending on the series.',
    regions:
      'Eastern North America from Canada to Mexico, also reported from Costa Rica and from Colombian oak woods. Poisonings in the eastern United States, Quebec, Ontario and the Mexican highlands, where white amanitas cause most deaths.',
    sporeShape: 'round to nearly round, smooth',
    microscopy: 'Spores amyloid; basidia mostly two-spored, later in the season also four-spored.',
    differences: {
      'Amanita ocreata': 'Pacific coast, winter and spring; cap often with a tan center.',
      'Amanita citrina': 'Rounded bulb with a rim rather than a sac, and a smell of raw potato; never eaten.',
    },
    summaries: {
      'https://doi.org/10.1073/pnas.0707340104':
        'Finds the genes for amatoxins and phallotoxins in Amanita bisporigera.',
      'https://doi.org/10.24875/gmm.23000101':
        'Spanish-language platform and review of mushroom poisonings in Mexico and Central America.',
    },
  },
} as const satisfies PoisonousFacts
