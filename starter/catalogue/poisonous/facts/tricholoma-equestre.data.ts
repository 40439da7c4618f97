import type { PoisonousFacts } from '../shape'

export const tricholomaEquestreFacts = {
  slug: 'tricholoma-equestre',
  scientificName: 'Tricholoma equestre',
  authority: '(L.) P. Kumm.',
  synonyms: ['Tricholoma flavovirens', 'Tricholoma auratum'],
  commonNames: {
    en: ['Yellow Knight', 'Man on Horseback'],
    es: ['Seta de los caballeros', 'Caballero', 'Verderol'],
    pt: ['Míscaro-amarelo', 'Míscaro', 'Tricoloma-equestre'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Tricholomataceae',
    genus: 'Tricholoma',
    species: 'Tricholoma equestre',
  },
  edibility: 'deadly',
  syndrome: 'rhabdomyolysis',
  onsetHours: [24, 72],
  toxins: [{ en: 'Not identified', es: 'Sin identificar', pt: 'Não identificada' }],
  course: {
    en: 'One to three days after the last of several large meals: tiredness, weakness and pain in the thighs and shoulders, sometimes nausea and sweating without fever. Urine darkens as muscle breaks down. Most recover within weeks; in the worst cases breathing, kidneys and heart muscle fail.',
    es: 'De uno a tres días después de la última de varias comidas abundantes: cansancio, debilidad y dolor en muslos y hombros, a veces náuseas y sudor sin fiebre. La orina se oscurece al destruirse el músculo. La mayoría se recupera en semanas; en los peores casos fallan la respiración, los riñones y el músculo del corazón.',
    pt: 'De um a três dias depois da última de várias refeições fartas: cansaço, fraqueza e dor nas coxas e nos ombros, às vezes náusea e suor sem febre. A urina escurece à medida que o músculo se destrói. A maioria se recupera em semanas; nos piores casos falham a respiração, os rins e o músculo do coração.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box; note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. Muscle pain, weakness or cola-colored urine after a mushroom meal means hospital at once; stop eating the mushroom. Vomiting or diarrhea that starts six hours or more after the meal means hospital at once, whatever you think you ate.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a que aparezcan los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero, con su base, en papel o en un recipiente limpio; anote la hora de la comida y quiénes comieron, y haga que examinen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. Dolor muscular, debilidad u orina oscura como un refresco de cola después de comer setas significan hospital de inmediato; deje de comer esa seta. Vómitos o diarrea que empiezan seis horas o más después de comer significan hospital de inmediato, crea lo que crea haber comido.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere os sintomas aparecerem. Guarde sobras, aparas, vômito e um exemplar inteiro, com a base, em papel ou em um recipiente limpo; anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. Dor muscular, fraqueza ou urina escura como refrigerante de cola depois de comer cogumelos significam hospital imediatamente; pare de comer esse cogumelo. Vômitos ou diarreia que começam seis horas ou mais depois da refeição significam hospital imediatamente, seja qual for o cogumelo que você pensa ter comido.',
  },
  keyMarks: {
    en: [
      'Sulfur yellow gills',
      'Yellow stem without ring or sac',
      'Cap yellow with olive-brown center, sticky when wet and gritty with sand',
      'White print',
      'Pine sand, late autumn and winter',
    ],
    es: [
      'Láminas amarillo azufre',
      'Pie amarillo sin anillo ni volva',
      'Sombrero amarillo con centro pardo oliva, pegajoso con la humedad y con arena adherida',
      'Esporada blanca',
      'Pinares sobre arena, fin de otoño e invierno',
    ],
    pt: [
      'Lâminas amarelo-enxofre',
      'Pé amarelo sem anel nem volva',
      'Chapéu amarelo com centro marrom-oliva, pegajoso quando úmido e com areia grudada',
      'Esporada branca',
      'Pinhais em areia, fim do outono e inverno',
    ],
  },
  takenFor: [
    {
      scientificName: 'Tricholoma portentosum',
      edibility: 'edible',
      differences: {
        en: 'Gray to violet-black streaked cap with only a yellow tinge on whitish gills and stem; the yellow knight is yellow throughout. Death caps have been picked among both: a ring on the stem or a sac at the base means a deadly amanita.',
        es: 'Sombrero gris a negro violáceo, jaspeado, con solo un tono amarillo en láminas y pie blanquecinos; la seta de los caballeros es amarilla del todo. Entre ambas se han recogido oronjas verdes: anillo en el pie o volva en la base significan amanita mortal.',
        pt: 'Chapéu cinza a preto-arroxeado, rajado, só com um tom amarelo em lâminas e pé esbranquiçados; o míscaro-amarelo é todo amarelo. No meio dos dois já se colheram chapéus-da-morte: anel no pé ou volva na base significam amanita mortal.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Amanita phalloides', edibility: 'deadly' },
    { scientificName: 'Tricholoma sulphureum', edibility: 'toxic' },
  ],
  names: {
    'Tricholoma portentosum': { en: 'Charbonnier', es: 'Capuchina', pt: 'Tricoloma-portentoso' },
    'Amanita phalloides': { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
    'Tricholoma sulphureum': { en: 'Sulfur Knight', es: 'Tricoloma de azufre', pt: 'Tricoloma-sulfuroso' },
  },
  seasonNorth: [1, 2, 8, 9, 10, 11, 12],
  seasonSouth: [4, 5, 6, 7],
  continents: ['europe', 'asia', 'north-america', 'south-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#c7a72c', '#dcc350', '#8f7a25'],
    capDiameterCm: [4, 14],
    gills: 'gills',
    gillColor: '#e3c83d',
    stipe: { lengthCm: [3, 10], widthCm: [1, 2.5], color: '#e6d67f', ring: false, volva: false },
    sporePrint: { color: 'white', hex: '#f6f3e6' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [6, 8.5], width: [3.5, 5.5] },
  references: [
    {
      title: 'Wild-Mushroom Intoxication as a Cause of Rhabdomyolysis',
      year: 2001,
      url: 'https://doi.org/10.1056/NEJMoa010581',
      doi: '10.1056/NEJMoa010581',
    },
    {
      title:
        'Is the Yellow Knight Mushroom Edible or Not? A Systematic Review and Critical Viewpoints on the Toxicity of Tricholoma equestre',
      year: 2018,
      url: 'https://doi.org/10.1111/1541-4337.12374',
      doi: '10.1111/1541-4337.12374',
    },
    {
      title:
        'Toxic Potential of Traditionally Consumed Mushroom Species—A Controversial Continuum with Many Unanswered Questions',
      year: 2020,
      url: 'https://doi.org/10.3390/toxins12100639',
      doi: '10.3390/toxins12100639',
    },
    {
      title: 'New Syndromes in Mushroom Poisoning',
      year: 2006,
      url: 'https://doi.org/10.2165/00139709-200625030-00004',
      doi: '10.2165/00139709-200625030-00004',
    },
  ],
  en: {
    habitat:
      'Sandy pine woods, pine plantations and dunes, also under aspen and birch; late autumn and, on mild coasts, winter.',
    substrates: ['mycorrhiza with pine on sand'],
    bruising: null,
    toxins: [
      'Extracts raised muscle enzymes in mice, but no compound has been proved and other mushrooms do it too at high amounts.',
    ],
    fatality:
      'Three of the 12 French patients of 1992–2000 died, and single deaths are reported elsewhere; since millions of meals have passed without harm, some researchers doubt the verdict, but no safe amount is known.',
    regions:
      'Europe, Asia and North America, also in pine plantations of Argentina. Poisonings in south-western France, Poland and Lithuania. Banned from sale in France, Italy and Spain; still gathered and eaten in Portugal, as míscaro, and in Poland.',
    sporeShape: 'ellipsoid, smooth',
    microscopy: 'Spores not amyloid; hyphae without clamps. Several yellow species are still lumped under the name.',
    differences: {
      'Amanita phalloides': 'White gills, ring and sac; pickers of yellow knights have died of it.',
      'Tricholoma sulphureum': 'Smells of coal gas; bitter and rank.',
    },
    summaries: {
      'https://doi.org/10.1056/NEJMoa010581':
        'Twelve French patients, three of whom died, after repeated meals of yellow knight.',
      'https://doi.org/10.1111/1541-4337.12374':
        'Weighs the evidence against the yellow knight and questions parts of it.',
    },
  },
} as const satisfies PoisonousFacts
