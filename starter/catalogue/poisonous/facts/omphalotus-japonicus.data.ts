import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const omphalotusJaponicusFacts = {
  slug: 'omphalotus-japonicus',
  scientificName: 'Omphalotus japonicus',
  authority: '(Kawam.) Kirchm. & O.K. Mill.',
  synonyms: ['Lampteromyces japonicus', 'Omphalotus guepiniformis'],
  commonNames: {
    en: ['Moonlight Mushroom', 'Tsukiyotake'],
    es: ['Tsukiyotake', 'Seta de la luna', 'Seta luminosa japonesa'],
    pt: ['Tsukiyotake', 'Cogumelo-do-luar', 'Cogumelo luminoso japonês'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Omphalotaceae',
    genus: 'Omphalotus',
    species: 'Omphalotus japonicus',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [0.5, 3],
  toxins: [
    { en: 'Illudins (illudin S and others)', es: 'Iludinas (iludina S y otras)', pt: 'Iludinas (iludina S e outras)' },
  ],
  course: {
    en: 'Half an hour to three hours after the meal: nausea, repeated vomiting, cramps and watery diarrhea, with sweating and exhaustion. Disturbed sight, hallucinations and convulsions have been reported. Most recover within one to ten days; children, old people and those who lose much fluid may need hospital.',
    es: 'De media hora a tres horas después de comer: náuseas, vómitos repetidos, cólicos y diarrea acuosa, con sudor y agotamiento. Se han descrito vista alterada, alucinaciones y convulsiones. La mayoría se recupera en uno a diez días; los niños, las personas mayores y quienes pierden mucho líquido pueden necesitar hospital.',
    pt: 'De meia hora a três horas depois da refeição: náusea, vômitos repetidos, cólicas e diarreia aquosa, com suor e exaustão. Foram descritas visão alterada, alucinações e convulsões. A maioria se recupera em um a dez dias; crianças, idosos e quem perde muito líquido podem precisar de hospital.',
  },
  firstAid: firstAid.gastrointestinal,
  keyMarks: {
    en: [
      'Dark stain in the cut stem base, faint or missing in some',
      'Ridge like a half ring where gills meet the short side stem',
      'Brown to purple-brown shelf with darker scales, in tiers on beech',
      'Fresh gills glow faintly in the dark',
      'White print',
    ],
    es: [
      'Mancha oscura en la base cortada del pie, débil o ausente en algunos',
      'Reborde como medio anillo donde las láminas tocan el pie corto y lateral',
      'Repisa parda a pardo violácea con escamas oscuras, en pisos sobre haya',
      'Las láminas frescas brillan débilmente en la oscuridad',
      'Esporada blanca',
    ],
    pt: [
      'Mancha escura na base cortada do pé, fraca ou ausente em alguns',
      'Rebordo como meio anel onde as lâminas tocam o pé curto e lateral',
      'Prateleira marrom a marrom-arroxeada com escamas escuras, em andares sobre faia',
      'As lâminas frescas brilham fracamente no escuro',
      'Esporada branca',
    ],
  },
  takenFor: [
    {
      scientificName: 'Lentinula edodes',
      edibility: 'choice',
      differences: {
        en: 'Cut the stem lengthwise: a dark purple-brown stain at its base means the poisonous one, but some lack it, so a clean cut proves nothing. Look too for the ridge where gills meet the short side stem; shiitake has a fibrous stem near the middle.',
        es: 'Corte el pie a lo largo: una mancha oscura pardo violácea en la base delata a la venenosa, pero algunas no la tienen y un corte limpio no prueba nada. Busque también el reborde donde las láminas tocan el pie corto y lateral; el shiitake tiene pie fibroso, más o menos central.',
        pt: 'Corte o pé ao comprido: mancha escura marrom-arroxeada na base denuncia o venenoso, mas alguns não a têm e um corte limpo não prova nada. Procure também o rebordo onde as lâminas tocam o pé curto e lateral; o shiitake tem pé fibroso, mais ou menos central.',
      },
    },
    {
      scientificName: 'Pleurotus ostreatus',
      edibility: 'choice',
      differences: {
        en: 'The moonlight mushroom has a ridge where gills meet the stem, usually a dark stain inside and a faint glow at night; any one of these means leave it. Stain and glow can be missing, so their absence does not make it an oyster.',
        es: 'El tsukiyotake tiene un reborde donde las láminas tocan el pie, casi siempre una mancha oscura dentro y un brillo débil de noche; basta uno de estos signos para dejarlo. La mancha y el brillo pueden faltar: su ausencia no lo convierte en seta de ostra.',
        pt: 'O tsukiyotake tem um rebordo onde as lâminas tocam o pé, quase sempre uma mancha escura por dentro e um brilho fraco à noite; basta um desses sinais para deixá-lo. A mancha e o brilho podem faltar: sua ausência não o torna um cogumelo-ostra.',
      },
    },
    {
      scientificName: 'Sarcomyxa edulis',
      edibility: 'edible',
      differences: {
        en: 'Skin peels off easily over a jelly layer and the cut stem shows no stain; but the two grow mixed on the same logs and the poisonous one may lack its stain. Check every single cap and leave the doubtful ones.',
        es: 'La piel se pela fácilmente sobre una capa gelatinosa y el pie cortado no muestra mancha; pero crecen mezclados en los mismos troncos y al venenoso puede faltarle la mancha. Revise cada ejemplar y deje los dudosos.',
        pt: 'A pele se solta facilmente sobre uma camada gelatinosa e o pé cortado não mostra mancha; mas crescem misturados nos mesmos troncos e ao venenoso pode faltar a mancha. Confira cada exemplar e deixe os duvidosos.',
      },
    },
    {
      scientificName: 'Pleurotus pulmonarius',
      edibility: 'choice',
      differences: {
        en: 'Thinner and paler, without darker scales and without a ridge at the top of the stem; a missing stain in the stem is no proof.',
        es: 'Más fina y pálida, sin escamas oscuras y sin reborde en lo alto del pie; que falte la mancha en el pie no prueba nada.',
        pt: 'Mais fino e pálido, sem escamas escuras e sem rebordo no alto do pé; a falta da mancha no pé não prova nada.',
      },
    },
  ],
  doubles: [],
  names: {
    'Lentinula edodes': { en: 'Shiitake', es: 'Shiitake', pt: 'Shiitake' },
    'Pleurotus ostreatus': { en: 'Oyster Mushroom', es: 'Seta de ostra', pt: 'Cogumelo-ostra' },
    'Sarcomyxa edulis': { en: 'Mukitake', es: 'Mukitake', pt: 'Mukitake' },
    'Pleurotus pulmonarius': { en: 'Phoenix Oyster', es: 'Gírgola fénix', pt: 'Cogumelo-ostra-fênix' },
  },
  seasonNorth: [7, 8, 9, 10, 11],
  seasonSouth: [],
  continents: ['asia'],
  morphology: {
    capShape: 'shelf',
    capColors: ['#c99a5f', '#9c6a39', '#5a3a38'],
    capDiameterCm: [5, 20],
    gills: 'gills',
    gillColor: '#f2e7cd',
    stipe: { lengthCm: [1, 3], widthCm: [1, 3], color: '#e8d6b4', ring: true, volva: false },
    sporePrint: { color: 'white', hex: '#f5f2e8' },
    bruising: null,
    surface: 'scaly',
  },
  spores: { length: [11.5, 16.5], width: [9.5, 16] },
  references: [
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
    {
      title: 'Mushrooms: Poisons and Panaceas',
      year: 1995,
      url: 'https://openlibrary.org/isbn/9780716726005',
      doi: null,
    },
  ],
  en: {
    habitat: 'Overlapping shelves on dead beech, sometimes oak or maple, in mountain forest.',
    substrates: ['beech logs', 'hardwood trunks'],
    bruising: null,
    toxins: ['Cell-poisoning sesquiterpenes; cooking does not make the mushroom safe.'],
    fatality:
      'No death among the patients Japan counted from 2000 to 2022. It causes more mushroom poisonings there than any other species: 720 of 1,441 patients in the ten years to 2016 (Ministry of Health).',
    regions:
      'Japan, Korea, north-eastern China and the Russian Far East. Nearly all poisonings are Japanese, in September and October.',
    sporeShape: 'round, smooth',
    microscopy: 'Very large thick-walled round spores set it apart from oysters and shiitake.',
    differences: {},
    summaries: {},
  },
} as const satisfies PoisonousFacts
