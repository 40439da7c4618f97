import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const lactariusTorminosusFacts = {
  slug: 'lactarius-torminosus',
  scientificName: 'Lactarius torminosus',
  authority: '(Schaeff.) Gray',
  synonyms: ['Agaricus torminosus'],
  commonNames: {
    en: ['Woolly Milkcap'],
    es: ['Falso níscalo', 'Lactario lanoso'],
    pt: ['Lactário-lanoso', 'Falsa-sancha'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Lactarius',
    species: 'Lactarius torminosus',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [0.5, 3],
  toxins: [
    {
      en: 'Velleral and other acrid sesquiterpenes',
      es: 'Veleral y otros sesquiterpenos acres',
      pt: 'Veleral e outros sesquiterpenos acres',
    },
  ],
  course: {
    en: 'Half an hour to three hours after the meal: nausea, repeated vomiting, cramps and watery diarrhea, with sweating and exhaustion. It usually ends within one to two days; children, old people and those who lose much fluid may need hospital.',
    es: 'De media hora a tres horas después de comer: náuseas, vómitos repetidos, cólicos y diarrea acuosa, con sudor y agotamiento. Suele terminar en uno o dos días; los niños, las personas mayores y quienes pierden mucho líquido pueden necesitar hospital.',
    pt: 'De meia hora a três horas depois da refeição: náusea, vômitos repetidos, cólicas e diarreia aquosa, com suor e exaustão. Costuma terminar em um ou dois dias; crianças, idosos e quem perde muito líquido podem precisar de hospital.',
  },
  firstAid: firstAid.gastrointestinal,
  keyMarks: {
    en: [
      'Woolly, rolled-in cap edge',
      'White, unchanging, fiery hot milk',
      'Pink and salmon zones',
      'Always with birch',
      'Cream print',
    ],
    es: [
      'Borde del sombrero lanoso y enrollado',
      'Látex blanco, invariable y ardiente',
      'Zonas rosas y salmón',
      'Siempre con abedul',
      'Esporada crema',
    ],
    pt: [
      'Borda do chapéu peluda e enrolada',
      'Látex branco, invariável e ardente',
      'Zonas rosa e salmão',
      'Sempre com bétula',
      'Esporada creme',
    ],
  },
  takenFor: [
    {
      scientificName: 'Lactarius deliciosus',
      edibility: 'choice',
      differences: {
        en: 'Carrot-orange milk and pits on the stem, no hairs, under pine; the woolly milkcap has white burning milk and a shaggy rim, under birch. Old, dry caps of either may give no milk: leave them.',
        es: 'Látex anaranjado y pie con hoyos, sin pelos, bajo pinos; el falso níscalo tiene látex blanco que quema y borde lanoso, bajo abedules. Los ejemplares viejos y secos pueden no dar látex: déjelos.',
        pt: 'Látex alaranjado e pé com covinhas, sem pelos, sob pinheiros; o lactário-lanoso tem látex branco que queima e borda peluda, sob bétulas. Exemplares velhos e secos podem não dar látex: deixe-os.',
      },
    },
  ],
  doubles: [{ scientificName: 'Lactarius pubescens', edibility: 'toxic' }],
  names: {
    'Lactarius deliciosus': { en: 'Saffron Milk Cap', es: 'Níscalo', pt: 'Sancha' },
    'Lactarius pubescens': { en: 'Bearded Milkcap', es: 'Lactario velloso', pt: 'Lactário-piloso' },
  },
  seasonNorth: [8, 9, 10],
  seasonSouth: [],
  continents: ['europe', 'asia', 'north-america'],
  morphology: {
    capShape: 'funnel',
    capColors: ['#e8b5a0', '#d89b84', '#f3dcc9'],
    capDiameterCm: [4, 12],
    gills: 'gills',
    gillColor: '#f2ddc9',
    stipe: { lengthCm: [3, 8], widthCm: [1, 2.5], color: '#ecc7b3', ring: false, volva: false },
    sporePrint: { color: 'cream', hex: '#f2e8d2' },
    bruising: 'White milk, unchanging and burning hot',
    surface: 'zoned',
  },
  spores: { length: [7.5, 10], width: [5.5, 7.5] },
  references: [
    {
      title: 'Mushroom poisoning: A proposed new clinical classification',
      year: 2019,
      url: 'https://doi.org/10.1016/j.toxicon.2018.11.007',
      doi: '10.1016/j.toxicon.2018.11.007',
    },
    { title: 'Toxic Fungi of Western North America', year: 2008, url: 'https://www.mykoweb.com/TFWNA/', doi: null },
    {
      title: 'Mushrooms: Poisons and Panaceas',
      year: 1995,
      url: 'https://openlibrary.org/isbn/9780716726005',
      doi: null,
    },
  ],
  en: {
    habitat: 'Under birch, often on damp, acid ground, in woods, parks and heaths.',
    substrates: ['mycorrhiza with birch'],
    bruising: 'White milk, unchanging and burning hot',
    toxins: [
      'Irritate the gut; repeated boiling, salting and fermenting removes them in some northern kitchens, ordinary cooking does not.',
    ],
    fatality: 'No well-documented death.',
    regions:
      'Cool Northern Hemisphere wherever birch grows. In Finland and Russia it is parboiled and salted, which others should not copy.',
    sporeShape: 'broadly ellipsoid, with amyloid ridges',
    microscopy: 'Ridges form a broken net; cystidia abundant on the gill edge.',
    differences: { 'Lactarius pubescens': 'Paler, buff, almost unzoned, also under birch.' },
    summaries: {},
  },
} as const satisfies PoisonousFacts
