import type { PoisonousFacts } from '../shape'

export const gyromitraEsculentaFacts = {
  slug: 'gyromitra-esculenta',
  scientificName: 'Gyromitra esculenta',
  authority: '(Pers.) Fr.',
  synonyms: ['Helvella esculenta', 'Physomitra esculenta'],
  commonNames: {
    en: ['False Morel', 'Brain Mushroom', 'Turban Fungus'],
    es: ['Falsa colmenilla', 'Bonete'],
    pt: ['Falsa-morquela', 'Giromitra'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Discinaceae',
    genus: 'Gyromitra',
    species: 'Gyromitra esculenta',
  },
  edibility: 'deadly',
  syndrome: 'gyromitrin',
  onsetHours: [2, 24],
  toxins: [{ en: 'Gyromitrin', es: 'Giromitrina', pt: 'Giromitrina' }],
  course: {
    en: 'Usually five to twelve hours after the meal, two to 24 at the extremes: bloating, vomiting, diarrhea, headache and dizziness. Most recover in a few days. In severe cases, after a quieter day, the liver fails with jaundice, red cells break down, and fits, delirium and coma follow; deaths come on days 5 to 7. Cooks can fall ill from the steam alone, and repeated meals may harm over years.',
    es: 'Por lo general de cinco a doce horas después de comer, de dos a 24 en los casos extremos: hinchazón, vómitos, diarrea, dolor de cabeza y mareo. La mayoría se recupera en pocos días. En los graves, tras un día más tranquilo, falla el hígado con ictericia, se destruyen glóbulos rojos y aparecen convulsiones, delirio y coma; las muertes llegan del quinto al séptimo día. Quien cocina puede enfermar solo con el vapor, y las comidas repetidas pueden dañar a lo largo de los años.',
    pt: 'Em geral de cinco a doze horas depois da refeição, de duas a 24 nos casos extremos: inchaço, vômitos, diarreia, dor de cabeça e tontura. A maioria se recupera em poucos dias. Nos graves, depois de um dia mais calmo, o fígado falha com icterícia, os glóbulos vermelhos se rompem e vêm convulsões, delírio e coma; as mortes ocorrem do quinto ao sétimo dia. Quem cozinha pode adoecer só com o vapor, e refeições repetidas podem fazer mal ao longo dos anos.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box; note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. Leave the room where they were boiled and let in fresh air: the steam is poisonous too. Vomiting that starts six hours or more after the meal, fits, drowsiness or jaundice mean hospital at once.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a que aparezcan los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero, con su base, en papel o en un recipiente limpio; anote la hora de la comida y quiénes comieron, y haga que examinen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. Salga del lugar donde se hirvieron y ventile: el vapor también es tóxico. Vómitos que empiezan seis horas o más después de comer, convulsiones, somnolencia o ictericia significan hospital de inmediato.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere os sintomas aparecerem. Guarde sobras, aparas, vômito e um exemplar inteiro, com a base, em papel ou em um recipiente limpo; anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. Saia do local onde foram fervidos e ventile: o vapor também é tóxico. Vômitos que começam seis horas ou mais depois da refeição, convulsões, sonolência ou icterícia significam hospital imediatamente.',
  },
  keyMarks: {
    en: [
      'Brain-like or saddle-like red-brown lobes, no pits',
      'Stem mostly chambered or stuffed when cut lengthwise, at times hollow',
      'Spring, sandy conifer ground',
      'Brittle, waxy flesh',
    ],
    es: [
      'Lóbulos pardo rojizos como un cerebro o silla de montar, sin alvéolos',
      'Pie casi siempre con cámaras o relleno al cortarlo a lo largo, a veces hueco',
      'Primavera, suelos arenosos de coníferas',
      'Carne quebradiza y cérea',
    ],
    pt: [
      'Lobos marrom-avermelhados como cérebro ou sela, sem alvéolos',
      'Pé quase sempre com câmaras ou recheado ao cortar ao comprido, às vezes oco',
      'Primavera, solos arenosos de coníferas',
      'Carne quebradiça e cerosa',
    ],
  },
  takenFor: [
    {
      scientificName: 'Morchella esculenta',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'A morel is pitted like a honeycomb and, cut lengthwise, one clean hollow from tip to foot; the false morel has brain-like lobes without pits. Its stem is mostly chambered or stuffed but can be hollow too: the cap decides.',
        es: 'La colmenilla tiene alvéolos de panal y, cortada a lo largo, un único hueco limpio de punta a pie; la falsa tiene lóbulos como un cerebro, sin alvéolos. Su pie suele tener cámaras o relleno, pero también puede ser hueco: decide el sombrero.',
        pt: 'A morquela tem alvéolos de favo e, cortada ao comprido, um único oco limpo da ponta ao pé; a falsa tem lobos como um cérebro, sem alvéolos. Seu pé costuma ter câmaras ou recheio, mas também pode ser oco: decide o chapéu.',
      },
    },
    {
      scientificName: 'Morchella importuna',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Ladder-like dark ridges and pits on a pointed cap joined to the stem; never lobed and brain-like.',
        es: 'Costillas oscuras en escalera con alvéolos, en un sombrero puntiagudo unido al pie; nunca lobulado como un cerebro.',
        pt: 'Costelas escuras em escada com alvéolos, num chapéu pontudo unido ao pé; nunca lobado como um cérebro.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Gyromitra gigas', edibility: 'toxic' },
    { scientificName: 'Verpa bohemica', edibility: 'toxic' },
  ],
  names: {
    'Morchella esculenta': { en: 'Yellow Morel', es: 'Colmenilla', pt: 'Morquela' },
    'Morchella importuna': { en: 'Landscape Morel', es: 'Colmenilla de jardín', pt: 'Morquela-de-jardim' },
    'Gyromitra gigas': { en: 'Snow False Morel', es: 'Giromitra gigante', pt: 'Giromitra-gigante' },
    'Verpa bohemica': { en: 'Early Morel', es: 'Verpa de Bohemia', pt: 'Verpa-da-boêmia' },
  },
  seasonNorth: [3, 4, 5, 6, 7],
  seasonSouth: [],
  continents: ['europe', 'asia', 'north-america'],
  morphology: {
    capShape: 'brain',
    capColors: ['#6d3a22', '#8f5230', '#b07a4a'],
    capDiameterCm: [3, 15],
    gills: 'none',
    gillColor: '#7d4629',
    stipe: { lengthCm: [2, 7], widthCm: [1, 3], color: '#e9dcc6', ring: false, volva: false },
    sporePrint: { color: 'cream to yellow-buff', hex: '#ecdfbd' },
    bruising: null,
    surface: 'folded',
  },
  spores: { length: [18, 23], width: [9, 12] },
  references: [
    {
      title: 'Poisoning by Gyromitra esculenta—a review',
      year: 1991,
      url: 'https://doi.org/10.1002/jat.2550110403',
      doi: '10.1002/jat.2550110403',
    },
    {
      title:
        'Not all bad: Gyromitrin has a limited distribution in the false morels as determined by a new ultra high-performance liquid chromatography method',
      year: 2023,
      url: 'https://doi.org/10.1080/00275514.2022.2146473',
      doi: '10.1080/00275514.2022.2146473',
    },
    {
      title: 'An amyotrophic lateral sclerosis hot spot in the French Alps associated with genotoxic fungi',
      year: 2021,
      url: 'https://doi.org/10.1016/j.jns.2021.117558',
      doi: '10.1016/j.jns.2021.117558',
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
    habitat: 'Sandy conifer forest, clearings and disturbed ground, in spring.',
    substrates: ['sandy conifer soil', 'disturbed soil'],
    bruising: null,
    toxins: [
      'Breaks down to monomethylhydrazine, which blocks vitamin B6 in the brain and damages liver and blood; volatile, so the steam poisons cooks. Amounts vary greatly.',
    ],
    fatality:
      'Older European series put deaths anywhere from 2 to about 15% of poisonings; deaths are very rare today.',
    regions:
      'Temperate Europe, Asia and North America. Poisonings in Finland, Poland, Germany and around the Great Lakes. Sale forbidden in Spain and other countries, sold with warnings in Finland.',
    sporeShape: 'ellipsoid, smooth, with two oil drops',
    microscopy: 'Asci with eight spores; spores without end caps, unlike other false morels.',
    differences: {
      'Gyromitra gigas': 'Bigger, paler, with looser folds and a very thick white stem.',
      'Verpa bohemica': 'Thimble cap hanging free, joined only at the top of the stem.',
    },
    summaries: {
      'https://doi.org/10.1080/00275514.2022.2146473':
        'Measures gyromitrin across false morels and relatives and finds it in few of them.',
      'https://doi.org/10.1016/j.jns.2021.117558':
        'Links repeated meals of false morels, above all the snow false morel group, with a cluster of motor neurone disease; association, not proof.',
    },
  },
} as const satisfies PoisonousFacts
