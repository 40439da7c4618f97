import type { PoisonousFacts } from '../shape'

export const verpaBohemicaFacts = {
  slug: 'verpa-bohemica',
  scientificName: 'Verpa bohemica',
  authority: '(Krombh.) J. Schröt.',
  synonyms: ['Ptychoverpa bohemica', 'Morchella bohemica'],
  commonNames: {
    en: ['Early Morel', 'Wrinkled Thimble-cap', 'Early False Morel'],
    es: ['Verpa de Bohemia', 'Verpa arrugada'],
    pt: ['Verpa-da-boêmia', 'Verpa-enrugada'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Morchellaceae',
    genus: 'Verpa',
    species: 'Verpa bohemica',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [1, 12],
  toxins: [{ en: 'Not identified', es: 'Sin identificar', pt: 'Não identificada' }],
  course: {
    en: 'Eaten raw, barely cooked, in quantity or several days running, it upsets the stomach in some people and makes them unsteady and clumsy for several hours. It passes within a day or two. Many people eat it without trouble, which does not make it safe.',
    es: 'Cruda, poco hecha, en cantidad o varios días seguidos, trastorna el estómago de algunas personas y las deja torpes e inestables durante horas. Pasa en uno o dos días. Mucha gente la come sin problemas, lo que no la hace segura.',
    pt: 'Crua, mal cozida, em quantidade ou vários dias seguidos, perturba o estômago de algumas pessoas e as deixa desajeitadas e instáveis por horas. Passa em um ou dois dias. Muita gente a come sem problemas, o que não a torna segura.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box; note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. Go to hospital at once if the illness began six hours or more after the meal, which points to deadlier species, and also if vomiting will not stop, if there is blood, or if the patient is a child, old or pregnant.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a que aparezcan los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero, con su base, en papel o en un recipiente limpio; anote la hora de la comida y quiénes comieron, y haga que examinen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. Vaya al hospital de inmediato si el cuadro empezó seis horas o más después de comer, señal de especies más peligrosas, y también si los vómitos no ceden, si hay sangre o si se trata de un niño, una persona mayor o una embarazada.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere os sintomas aparecerem. Guarde sobras, aparas, vômito e um exemplar inteiro, com a base, em papel ou em um recipiente limpo; anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. Vá ao hospital imediatamente se o quadro começou seis horas ou mais depois da refeição, sinal de espécies mais perigosas, e também se os vômitos não pararem, se houver sangue ou se for criança, pessoa idosa ou grávida.',
  },
  keyMarks: {
    en: [
      'Wrinkled thimble cap fixed only at the top',
      'Cottony stuffing inside the pale stem, hollow with age',
      'Lengthwise folds and wrinkles, in old caps at times joined like pits',
      'Weeks before the morels, or with the first ones',
    ],
    es: [
      'Sombrero arrugado en dedal, unido solo en la punta',
      'Pie claro relleno de fibras algodonosas, hueco con la edad',
      'Pliegues y arrugas a lo largo, a veces unidos como alvéolos en los viejos',
      'Semanas antes que las colmenillas, o con las primeras',
    ],
    pt: [
      'Chapéu enrugado em dedal, unido só na ponta',
      'Pé claro recheado de fibras algodonosas, oco com a idade',
      'Dobras e rugas ao comprido, às vezes unidas como alvéolos nos velhos',
      'Semanas antes das morquelas, ou com as primeiras',
    ],
  },
  takenFor: [
    {
      scientificName: 'Morchella esculenta',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Cap joined to the stem all along its lower edge and pitted; in the verpa the cap hangs free like a thimble, fixed only at the top. Cut each one lengthwise: cotton in the stem points to the verpa, but old ones are hollow.',
        es: 'Sombrero soldado al pie por todo su borde inferior y con alvéolos; en la verpa cuelga libre como un dedal, unido solo en la punta. Corte cada una a lo largo: el algodón en el pie delata a la verpa, pero las viejas están huecas.',
        pt: 'Chapéu soldado ao pé por toda a borda inferior e com alvéolos; na verpa pende livre como um dedal, unido só na ponta. Corte cada uma ao comprido: o algodão no pé indica a verpa, mas as velhas são ocas.',
      },
    },
    {
      scientificName: 'Morchella importuna',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Dark ladder-like ridges with pits, and a cap joined to the stem; the verpa’s cap is free all round and mostly only wrinkled.',
        es: 'Costillas oscuras en escalera con alvéolos, y sombrero unido al pie; el de la verpa es libre todo alrededor y casi siempre solo arrugado.',
        pt: 'Costelas escuras em escada com alvéolos, e chapéu unido ao pé; o da verpa é livre em toda a volta e quase sempre só enrugado.',
      },
    },
    {
      scientificName: 'Morchella semilibera',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Cap joined to the stem halfway down, seen when cut lengthwise, and stem hollow; the verpa’s cap is joined only at the very top.',
        es: 'Sombrero unido al pie hasta la mitad, lo que se ve al cortarlo a lo largo, y pie hueco; el de la verpa se une solo en la punta.',
        pt: 'Chapéu unido ao pé até a metade, o que se vê ao cortar ao comprido, e pé oco; o da verpa une-se só na ponta.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Gyromitra esculenta', edibility: 'deadly' },
    { scientificName: 'Verpa conica', edibility: 'inedible' },
  ],
  names: {
    'Morchella esculenta': { en: 'Yellow Morel', es: 'Colmenilla', pt: 'Morquela' },
    'Morchella importuna': { en: 'Landscape Morel', es: 'Colmenilla de jardín', pt: 'Morquela-de-jardim' },
    'Morchella semilibera': { en: 'Half-free Morel', es: 'Colmenilla semilibre', pt: 'Morquela-semilivre' },
    'Gyromitra esculenta': { en: 'False Morel', es: 'Falsa colmenilla', pt: 'Falsa-morquela' },
    'Verpa conica': { en: 'Smooth Thimble', es: 'Verpa cónica', pt: 'Verpa-cônica' },
  },
  seasonNorth: [2, 3, 4, 5, 6],
  seasonSouth: [],
  continents: ['europe', 'asia', 'north-america'],
  morphology: {
    capShape: 'bell',
    capColors: ['#9c7444', '#bf9a68', '#6f4f2e'],
    capDiameterCm: [1.5, 5],
    gills: 'none',
    gillColor: '#c3a06d',
    stipe: { lengthCm: [5, 20], widthCm: [1, 2.5], color: '#f3ead6', ring: false, volva: false },
    sporePrint: { color: 'yellowish', hex: '#ecdcaa' },
    bruising: null,
    surface: 'folded',
  },
  spores: { length: [60, 80], width: [15, 20] },
  references: [
    {
      title: 'Mushrooms: Poisons and Panaceas',
      year: 1995,
      url: 'https://openlibrary.org/isbn/9780716726005',
      doi: null,
    },
    { title: 'Toxic Fungi of Western North America', year: 2008, url: 'https://www.mykoweb.com/TFWNA/', doi: null },
  ],
  en: {
    habitat: 'Damp woods and river banks with poplar, aspen, ash and cherry, in early spring before the morels.',
    substrates: ['wet woodland soil', 'leaf litter under poplar and willow'],
    bruising: null,
    toxins: [
      'Gyromitrin has long been suspected but never shown with certainty; the upset resembles that of raw or too many morels.',
    ],
    fatality: null,
    regions:
      'Northern Europe, Asia and North America. Reports come from the Pacific Northwest and the Great Lakes; it is eaten widely in eastern Europe.',
    sporeShape: 'long ellipsoid, smooth',
    microscopy: 'Only two giant spores in each ascus, which settles the identification.',
    differences: {
      'Gyromitra esculenta': 'Brain-like red-brown cap on a stout chambered stem.',
      'Verpa conica': 'Smooth, unwrinkled thimble cap; smaller.',
    },
    summaries: {},
  },
} as const satisfies PoisonousFacts
