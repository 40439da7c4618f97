import type { PoisonousFacts } from '../shape'

export const pleurocybellaPorrigensFacts = {
  slug: 'pleurocybella-porrigens',
  scientificName: 'Pleurocybella porrigens',
  authority: '(Pers.) Singer',
  synonyms: ['Pleurotus porrigens', 'Nothopanus porrigens'],
  commonNames: {
    en: ['Angel Wing', 'Angel’s Wings'],
    es: ['Ala de ángel', 'Alas de ángel'],
    pt: ['Asa-de-anjo', 'Asas-de-anjo'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Phyllotopsidaceae',
    genus: 'Pleurocybella',
    species: 'Pleurocybella porrigens',
  },
  edibility: 'deadly',
  syndrome: 'encephalopathy',
  onsetHours: [24, 744],
  toxins: [
    {
      en: 'Pleurocybellaziridine and other suspects',
      es: 'Pleurocibelaziridina y otras sospechosas',
      pt: 'Pleurocibelaziridina e outras suspeitas',
    },
  ],
  course: {
    en: 'No gut upset. Mostly one to three weeks after the meal, in single cases after a day or two or after a month, and often after repeated meals, the limbs shake, speech and walking fail, and days later come confusion, seizures that will not stop, fever and coma with brain damage. Most victims had kidney disease, many on dialysis, but some did not.',
    es: 'Sin molestias digestivas. Por lo general de una a tres semanas después de comer, en algún caso al cabo de uno o dos días o de un mes, y a menudo tras varias comidas, tiemblan los miembros, fallan el habla y la marcha, y días después llegan confusión, convulsiones que no ceden, fiebre y coma con daño cerebral. La mayoría de las víctimas tenía enfermedad renal, muchas en diálisis, pero algunas no.',
    pt: 'Sem mal-estar digestivo. Em geral de uma a três semanas depois da refeição, em alguns casos após um ou dois dias ou um mês, e muitas vezes após várias refeições, os membros tremem, a fala e a marcha falham, e dias depois vêm confusão, convulsões que não cessam, febre e coma com dano cerebral. A maioria das vítimas tinha doença renal, muitas em diálise, mas algumas não.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box, note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. Anyone who has eaten it should call even when well, above all with kidney disease; any tremor, slurred speech or confusion in the weeks after is an emergency.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero con su base en papel o en un recipiente limpio, anote la hora de la comida y quiénes comieron, y haga que revisen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. Quien la haya comido debe llamar aunque se encuentre bien, sobre todo si tiene enfermedad renal; un temblor, habla pastosa o confusión en las semanas siguientes es una urgencia.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere pelos sintomas. Guarde sobras, aparas, vômito e um exemplar inteiro com a base em papel ou num recipiente limpo, anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. Quem a comeu deve ligar mesmo sentindo-se bem, sobretudo se tem doença renal; tremor, fala arrastada ou confusão nas semanas seguintes é uma emergência.',
  },
  keyMarks: {
    en: [
      'Thin, brittle, pure white fans without a stem',
      'On conifer wood, often mossy stumps',
      'Narrow crowded gills',
      'White print',
      'Yellowish when old',
    ],
    es: [
      'Abanicos finos, quebradizos y blancos, sin pie',
      'Sobre madera de coníferas, a menudo tocones musgosos',
      'Láminas estrechas y apretadas',
      'Esporada blanca',
      'Amarillea al envejecer',
    ],
    pt: [
      'Leques finos, quebradiços e brancos, sem pé',
      'Em madeira de coníferas, muitas vezes tocos musgosos',
      'Lâminas estreitas e apertadas',
      'Esporada branca',
      'Amarela ao envelhecer',
    ],
  },
  takenFor: [
    {
      scientificName: 'Pleurotus ostreatus',
      edibility: 'choice',
      differences: {
        en: 'Thick flesh, a short stem and mostly a colored cap, as a rule on broadleaf wood; the angel wing is thin, brittle, white and on conifers. Some oysters are white and some grow on conifers: leave every white shelf on conifer wood.',
        es: 'Carne gruesa, pie corto y sombrero casi siempre con color, por lo general sobre madera de frondosas; el ala de ángel es fina, quebradiza y blanca, sobre coníferas. Hay setas de ostra blancas y otras sobre coníferas: deje toda repisa blanca en madera de conífera.',
        pt: 'Carne grossa, pé curto e chapéu quase sempre com cor, em geral em madeira de folhosas; a asa-de-anjo é fina, quebradiça e branca, em coníferas. Há cogumelos-ostra brancos e outros em coníferas: deixe toda prateleira branca em madeira de conífera.',
      },
    },
    {
      scientificName: 'Pleurotus pulmonarius',
      edibility: 'choice',
      differences: {
        en: 'Pale brown to cream with a short stem, mostly on broadleaf wood, but in western North America on conifers too; wild white shelves on conifer wood should be left.',
        es: 'Crema a pardo claro y con pie corto, sobre todo en madera de frondosas, pero en el oeste de Norteamérica también en coníferas; las repisas blancas sobre coníferas deben dejarse.',
        pt: 'Creme a marrom-claro e com pé curto, sobretudo em madeira de folhosas, mas no oeste da América do Norte também em coníferas; prateleiras brancas em coníferas devem ser deixadas.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Crepidotus mollis', edibility: 'inedible' },
    { scientificName: 'Phyllotopsis nidulans', edibility: 'inedible' },
  ],
  names: {
    'Pleurotus ostreatus': { en: 'Oyster Mushroom', es: 'Seta de ostra', pt: 'Cogumelo-ostra' },
    'Pleurotus pulmonarius': { en: 'Phoenix Oyster', es: 'Gírgola fénix', pt: 'Cogumelo-ostra-fênix' },
    'Crepidotus mollis': { en: 'Soft Slipper', es: 'Crepidoto blando', pt: 'Crepidoto-mole' },
    'Phyllotopsis nidulans': { en: 'Mock Oyster', es: 'Falsa seta de ostra', pt: 'Falso-cogumelo-ostra' },
  },
  seasonNorth: [8, 9, 10, 11],
  seasonSouth: [],
  continents: ['europe', 'asia', 'north-america'],
  morphology: {
    capShape: 'shelf',
    capColors: ['#fdfcf8', '#f7f3e6', '#efe7d0'],
    capDiameterCm: [2, 10],
    gills: 'gills',
    gillColor: '#fbf7ec',
    stipe: null,
    sporePrint: { color: 'white', hex: '#f7f5ee' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [5.5, 7.5], width: [4.5, 6.5] },
  references: [
    {
      title: 'Proof of the Existence of an Unstable Amino Acid: Pleurocybellaziridine in Pleurocybella porrigens',
      year: 2011,
      url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Proof+of+the+Existence+of+an+Unstable+Amino+Acid%3A+Pleurocybellaziridine+in+Pleurocybella+porrigens',
      doi: null,
    },
    {
      title: 'New Syndromes in Mushroom Poisoning',
      year: 2006,
      url: 'https://doi.org/10.2165/00139709-200625030-00004',
      doi: '10.2165/00139709-200625030-00004',
    },
    {
      title:
        'Toxic Potential of Traditionally Consumed Mushroom Species—A Controversial Continuum with Many Unanswered Questions',
      year: 2020,
      url: 'https://doi.org/10.3390/toxins12100639',
      doi: '10.3390/toxins12100639',
    },
  ],
  en: {
    habitat: 'Overlapping clusters on old conifer stumps and logs, mostly hemlock, spruce and cedar.',
    substrates: ['conifer logs and stumps'],
    bruising: null,
    toxins: [
      'An unstable amino acid harmful to brain cells in culture; cyanide and a lectin have also been proposed. The cause of the 2004 outbreak is not settled.',
    ],
    fatality:
      '17 of 59 patients died in Japan in the autumn of 2004; a man in his twenties, reported without kidney disease, fell ill in 2014 and recovered. No cases are known from other countries.',
    regions:
      'Cool conifer forests of the Northern Hemisphere. All recorded brain disease is Japanese (nine prefectures in 2004), though the mushroom is eaten in North America and Europe too.',
    sporeShape: 'round to nearly round, smooth',
    microscopy: 'Spores not amyloid.',
    differences: {
      'Crepidotus mollis': 'Brown print and limp, peelable gelatinous skin.',
      'Phyllotopsis nidulans': 'Orange, hairy, with a bad smell.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Proof+of+the+Existence+of+an+Unstable+Amino+Acid%3A+Pleurocybellaziridine+in+Pleurocybella+porrigens':
        'Identifies an unstable amino acid in the angel wing that is toxic to nerve-tissue cells in culture.',
    },
  },
} as const satisfies PoisonousFacts
