import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const omphalotusOleariusFacts = {
  slug: 'omphalotus-olearius',
  scientificName: 'Omphalotus olearius',
  authority: '(DC.) Singer',
  synonyms: ['Clitocybe olearia', 'Pleurotus olearius'],
  commonNames: {
    en: ['Jack-o’-Lantern', 'Olive-tree Jack-o’-Lantern'],
    es: ['Seta de olivo', 'Seta del olivo', 'Seta fosforescente'],
    pt: ['Cogumelo-da-oliveira'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Omphalotaceae',
    genus: 'Omphalotus',
    species: 'Omphalotus olearius',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [0.5, 3],
  toxins: [
    { en: 'Illudins (illudin S and others)', es: 'Iludinas (iludina S y otras)', pt: 'Iludinas (iludina S e outras)' },
  ],
  course: {
    en: 'Half an hour to three hours after the meal: nausea, repeated vomiting, cramps and watery diarrhea, with sweating and exhaustion. Headache, dizziness and weakness are common. It usually ends within one to two days; children, old people and those who lose much fluid may need hospital.',
    es: 'De media hora a tres horas después de comer: náuseas, vómitos repetidos, cólicos y diarrea acuosa, con sudor y agotamiento. Son frecuentes el dolor de cabeza, el mareo y la debilidad. Suele terminar en uno o dos días; los niños, las personas mayores y quienes pierden mucho líquido pueden necesitar hospital.',
    pt: 'De meia hora a três horas depois da refeição: náusea, vômitos repetidos, cólicas e diarreia aquosa, com suor e exaustão. São comuns dor de cabeça, tontura e fraqueza. Costuma terminar em um ou dois dias; crianças, idosos e quem perde muito líquido podem precisar de hospital.',
  },
  firstAid: firstAid.gastrointestinal,
  keyMarks: {
    en: [
      'Tufts on wood or roots',
      'True, thin, crowded gills running down the stem',
      'Orange flesh and stem',
      'Fresh gills may glow faintly in the dark; no glow proves nothing',
      'White to cream print',
    ],
    es: [
      'En grupos sobre madera o raíces',
      'Láminas verdaderas, finas y apretadas, que bajan por el pie',
      'Carne y pie anaranjados',
      'Las láminas frescas pueden brillar débilmente en la oscuridad; que no brillen no prueba nada',
      'Esporada blanca a crema',
    ],
    pt: [
      'Em tufos sobre madeira ou raízes',
      'Lâminas verdadeiras, finas e densas, que descem pelo pé',
      'Carne e pé alaranjados',
      'As lâminas frescas podem brilhar fracamente no escuro; não brilhar não prova nada',
      'Esporada branca a creme',
    ],
  },
  takenFor: [
    {
      scientificName: 'Cantharellus cibarius',
      edibility: 'choice',
      differences: {
        en: 'Blunt, forked folds, pale flesh and separate fruits on the forest floor; the jack-o’-lantern has thin, crowded true gills and orange flesh. It stands in tufts on wood, but over buried roots it seems to grow from soil.',
        es: 'Pliegues romos y ahorquillados, carne clara y ejemplares separados en el suelo; la seta de olivo tiene láminas verdaderas, finas y apretadas, y carne anaranjada. Sale en grupos sobre madera, pero sobre raíces enterradas parece salir del suelo.',
        pt: 'Dobras rombas e bifurcadas, carne clara e exemplares separados no chão; o cogumelo-da-oliveira tem lâminas verdadeiras, finas e densas, e carne alaranjada. Sai em tufos sobre madeira, mas sobre raízes enterradas parece sair do solo.',
      },
    },
    {
      scientificName: 'Pleurotus eryngii',
      edibility: 'choice',
      differences: {
        en: 'King oyster has whitish gills and white flesh and grows among thistles in grassland; gills, flesh and stem of the jack-o’-lantern are orange.',
        es: 'La seta de cardo tiene láminas blanquecinas y carne blanca y crece entre cardos en pastizales; en la seta de olivo láminas, carne y pie son anaranjados.',
        pt: 'O cogumelo-do-cardo tem lâminas esbranquiçadas e carne branca e cresce entre cardos em pastagens; no cogumelo-da-oliveira lâminas, carne e pé são alaranjados.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Hygrophoropsis aurantiaca', edibility: 'inedible' },
    { scientificName: 'Omphalotus illudens', edibility: 'toxic' },
  ],
  names: {
    'Cantharellus cibarius': { en: 'Golden Chanterelle', es: 'Rebozuelo', pt: 'Cantarelo' },
    'Pleurotus eryngii': { en: 'King Oyster', es: 'Seta de cardo', pt: 'Cogumelo-do-cardo' },
    'Hygrophoropsis aurantiaca': { en: 'False Chanterelle', es: 'Falso rebozuelo', pt: 'Falso-cantarelo' },
    'Omphalotus illudens': {
      en: 'Eastern Jack-o’-Lantern',
      es: 'Seta linterna americana',
      pt: 'Cogumelo-lanterna americano',
    },
  },
  seasonNorth: [7, 8, 9, 10, 11, 12],
  seasonSouth: [],
  continents: ['europe', 'africa'],
  morphology: {
    capShape: 'funnel',
    capColors: ['#d9731c', '#e99a35', '#b85a15'],
    capDiameterCm: [4, 14],
    gills: 'gills',
    gillColor: '#e89a30',
    stipe: { lengthCm: [4, 15], widthCm: [0.8, 3], color: '#cf7a26', ring: false, volva: false },
    sporePrint: { color: 'white to cream', hex: '#f5efdd' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [5, 7], width: [4.5, 6.5] },
  references: [
    {
      title: 'Mushroom poisoning: A study on circumstances of exposure and patterns of toxicity',
      year: 2012,
      url: 'https://doi.org/10.1016/j.ejim.2012.03.014',
      doi: '10.1016/j.ejim.2012.03.014',
    },
    {
      title: 'Mushroom poisoning: A proposed new clinical classification',
      year: 2019,
      url: 'https://doi.org/10.1016/j.toxicon.2018.11.007',
      doi: '10.1016/j.toxicon.2018.11.007',
    },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
    },
  ],
  en: {
    habitat: 'Dense tufts at the foot of olive, oak, chestnut and eucalyptus, sometimes from buried roots.',
    substrates: ['olive, oak and chestnut stumps and roots'],
    bruising: null,
    toxins: ['Cell-poisoning sesquiterpenes; cooking does not make the mushroom safe.'],
    fatality: 'No well-documented death.',
    regions:
      'Mediterranean Europe and North Africa, spreading north; also planted olives and eucalyptus elsewhere. Poisonings in Spain, Portugal, Italy, southern France, Switzerland and Turkey.',
    sporeShape: 'round to nearly round, smooth',
    microscopy: 'Spores smooth and not amyloid; larger than in O. illudens.',
    differences: {
      'Hygrophoropsis aurantiaca': 'Soft forked gills, single on needles and moss, never in woody tufts.',
      'Omphalotus illudens': 'American twin with smaller, rounder spores.',
    },
    summaries: {},
  },
} as const satisfies PoisonousFacts
