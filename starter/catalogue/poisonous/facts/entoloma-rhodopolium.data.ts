import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const entolomaRhodopoliumFacts = {
  slug: 'entoloma-rhodopolium',
  scientificName: 'Entoloma rhodopolium',
  authority: '(Fr.) P. Kumm.',
  synonyms: ['Entoloma nidorosum', 'Rhodophyllus rhodopolius'],
  commonNames: {
    en: ['Wood Pinkgill', 'Woodland Pinkgill'],
    es: ['Entoloma gris de bosque'],
    pt: ['Entoloma cinzento dos bosques'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Entolomataceae',
    genus: 'Entoloma',
    species: 'Entoloma rhodopolium',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [0.2, 4],
  toxins: [{ en: 'Not identified', es: 'Sin identificar', pt: 'Não identificada' }],
  course: {
    en: 'Ten minutes to four hours after the meal: nausea, repeated vomiting, cramps and watery diarrhea, with exhaustion. Drooling, narrow pupils and heavy sweating can join in, as in muscarine poisoning. It usually ends within one to two days; children, old people and those who lose much fluid may need hospital.',
    es: 'De diez minutos a cuatro horas después de comer: náuseas, vómitos repetidos, cólicos y diarrea acuosa, con agotamiento. Pueden sumarse salivación, pupilas contraídas y sudor intenso, como en la intoxicación por muscarina. Suele terminar en uno o dos días; los niños, las personas mayores y quienes pierden mucho líquido pueden necesitar hospital.',
    pt: 'De dez minutos a quatro horas depois da refeição: náusea, vômitos repetidos, cólicas e diarreia aquosa, com exaustão. Podem somar-se salivação, pupilas contraídas e suor intenso, como na intoxicação por muscarina. Costuma terminar em um ou dois dias; crianças, idosos e quem perde muito líquido podem precisar de hospital.',
  },
  firstAid: firstAid.gastrointestinal,
  keyMarks: {
    en: [
      'Silky gray-brown cap that pales as it dries',
      'Gills white while young, then salmon pink',
      'Brittle, hollow, silky stem without ring',
      'Salmon pink print',
      'Woods, not lawns',
    ],
    es: [
      'Sombrero pardo grisáceo sedoso que palidece al secarse',
      'Láminas blancas de joven y luego rosa salmón',
      'Pie quebradizo, hueco y sedoso, sin anillo',
      'Esporada rosa salmón',
      'Bosques, no céspedes',
    ],
    pt: [
      'Chapéu marrom-acinzentado sedoso que clareia ao secar',
      'Lâminas brancas quando jovem e depois rosa-salmão',
      'Pé quebradiço, oco e sedoso, sem anel',
      'Esporada rosa-salmão',
      'Matas, não gramados',
    ],
  },
  takenFor: [
    {
      scientificName: 'Hypsizygus tessulatus',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Beech mushrooms grow from wood and keep white gills and a white print. The pinkgill grows from soil, and its gills too are white while young: take a spore print and leave whatever prints salmon pink.',
        es: 'Los shimeji de haya salen de madera y conservan láminas y esporada blancas. El entoloma sale del suelo y de joven también tiene láminas blancas: haga una esporada y deje todo lo que la dé rosa salmón.',
        pt: 'Os shimejis de faia saem da madeira e mantêm lâminas e esporada brancas. O entoloma sai do solo e, quando jovem, também tem lâminas brancas: faça a esporada e deixe tudo o que a der rosa-salmão.',
      },
    },
    {
      scientificName: 'Entoloma sarcopum',
      edibility: 'edible',
      differences: {
        en: 'Sturdy, with a felty, finger-marked cap and a solid stem; so close to the poisonous one that experts are fooled and it should be left.',
        es: 'Robusta, con sombrero afieltrado y marcas como huellas, y pie macizo; tan parecida que engaña a los expertos: déjela.',
        pt: 'Robusto, com chapéu feltroso e marcas como de dedos, e pé maciço; tão parecido que engana especialistas: deixe-o.',
      },
    },
  ],
  doubles: [{ scientificName: 'Entoloma sinuatum', edibility: 'toxic' }],
  names: {
    'Hypsizygus tessulatus': { en: 'Beech Mushroom', es: 'Shimeji', pt: 'Buna-shimeji' },
    'Entoloma sarcopum': {
      en: 'Urabenihotei-shimeji',
      es: 'Entoloma comestible japonés',
      pt: 'Entoloma-comestível-japonês',
    },
    'Entoloma sinuatum': { en: 'Livid Pinkgill', es: 'Pérfida', pt: 'Entoloma-lívido' },
  },
  seasonNorth: [8, 9, 10, 11],
  seasonSouth: [],
  continents: ['europe', 'asia', 'north-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#b5a78f', '#cdc1aa', '#8f8069'],
    capDiameterCm: [4, 10],
    gills: 'gills',
    gillColor: '#dcb7a2',
    stipe: { lengthCm: [5, 12], widthCm: [0.5, 1.5], color: '#eee8da', ring: false, volva: false },
    sporePrint: { color: 'salmon pink', hex: '#d8a48e' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [7, 10.5], width: [6.5, 9] },
  references: [
    {
      title:
        'Molecular phylogenetic analysis of new Entoloma rhodopolium-related species in Japan and its identification method using PCR-RFLP',
      year: 2017,
      url: 'https://doi.org/10.1038/s41598-017-14466-x',
      doi: '10.1038/s41598-017-14466-x',
    },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
    },
  ],
  en: {
    habitat: 'Broadleaf and mixed woods, often in groups on damp soil.',
    substrates: ['leaf litter and woodland soil under broadleaf trees'],
    bruising: null,
    toxins: [
      'Gut irritants; a protein that bursts blood cells, choline and muscarine are reported from the Japanese relatives.',
    ],
    fatality:
      'No deaths documented in modern series. Under this name Japan counted 265 of its 1,441 mushroom-poisoning patients in the ten years to 2016 (Ministry of Health).',
    regions:
      'Temperate Europe, Asia and North America in the broad sense. In Japan, where it is one of the two commonest poisoners, DNA shows three other species behind the name.',
    sporeShape: 'angular with five to six sides',
    microscopy: 'A group of species told apart by smell and microscope; clamps present.',
    differences: { 'Entoloma sinuatum': 'Bigger and fleshier, with yellow young gills.' },
    summaries: {
      'https://doi.org/10.1038/s41598-017-14466-x':
        'Shows that Japan’s E. rhodopolium is three other species and how to tell them from edible E. sarcopum by DNA.',
    },
  },
} as const satisfies PoisonousFacts
