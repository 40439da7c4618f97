import type { PoisonousFacts } from '../shape'

export const amanitaBrunnescensFacts = {
  slug: 'amanita-brunnescens',
  scientificName: 'Amanita brunnescens',
  authority: 'G.F. Atk.',
  synonyms: ['Amanita brunnescens var. pallida', 'Amanita aestivalis sensu auct.'],
  commonNames: {
    en: ['Cleft-foot Amanita', 'Brown American Star-footed Amanita'],
    es: ['Amanita de pie hendido'],
    pt: ['Amanita-de-pé-fendido'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita brunnescens',
  },
  edibility: 'toxic',
  syndrome: 'other',
  onsetHours: null,
  toxins: [{ en: 'Not known', es: 'No se conoce', pt: 'Não conhecida' }],
  course: {
    en: 'No poisoning by this species has been properly documented. Field guides call it possibly or probably poisonous; sickness after eating an unidentified brown amanita has to be handled as death-cap poisoning until proved otherwise.',
    es: 'No hay ninguna intoxicación bien documentada por esta especie. Las guías la dan por posible o probablemente venenosa; todo malestar tras comer una amanita parda sin identificar debe tratarse como intoxicación por oronja verde hasta que se demuestre lo contrario.',
    pt: 'Não há nenhuma intoxicação bem documentada por esta espécie. Os guias a dão como possível ou provavelmente venenosa; todo mal-estar depois de comer uma amanita marrom não identificada deve ser tratado como intoxicação por chapéu-da-morte até prova em contrário.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box; note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. Treat it as a possible death cap until an expert has named it: vomiting or diarrhea that starts six hours or more after the meal means hospital immediately.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a que aparezcan los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero, con su base, en papel o en un recipiente limpio; anote la hora de la comida y quiénes comieron, y haga que examinen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. Trátela como posible oronja verde hasta que un experto le ponga nombre: vómitos o diarrea que empiezan seis horas o más después de comer significan hospital de inmediato.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere os sintomas aparecerem. Guarde sobras, aparas, vômito e um exemplar inteiro, com a base, em papel ou em um recipiente limpo; anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. Trate-a como possível chapéu-da-morte até que um especialista dê o nome: vômitos ou diarreia que começam seis horas ou mais depois da refeição significam hospital imediatamente.',
  },
  keyMarks: {
    en: [
      'Bulb split by vertical clefts, at times shallow',
      'Stains orange-brown to reddish brown',
      'Streaky brown to olive cap, at times almost white, often nearly bare',
      'White ring that collapses against the stem',
      'No true sac',
    ],
    es: [
      'Bulbo partido por hendiduras verticales, a veces poco marcadas',
      'Se mancha de pardo anaranjado a pardo rojizo',
      'Sombrero pardo a oliva, jaspeado, a veces casi blanco, a menudo casi sin placas',
      'Anillo blanco que se desploma sobre el pie',
      'Sin volva en saco',
    ],
    pt: [
      'Bulbo rachado por fendas verticais, às vezes pouco marcadas',
      'Mancha de marrom-alaranjado a marrom-avermelhado',
      'Chapéu marrom a oliva, rajado, às vezes quase branco, muitas vezes quase sem placas',
      'Anel branco que desaba sobre o pé',
      'Sem volva em saco',
    ],
  },
  takenFor: [
    {
      scientificName: 'Amanita rubescens',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'The blusher stains wine-red to pink, not brown, and its bulb is not split. Stains and clefts vary, a death cap may stand beside it and the blusher is poisonous raw: do not eat either.',
        es: 'La amanita rojiza se mancha de rojo vinoso a rosa, no de pardo, y su bulbo no está hendido. Las manchas y las hendiduras varían, puede haber una oronja verde al lado y la rojiza es tóxica cruda: no coma ninguna de las dos.',
        pt: 'A amanita-vinosa mancha de vermelho-vinho a rosa, não de marrom, e seu bulbo não é fendido. Manchas e fendas variam, pode haver um chapéu-da-morte ao lado e a vinosa é tóxica crua: não coma nenhuma das duas.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Amanita phalloides', edibility: 'deadly' },
    { scientificName: 'Amanita citrina', edibility: 'inedible' },
  ],
  names: {
    'Amanita rubescens': { en: 'Blusher', es: 'Amanita rojiza', pt: 'Amanita-vinosa' },
    'Amanita phalloides': { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
    'Amanita citrina': { en: 'False Death Cap', es: 'Falsa oronja verde', pt: 'Amanita-citrina' },
  },
  seasonNorth: [6, 7, 8, 9, 10, 11],
  seasonSouth: [],
  continents: ['north-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#7c6a4e', '#a3926f', '#d9ceb2', '#f0ead9'],
    capDiameterCm: [3, 12],
    gills: 'gills',
    gillColor: '#f8f3e6',
    stipe: { lengthCm: [5, 15], widthCm: [0.8, 2], color: '#f2ead9', ring: true, volva: false },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: 'Stem base and flesh stain orange-brown to reddish brown',
    surface: 'fibrous',
  },
  spores: { length: [7.5, 10], width: [7, 10] },
  references: [
    {
      title: 'The Audubon Society Field Guide to North American Mushrooms',
      year: 1981,
      url: 'https://openlibrary.org/isbn/9780394519920',
      doi: null,
    },
  ],
  en: {
    habitat: 'Dry oak and mixed woods of eastern North America, in summer and autumn.',
    substrates: ['mycorrhiza with oak, beech and pine'],
    bruising: 'Stem base and flesh stain orange-brown to reddish brown',
    toxins: [
      'No amatoxins have been shown; long listed as probably poisonous because nobody has tested it and its relatives are toxic.',
    ],
    fatality: null,
    regions:
      'Eastern North America from Quebec to Florida and Texas. No poisoning reports that name it with certainty; first taken for the death cap by American botanists.',
    sporeShape: 'round, smooth',
    microscopy: 'Spores amyloid; four-spored basidia.',
    differences: {
      'Amanita phalloides':
        'Real sac at the base, no brown staining, bulb not split; in doubt take it for a death cap.',
      'Amanita citrina': 'Lemon-tinted cap, smooth rimmed bulb without deep clefts, smell of raw potato.',
    },
    summaries: {
      'https://openlibrary.org/isbn/9780394519920': 'Standard American guide, with edibility notes and look-alikes.',
    },
  },
} as const satisfies PoisonousFacts
