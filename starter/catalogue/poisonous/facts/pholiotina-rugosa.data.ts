import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const pholiotinaRugosaFacts = {
  slug: 'pholiotina-rugosa',
  scientificName: 'Pholiotina rugosa',
  authority: '(Peck) Singer',
  synonyms: ['Conocybe filaris', 'Conocybe rugosa', 'Pholiotina filaris'],
  commonNames: {
    en: ['Fool’s Conecap', 'Deadly Conocybe'],
    es: ['Conocibe anillada', 'Foliotina rugosa'],
    pt: ['Conocibe-anelada', 'Foliotina-rugosa'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Bolbitiaceae',
    genus: 'Pholiotina',
    species: 'Pholiotina rugosa',
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
      'Rusty brown print',
      'Small ring, grooved above, that slides or falls off',
      'Tiny brown cone, wrinkled when old, fading as it dries',
      'Does not turn blue, but some relatives do: blue clears nothing',
      'Lawns, mulch and flower beds',
    ],
    es: [
      'Esporada pardo herrumbre',
      'Anillo pequeño, estriado por encima, móvil o caedizo',
      'Cono pardo diminuto, arrugado de viejo, que palidece al secarse',
      'No azulea, pero algunas parientes sí: el azul no garantiza nada',
      'Céspedes, acolchados y macizos de flores',
    ],
    pt: [
      'Esporada marrom-ferrugem',
      'Anel pequeno, estriado por cima, móvel ou caduco',
      'Cone marrom minúsculo, enrugado quando velho, que clareia ao secar',
      'Não fica azul, mas algumas parentes ficam: o azul não garante nada',
      'Gramados, coberturas e canteiros',
    ],
  },
  takenFor: [
    {
      scientificName: 'Psilocybe cyanescens',
      edibility: 'psychoactive',
      differences: {
        en: 'Purple-black print and blue bruising; the conecap has a rusty print and no blue. They share the same wood chips: testing one cap says nothing about the next.',
        es: 'Esporada negro violácea y azuleo; la conocibe tiene esporada herrumbre y no azulea. Comparten las mismas astillas: comprobar una no dice nada de la siguiente.',
        pt: 'Esporada preto-arroxeada e mancha azul; a conocibe tem esporada ferrugem e não fica azul. Dividem as mesmas lascas: testar uma não diz nada da seguinte.',
      },
    },
    {
      scientificName: 'Psilocybe semilanceata',
      edibility: 'psychoactive',
      differences: {
        en: 'Pointed cap with a peelable skin, dark purple-brown print and never a ring, in old pasture; the conecap prints rusty, and its ring may have fallen off. Small brown caps from lawns are never worth the risk.',
        es: 'Sombrero puntiagudo con piel separable, esporada pardo púrpura oscura y nunca anillo, en pastos viejos; la conocibe da esporada herrumbre y puede haber perdido el anillo. Las setitas pardas del césped nunca valen el riesgo.',
        pt: 'Chapéu pontudo com película destacável, esporada marrom-púrpura escura e nunca anel, em pastagem velha; a conocibe dá esporada ferrugem e pode ter perdido o anel. Cogumelinhos marrons do gramado nunca valem o risco.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Galerina marginata', edibility: 'deadly' },
    { scientificName: 'Panaeolus foenisecii', edibility: 'inedible' },
  ],
  names: {
    'Psilocybe cyanescens': { en: 'Wavy Cap', es: 'Sombrero ondulado', pt: 'Chapéu-ondulado' },
    'Psilocybe semilanceata': { en: 'Liberty Cap', es: 'Mongui', pt: 'Barrete-da-liberdade' },
    'Galerina marginata': { en: 'Funeral Bell', es: 'Galerina mortal', pt: 'Galerina-mortal' },
    'Panaeolus foenisecii': { en: 'Mower’s Mushroom', es: 'Paneolo de los prados', pt: 'Paneolo-dos-gramados' },
  },
  seasonNorth: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  seasonSouth: [3, 4, 5, 6, 7, 8],
  continents: ['europe', 'asia', 'north-america', 'oceania'],
  morphology: {
    capShape: 'conical',
    capColors: ['#a8703a', '#c9995f', '#e3c398'],
    capDiameterCm: [0.8, 3],
    gills: 'gills',
    gillColor: '#b58650',
    stipe: { lengthCm: [2, 6], widthCm: [0.1, 0.3], color: '#d9bd92', ring: true, volva: false },
    sporePrint: { color: 'rusty brown', hex: '#8f5a2c' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [7.5, 12], width: [4, 6.5] },
  references: [
    {
      title: 'Taxonomy and toxicity of Conocybe lactea and related species',
      year: 2003,
      url: 'https://experts.nebraska.edu/en/publications/taxonomy-and-toxicity-of-conocybe-lactea-and-related-species',
      doi: null,
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
    habitat:
      'Lawns, compost, mulch, flower beds, plant pots and leaf litter; spring to autumn, in mild climates also winter.',
    substrates: ['wood chips', 'rich soil', 'compost'],
    bruising: null,
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
    ],
    fatality:
      'Amatoxins have been measured in it; well-documented deaths under this name are lacking; it is called deadly on its chemistry.',
    regions:
      'Temperate Northern Hemisphere, also Australia. The people at risk are children and dogs on lawns and those who hunt psilocybes in mulch, above all in the Pacific Northwest.',
    sporeShape: 'ellipsoid, smooth, with a germ pore',
    microscopy:
      'Gill-edge cystidia bottle-shaped, not pin-headed as in true Conocybe; a complex of near-identical species.',
    differences: {
      'Galerina marginata': 'Larger, on wood, ring not movable; also amatoxins.',
      'Panaeolus foenisecii': 'No ring, dark brown print and mottled gills.',
    },
    summaries: {
      'https://experts.nebraska.edu/en/publications/taxonomy-and-toxicity-of-conocybe-lactea-and-related-species':
        'Starts from the amatoxins known in Conocybe filaris, looks for them in other conecaps and sorts out the names.',
    },
  },
} as const satisfies PoisonousFacts
