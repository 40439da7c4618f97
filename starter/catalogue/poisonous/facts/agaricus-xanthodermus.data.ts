import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const agaricusXanthodermusFacts = {
  slug: 'agaricus-xanthodermus',
  scientificName: 'Agaricus xanthodermus',
  authority: 'Genev.',
  synonyms: ['Agaricus xanthoderma', 'Psalliota xanthoderma'],
  commonNames: {
    en: ['Yellow Stainer'],
    es: ['Champiñón amarilleante', 'Agárico amarilleante'],
    pt: ['Champignon que amarela', 'Agárico que amarela'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Agaricus',
    species: 'Agaricus xanthodermus',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [0.5, 3],
  toxins: [{ en: 'Phenol and related phenolics', es: 'Fenol y fenólicos afines', pt: 'Fenol e fenólicos afins' }],
  course: {
    en: 'Half an hour to three hours after the meal: nausea, repeated vomiting, cramps and watery diarrhea, with sweating and exhaustion. Headache and drowsiness occur too. It usually ends within one to two days; children, old people and those who lose much fluid may need hospital.',
    es: 'De media hora a tres horas después de comer: náuseas, vómitos repetidos, cólicos y diarrea acuosa, con sudor y agotamiento. También hay dolor de cabeza y somnolencia. Suele terminar en uno o dos días; los niños, las personas mayores y quienes pierden mucho líquido pueden necesitar hospital.',
    pt: 'De meia hora a três horas depois da refeição: náusea, vômitos repetidos, cólicas e diarreia aquosa, com suor e exaustão. Também há dor de cabeça e sonolência. Costuma terminar em um ou dois dias; crianças, idosos e quem perde muito líquido podem precisar de hospital.',
  },
  firstAid: firstAid.gastrointestinal,
  keyMarks: {
    en: [
      'Cut stem base flashes chrome yellow, weakly in old or dry ones',
      'Smell of ink, carbolic or hospital, sometimes faint, stronger when cooked',
      'Cap boxy and white when young',
      'Gills pale, then pink, then chocolate',
      'Brown print',
    ],
    es: [
      'La base cortada del pie se vuelve amarillo cromo al instante, poco en ejemplares viejos o secos',
      'Olor a tinta, fenol u hospital, a veces débil, más fuerte al cocinar',
      'Sombrero cuadrado y blanco de joven',
      'Láminas pálidas, luego rosas y después chocolate',
      'Esporada parda',
    ],
    pt: [
      'A base cortada do pé fica amarelo-cromo na hora, pouco em exemplares velhos ou secos',
      'Cheiro de tinta, fenol ou hospital, às vezes fraco, mais forte ao cozinhar',
      'Chapéu quadrado e branco quando jovem',
      'Lâminas pálidas, depois rosadas e depois chocolate',
      'Esporada marrom',
    ],
  },
  takenFor: [
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Scratch the cap edge and cut the very base of the stem: bright yellow at once, or a smell of ink or school paste, means the poisonous one. Old or dry ones stain weakly and some poisonous relatives hardly at all: no yellow proves nothing.',
        es: 'Raspe el borde del sombrero y corte la base misma del pie: amarillo vivo al instante, u olor a tinta o fenol, delata a la venenosa. Los ejemplares viejos o secos se manchan poco y algunos parientes tóxicos casi nada: que no amarillee no prueba nada.',
        pt: 'Raspe a borda do chapéu e corte a própria base do pé: amarelo vivo na hora, ou cheiro de tinta ou fenol, denuncia o venenoso. Exemplares velhos ou secos mancham pouco e alguns parentes tóxicos quase nada: não amarelar não prova nada.',
      },
    },
    {
      scientificName: 'Agaricus arvensis',
      edibility: 'edible',
      differences: {
        en: 'Both turn yellow on the cap. The horse mushroom smells of aniseed and its cut stem base never goes chrome yellow.',
        es: 'Los dos amarillean en el sombrero. La bola de nieve (A. arvensis) huele a anís y la base cortada de su pie nunca se vuelve amarillo cromo.',
        pt: 'Os dois amarelam no chapéu. O A. arvensis cheira a anis e a base cortada do pé nunca fica amarelo-cromo.',
      },
    },
    {
      scientificName: 'Agaricus subrufescens',
      edibility: 'choice',
      differences: {
        en: 'It yellows where rubbed as well, but smells of almond and its stem base does not flash chrome yellow; a smell of ink or hospital means the poisonous one.',
        es: 'También amarillea al frotarlo, pero huele a almendra y la base del pie no se vuelve amarillo cromo al instante; un olor a tinta u hospital delata al venenoso.',
        pt: 'Também amarela onde é esfregado, mas cheira a amêndoa e a base do pé não fica amarelo-cromo na hora; cheiro de tinta ou hospital denuncia o venenoso.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Agaricus moelleri', edibility: 'toxic' },
    { scientificName: 'Amanita phalloides', edibility: 'deadly' },
  ],
  names: {
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Agaricus arvensis': { en: 'Horse Mushroom', es: 'Bola de nieve', pt: 'Bola-de-neve' },
    'Agaricus subrufescens': { en: 'Almond Mushroom', es: 'Champiñón del sol', pt: 'Cogumelo-do-sol' },
    'Agaricus moelleri': { en: 'Inky Mushroom', es: 'Champiñón de tinta', pt: 'Agárico-de-tinta' },
    'Amanita phalloides': { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
  },
  seasonNorth: [7, 8, 9, 10, 11],
  seasonSouth: [3, 4, 5, 6],
  continents: ['europe', 'asia', 'africa', 'north-america', 'oceania', 'south-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#faf6ec', '#e9e0cd', '#cfc3a8'],
    capDiameterCm: [5, 15],
    gills: 'gills',
    gillColor: '#c99a8e',
    stipe: { lengthCm: [5, 15], widthCm: [1, 2.5], color: '#f7f2e6', ring: true, volva: false },
    sporePrint: { color: 'dark brown', hex: '#3d2b22' },
    bruising: 'Bright chrome yellow when rubbed or cut at the stem base, fading to brown',
    surface: 'smooth',
  },
  spores: { length: [5, 7], width: [3.5, 4.5] },
  references: [
    {
      title:
        'Constituents of Agaricus xanthodermus Genevier: The First Naturally Endogenous Azo Compound and Toxic Phenolic Metabolites',
      year: 1984,
      url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Constituents+of+Agaricus+xanthodermus+Genevier%3A+The+First+Naturally+Endogenous+Azo+Compound+and+Toxic+Phenolic+Metabolites',
      doi: null,
    },
    {
      title: 'Mushroom poisoning: A study on circumstances of exposure and patterns of toxicity',
      year: 2012,
      url: 'https://doi.org/10.1016/j.ejim.2012.03.014',
      doi: '10.1016/j.ejim.2012.03.014',
    },
    {
      title: 'Mushrooms: Poisons and Panaceas',
      year: 1995,
      url: 'https://openlibrary.org/isbn/9780716726005',
      doi: null,
    },
  ],
  en: {
    habitat: 'Lawns, parks, hedges, woodland edges and under planted cypress and eucalyptus.',
    substrates: ['grassland soil', 'garden and park soil'],
    bruising: 'Bright chrome yellow when rubbed or cut at the stem base, fading to brown',
    toxins: [
      'Give the smell of ink or hospital and are blamed for the illness; the smell returns stronger when it is cooked.',
    ],
    fatality: 'No well-documented death.',
    regions:
      'Europe, western Asia and North Africa, and introduced with lawns and trees to western North America, South Africa, South America, Australia and New Zealand. In south-eastern Australia it is one of the commonest causes of mushroom illness.',
    sporeShape: 'ellipsoid, smooth',
    microscopy: 'Gill-edge cystidia balloon-shaped; four-spored basidia.',
    differences: {
      'Agaricus moelleri': 'Gray-scaled cap, same ink smell and yellow stain.',
      'Amanita phalloides': 'White gills and a sac; no yellow stain.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Constituents+of+Agaricus+xanthodermus+Genevier%3A+The+First+Naturally+Endogenous+Azo+Compound+and+Toxic+Phenolic+Metabolites':
        'Finds phenol and the pigment behind the yellow stain.',
    },
  },
} as const satisfies PoisonousFacts
