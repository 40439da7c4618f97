import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const amanitaOcreataFacts = {
  slug: 'amanita-ocreata',
  scientificName: 'Amanita ocreata',
  authority: 'Peck',
  synonyms: ['Amanita bivolvata'],
  commonNames: {
    en: ['Western Destroying Angel', 'Death Angel'],
    es: ['Ángel destructor del oeste', 'Amanita blanca de California'],
    pt: ['Anjo-destruidor-do-oeste', 'Amanita-branca-da-califórnia'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita ocreata',
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
      'White, often flushed pinkish buff or tan at the center, at times with a white patch',
      'Thin white sac at the base, often left in the soil',
      'Torn white ring that soon collapses or vanishes',
      'Gills white at every age',
      'Winter and spring, under western oaks',
    ],
    es: [
      'Blanca, con frecuencia crema rosada o tostada en el centro, a veces con una placa blanca',
      'Volva blanca y fina en la base, a menudo dejada en el suelo',
      'Anillo blanco que pronto se rompe o desaparece',
      'Láminas blancas a cualquier edad',
      'Invierno y primavera, bajo encinas y robles del oeste',
    ],
    pt: [
      'Branca, muitas vezes creme-rosada ou amarronzada no centro, às vezes com uma placa branca',
      'Volva branca e fina na base, muitas vezes deixada no solo',
      'Anel branco que logo se rompe ou some',
      'Lâminas brancas em qualquer idade',
      'Inverno e primavera, sob carvalhos do oeste',
    ],
  },
  takenFor: [
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Gills pink then chocolate, dark print, no sac; the angel’s gills stay white and its base sits in a thin white sac that may stay in the soil. Take no white-gilled mushroom.',
        es: 'Láminas rosadas y luego chocolate, esporada oscura y sin volva; en el ángel las láminas siguen blancas y la base queda en una volva blanca y fina que puede quedarse en el suelo. No recoja ninguna seta de láminas blancas.',
        pt: 'Lâminas rosadas e depois chocolate, esporada escura e sem volva; no anjo as lâminas continuam brancas e a base fica numa volva branca e fina que pode ficar no solo. Não colha nenhum cogumelo de lâminas brancas.',
      },
    },
    {
      scientificName: 'Amanita velosa',
      edibility: 'edible',
      differences: {
        en: 'A grooved cap margin and no ring; the angel has a smooth margin and a ring, but the ring soon falls, and the angel too can be pinkish buff with a white patch. Both grow under the same oaks in spring: leave both.',
        es: 'Margen del sombrero estriado y sin anillo; el ángel tiene margen liso y anillo, pero el anillo cae pronto y también el ángel puede ser crema rosado con una placa blanca. Ambas crecen en primavera bajo los mismos robles: no recoja ninguna.',
        pt: 'Margem do chapéu estriada e sem anel; o anjo tem margem lisa e anel, mas o anel cai logo e o anjo também pode ser creme-rosado com uma placa branca. Os dois crescem na primavera sob os mesmos carvalhos: não colha nenhum.',
      },
    },
    {
      scientificName: 'Volvariella volvacea',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'No ring at any age, gills that turn pink and a pinkish print, on straw or compost. Eggs and buttons cannot be told apart: never eat wild ones.',
        es: 'Sin anillo a ninguna edad, láminas que se vuelven rosadas y esporada rosada, sobre paja o compost. Los huevos y botones no se distinguen: nunca coma los silvestres.',
        pt: 'Sem anel em nenhuma idade, lâminas que ficam rosadas e esporada rosada, em palha ou composto. Ovos e botões não se distinguem: nunca coma os silvestres.',
      },
    },
    {
      scientificName: 'Amanita vernicoccora',
      edibility: 'edible',
      differences: {
        en: 'Pale yellow cap with one thick, cottony white patch and a grooved margin; the angel may carry a patch and turn yellowish too, but its margin is smooth. They share trees and season, and one mistake kills: leave both.',
        es: 'Sombrero amarillo pálido con una placa blanca, gruesa y algodonosa, y margen estriado; el ángel también puede llevar placa y amarillear, pero su margen es liso. Comparten árboles y estación, y un solo error mata: no recoja ninguna.',
        pt: 'Chapéu amarelo-pálido com uma placa branca, grossa e cotonosa, e margem estriada; o anjo também pode ter placa e ficar amarelado, mas sua margem é lisa. Dividem árvores e estação, e um só erro mata: não colha nenhum.',
      },
    },
  ],
  doubles: [{ scientificName: 'Amanita phalloides', edibility: 'deadly' }],
  names: {
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Amanita velosa': {
      en: 'Springtime Amanita',
      es: 'Amanita de primavera de California',
      pt: 'Amanita-primaveril-da-califórnia',
    },
    'Volvariella volvacea': { en: 'Paddy Straw Mushroom', es: 'Seta de la paja', pt: 'Cogumelo-da-palha' },
    'Amanita vernicoccora': { en: 'Spring Coccora', es: 'Coccora de primavera', pt: 'Coccora-da-primavera' },
    'Amanita phalloides': { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
  },
  seasonNorth: [1, 2, 3, 4, 5, 12],
  seasonSouth: [],
  continents: ['north-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#faf6ea', '#efe2c4', '#dcc7a0'],
    capDiameterCm: [5, 13],
    gills: 'gills',
    gillColor: '#fbf8ef',
    stipe: { lengthCm: [6, 20], widthCm: [1, 3], color: '#faf6ea', ring: true, volva: true },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [9, 12.5], width: [6.5, 9] },
  references: [
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
    { title: 'Toxic Fungi of Western North America', year: 2008, url: 'https://www.mykoweb.com/TFWNA/', doi: null },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
    },
  ],
  en: {
    habitat: 'Under coast live oak and other western oaks, and hazel, in winter and spring.',
    substrates: ['mycorrhiza with live oak and hazel'],
    bruising: null,
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
      'Poorly absorbed from the gut, so they add little to the harm when eaten.',
    ],
    fatality:
      'Deaths recorded in California; numbers for this species alone are not published, and amatoxin poisoning kills 10–30% of hospital patients, depending on the series.',
    regions:
      'Pacific coast of North America from Washington to Baja California, commonest in California, where the poisonings happen in late winter and spring.',
    sporeShape: 'ellipsoid, smooth',
    microscopy: 'Spores amyloid; four-spored basidia. Yellow reaction to potassium hydroxide.',
    differences: { 'Amanita phalloides': 'Usually greenish, but white forms occur; equally deadly.' },
    summaries: {},
  },
} as const satisfies PoisonousFacts
