import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const entolomaSinuatumFacts = {
  slug: 'entoloma-sinuatum',
  scientificName: 'Entoloma sinuatum',
  authority: '(Bull.) P. Kumm.',
  synonyms: ['Entoloma lividum', 'Entoloma eulividum', 'Rhodophyllus sinuatus'],
  commonNames: {
    en: ['Livid Pinkgill', 'Livid Entoloma'],
    es: ['Pérfida', 'Seta engañosa', 'Entoloma lívido'],
    pt: ['Entoloma-lívido'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Entolomataceae',
    genus: 'Entoloma',
    species: 'Entoloma sinuatum',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [0.5, 4],
  toxins: [{ en: 'Not identified', es: 'Sin identificar', pt: 'Não identificada' }],
  course: {
    en: 'Half an hour to four hours after the meal: nausea, repeated vomiting, cramps and watery diarrhea, with sweating and exhaustion. Severe colic and days of weakness are common with this species. It usually ends within one to two days; children, old people and those who lose much fluid may need hospital.',
    es: 'De media hora a cuatro horas después de comer: náuseas, vómitos repetidos, cólicos y diarrea acuosa, con sudor y agotamiento. Con esta especie son frecuentes los cólicos fuertes y varios días de debilidad. Suele terminar en uno o dos días; los niños, las personas mayores y quienes pierden mucho líquido pueden necesitar hospital.',
    pt: 'De meia hora a quatro horas depois da refeição: náusea, vômitos repetidos, cólicas e diarreia aquosa, com suor e exaustão. Com esta espécie são comuns cólicas fortes e vários dias de fraqueza. Costuma terminar em um ou dois dias; crianças, idosos e quem perde muito líquido podem precisar de hospital.',
  },
  firstAid: firstAid.gastrointestinal,
  keyMarks: {
    en: [
      'Large, greasy, leaden white to buff cap',
      'Gills yellow when young, then salmon pink',
      'No ring, no sac',
      'Salmon pink print',
      'Often a strong smell of meal or cucumber, at times none',
    ],
    es: [
      'Sombrero grande, graso, blanco plomizo a crema',
      'Láminas amarillas de joven y luego rosa salmón',
      'Sin anillo ni volva',
      'Esporada rosa salmón',
      'A menudo fuerte olor a harina o pepino, a veces ninguno',
    ],
    pt: [
      'Chapéu grande, gorduroso, branco-plúmbeo a creme',
      'Lâminas amarelas quando jovem e depois rosa-salmão',
      'Sem anel nem volva',
      'Esporada rosa-salmão',
      'Muitas vezes forte cheiro de farinha ou pepino, às vezes nenhum',
    ],
  },
  takenFor: [
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Gills free of the stem, pink and then dark brown, a dark brown print and a ring, which may fall off; the pinkgill has no ring, notched gills that are yellowish and then salmon, a salmon print and often a mealy smell.',
        es: 'Láminas libres, rosadas y luego pardo oscuras, esporada pardo oscura y anillo, que puede caerse; la pérfida no tiene anillo, sus láminas son escotadas, amarillentas y luego salmón, su esporada es salmón y huele a menudo a harina.',
        pt: 'Lâminas livres, rosadas e depois marrom-escuras, esporada marrom-escura e anel, que pode cair; o entoloma não tem anel, suas lâminas são recortadas, amareladas e depois salmão, sua esporada é salmão e muitas vezes cheira a farinha.',
      },
    },
    {
      scientificName: 'Calocybe gambosa',
      edibility: 'edible',
      differences: {
        en: 'Crowded gills that stay white and a white print, in spring; gills and print of the pinkgill turn salmon. Both smell of meal, so neither smell nor season settles it: take a spore print.',
        es: 'Láminas apretadas que siguen blancas y esporada blanca, en primavera; las láminas y la esporada de la pérfida se vuelven salmón. Las dos huelen a harina: ni el olor ni la época bastan, haga una esporada.',
        pt: 'Lâminas apertadas que continuam brancas e esporada branca, na primavera; as lâminas e a esporada do entoloma ficam salmão. Os dois cheiram a farinha: nem o cheiro nem a época bastam, faça a esporada.',
      },
    },
    {
      scientificName: 'Clitopilus prunulus',
      edibility: 'edible',
      differences: {
        en: 'Gills run down the stem from the start and the flesh is soft; the pinkgill is bigger and its gills are notched at the stem. Both print pink and smell of meal: leave it when unsure.',
        es: 'Láminas que bajan por el pie desde el principio y carne blanda; la pérfida es más grande y sus láminas son escotadas. Las dos dan esporada rosa y huelen a harina: si hay duda, déjela.',
        pt: 'Lâminas que descem pelo pé desde o início e carne mole; o entoloma é maior e suas lâminas são recortadas junto ao pé. Os dois dão esporada rosa e cheiram a farinha: na dúvida, deixe-o.',
      },
    },
    {
      scientificName: 'Clitocybe nebularis',
      edibility: 'toxic',
      differences: {
        en: 'White to cream gills that run a little down the stem and never turn salmon; those of the pinkgill are notched, yellowish and then salmon. The clouded funnel itself upsets many people: leave both.',
        es: 'Láminas blancas a crema que bajan un poco por el pie y nunca se vuelven salmón; las de la pérfida son escotadas, amarillentas y luego salmón. La pardilla (C. nebularis) también sienta mal a muchos: deje ambas.',
        pt: 'Lâminas brancas a creme que descem um pouco pelo pé e nunca ficam salmão; as do entoloma são recortadas, amareladas e depois salmão. O próprio C. nebularis faz mal a muita gente: deixe os dois.',
      },
    },
  ],
  doubles: [{ scientificName: 'Entoloma rhodopolium', edibility: 'toxic' }],
  names: {
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Calocybe gambosa': { en: 'St George’s Mushroom', es: 'Seta de San Jorge', pt: 'Cogumelo-de-são-jorge' },
    'Clitopilus prunulus': { en: 'The Miller', es: 'Molinera', pt: 'Cogumelo-moleiro' },
    'Clitocybe nebularis': { en: 'Clouded Funnel', es: 'Pardilla', pt: 'Clitocibe-nebular' },
    'Entoloma rhodopolium': { en: 'Wood Pinkgill', es: 'Entoloma gris de bosque', pt: 'Entoloma cinzento dos bosques' },
  },
  seasonNorth: [7, 8, 9, 10],
  seasonSouth: [],
  continents: ['europe', 'asia', 'north-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#cfc7b4', '#e2dac8', '#b3a991'],
    capDiameterCm: [6, 20],
    gills: 'gills',
    gillColor: '#d9b39c',
    stipe: { lengthCm: [5, 15], widthCm: [1.5, 3.5], color: '#efe9da', ring: false, volva: false },
    sporePrint: { color: 'salmon pink', hex: '#d8a48e' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [8, 11], width: [7, 9.5] },
  references: [
    {
      title: 'Mushroom poisoning: A study on circumstances of exposure and patterns of toxicity',
      year: 2012,
      url: 'https://doi.org/10.1016/j.ejim.2012.03.014',
      doi: '10.1016/j.ejim.2012.03.014',
    },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
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
    habitat: 'Oak, beech and hornbeam woods on clay and limestone.',
    substrates: ['mycorrhiza with oak and beech'],
    bruising: null,
    toxins: ['Gut irritants of unknown nature; cooking does not make it safe.'],
    fatality:
      'Deaths are rare and mostly old; modern series record severe gut illness, sometimes with raised liver values.',
    regions:
      'Europe, above all its warmer parts, and reported from Asia and North America. One of the main causes of mushroom illness in France, Switzerland and Spain.',
    sporeShape: 'angular with five to six sides',
    microscopy: 'Clamps present; angular pink spores settle the genus.',
    differences: { 'Entoloma rhodopolium': 'Thinner, fading as it dries, gills never yellow; the same salmon print.' },
    summaries: {},
  },
} as const satisfies PoisonousFacts
