import type { PoisonousFacts } from '../shape'

export const coprinopsisAtramentariaFacts = {
  slug: 'coprinopsis-atramentaria',
  scientificName: 'Coprinopsis atramentaria',
  authority: '(Bull.) Redhead, Vilgalys & Moncalvo',
  synonyms: ['Coprinus atramentarius'],
  commonNames: {
    en: ['Common Inkcap', 'Tippler’s Bane', 'Inky Cap'],
    es: ['Coprino antialcohólico', 'Coprino entintado'],
    pt: ['Coprino-cinzento', 'Coprino-antialcoólico'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Psathyrellaceae',
    genus: 'Coprinopsis',
    species: 'Coprinopsis atramentaria',
  },
  edibility: 'toxic',
  syndrome: 'coprine',
  onsetHours: [0.1, 2],
  toxins: [{ en: 'Coprine', es: 'Coprina', pt: 'Coprina' }],
  course: {
    en: 'Seems harmless until alcohol is drunk, with the meal or up to five days after it. Within minutes to two hours of the drink come a hot red face and neck, a metallic taste, pounding heart, nausea, vomiting and tingling, sometimes chest pain, faintness and an irregular pulse. It passes in a few hours and returns with the next drink while the compound remains.',
    es: 'Parece inofensiva hasta que se bebe alcohol, en la comida o hasta cinco días después. Entre unos minutos y dos horas después del trago llegan cara y cuello rojos y calientes, sabor metálico, palpitaciones, náuseas, vómitos y hormigueo, a veces dolor de pecho, desmayo y pulso irregular. Pasa en pocas horas y vuelve con la siguiente copa mientras dure el compuesto.',
    pt: 'Parece inofensivo até se beber álcool, na refeição ou até cinco dias depois. Entre alguns minutos e duas horas depois da bebida vêm rosto e pescoço vermelhos e quentes, gosto metálico, palpitações, náusea, vômitos e formigamento, às vezes dor no peito, desmaio e pulso irregular. Passa em poucas horas e volta com a próxima dose enquanto o composto dura.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box, note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. No alcohol in any form, medicines and aftershave included, for at least five days. Chest pain, fainting or a racing irregular heart needs an ambulance.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero con su base en papel o en un recipiente limpio, anote la hora de la comida y quiénes comieron, y haga que revisen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. Nada de alcohol en ninguna forma, incluidos medicamentos y colonias, durante al menos cinco días. Dolor de pecho, desmayo o palpitaciones irregulares exigen una ambulancia.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere pelos sintomas. Guarde sobras, aparas, vômito e um exemplar inteiro com a base em papel ou num recipiente limpo, anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. Nada de álcool em nenhuma forma, incluindo remédios e loções, durante pelo menos cinco dias. Dor no peito, desmaio ou palpitações irregulares exigem uma ambulância.',
  },
  keyMarks: {
    en: [
      'Gray egg-shaped cap, then a furrowed bell that melts into ink',
      'Smooth cap, at most tiny brown scales at the top',
      'Crowded gills, white, gray, then black ink',
      'Black print',
      'Low ridge near the stem base, no real ring',
    ],
    es: [
      'Sombrero gris ovoide y luego campana surcada que se deshace en tinta',
      'Sombrero liso, como mucho con diminutas escamas pardas en lo alto',
      'Láminas apretadas, blancas, grises y después tinta negra',
      'Esporada negra',
      'Reborde bajo cerca de la base, sin anillo verdadero',
    ],
    pt: [
      'Chapéu cinza ovoide e depois sino sulcado que se desfaz em tinta',
      'Chapéu liso, no máximo com escamas marrons minúsculas no alto',
      'Lâminas densas, brancas, cinzas e depois tinta preta',
      'Esporada preta',
      'Rebordo baixo perto da base, sem anel verdadeiro',
    ],
  },
  takenFor: [
    {
      scientificName: 'Coprinus comatus',
      edibility: 'edible',
      differences: {
        en: 'Tall white cylinder with upturned shaggy scales and a ring that slides; the inkcap is gray, egg- then bell-shaped, smooth or with tiny scales, and grows in tight clumps.',
        es: 'Cilindro alto y blanco con escamas lanosas levantadas y anillo corredizo; el coprino antialcohólico es gris, ovoide y después acampanado, liso o con escamas diminutas, en grupos apretados.',
        pt: 'Cilindro alto e branco com escamas lanosas levantadas e anel móvel; o coprino-cinzento é cinza, ovoide e depois campanulado, liso ou com escamas minúsculas, em grupos apertados.',
      },
    },
  ],
  doubles: [{ scientificName: 'Coprinopsis variegata', edibility: 'toxic' }],
  names: {
    'Coprinus comatus': { en: 'Shaggy Mane', es: 'Barbuda', pt: 'Coprino-cabeludo' },
    'Coprinopsis variegata': { en: 'Scaly Inky Cap', es: 'Coprino escamoso', pt: 'Coprino-escamoso' },
  },
  seasonNorth: [4, 5, 6, 7, 8, 9, 10, 11],
  seasonSouth: [3, 4, 5, 6, 7],
  continents: ['europe', 'asia', 'north-america', 'oceania', 'south-america', 'africa'],
  morphology: {
    capShape: 'bell',
    capColors: ['#b9b2a5', '#9c9486', '#cec8bb'],
    capDiameterCm: [3, 9],
    gills: 'gills',
    gillColor: '#8d847a',
    stipe: { lengthCm: [5, 15], widthCm: [0.8, 1.8], color: '#efeae0', ring: false, volva: false },
    sporePrint: { color: 'black', hex: '#1b1819' },
    bruising: 'Cap and gills dissolve into black ink',
    surface: 'smooth',
  },
  spores: { length: [7, 11], width: [4.5, 6.5] },
  references: [
    {
      title: 'Poisoning by Coprinus atramentarius',
      year: 1992,
      url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Poisoning+by+Coprinus+atramentarius',
      doi: null,
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
    habitat: 'Grass, gardens, verges and buried wood in towns.',
    substrates: ['buried hardwood and rich soil'],
    bruising: 'Cap and gills dissolve into black ink',
    toxins: [
      'Turns into 1-aminocyclopropanol, which stops the body clearing alcohol past acetaldehyde; survives cooking and drying.',
    ],
    fatality:
      'Deaths are at most exceptional; the danger is irregular heartbeat and collapse in people with heart disease.',
    regions:
      'Temperate regions of the world, common in cities. Cases everywhere it is mistaken for the shaggy mane, in Europe and North America above all.',
    sporeShape: 'almond-shaped to ellipsoid, smooth, with a germ pore',
    microscopy: 'Large pouch-shaped cystidia on the gill face.',
    differences: { 'Coprinopsis variegata': 'Woolly patches on the cap; the same reaction with alcohol.' },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Poisoning+by+Coprinus+atramentarius':
        'Review of coprine and the reaction with alcohol.',
    },
  },
} as const satisfies PoisonousFacts
