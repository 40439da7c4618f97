import type { PoisonousFacts } from '../shape'

export const paxillusInvolutusFacts = {
  slug: 'paxillus-involutus',
  scientificName: 'Paxillus involutus',
  authority: '(Batsch) Fr.',
  synonyms: ['Agaricus involutus'],
  commonNames: {
    en: ['Brown Roll-rim', 'Poison Pax', 'Common Roll-rim'],
    es: ['Paxilo enrollado', 'Paxilo involuto'],
    pt: ['Paxilo-enrolado', 'Paxilo-de-margem-enrolada'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Paxillaceae',
    genus: 'Paxillus',
    species: 'Paxillus involutus',
  },
  edibility: 'deadly',
  syndrome: 'paxillus',
  onsetHours: [0.5, 4],
  toxins: [
    { en: 'Unidentified antigen', es: 'Antígeno sin identificar', pt: 'Antígeno não identificado' },
    {
      en: 'Gut irritants sensitive to heat',
      es: 'Irritantes digestivos sensibles al calor',
      pt: 'Irritantes digestivos sensíveis ao calor',
    },
  ],
  course: {
    en: 'Eaten raw it brings vomiting and cramps. After years of harmless meals, even well-cooked ones, one more can set off, usually within one to four hours, vomiting, belly and back pain, collapse, dark urine, jaundice and anemia as red cells burst; then kidney failure, shock and failing organs.',
    es: 'Cruda da vómitos y cólicos. Tras años de comidas sin daño, incluso bien cocida, una más puede desatar, por lo general en una a cuatro horas, vómitos, dolor de vientre y espalda, desmayo, orina oscura, ictericia y anemia por rotura de glóbulos rojos; después fallo renal, choque y fallo de varios órganos.',
    pt: 'Cru dá vômitos e cólicas. Depois de anos de refeições sem dano, mesmo bem cozido, mais uma pode desencadear, em geral em uma a quatro horas, vômitos, dor na barriga e nas costas, colapso, urina escura, icterícia e anemia por ruptura dos glóbulos vermelhos; depois falência dos rins, choque e falência de vários órgãos.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box; note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. Pain in the back or belly, dark urine, pallor or yellow skin within hours is an emergency: red blood cells are being destroyed. Never eat it again, not even well cooked. Vomiting or diarrhea that starts six hours or more after the meal means hospital at once, whatever you think you ate.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a que aparezcan los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero, con su base, en papel o en un recipiente limpio; anote la hora de la comida y quiénes comieron, y haga que examinen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. Dolor de espalda o de vientre, orina oscura, palidez o piel amarilla en pocas horas es una urgencia: se están destruyendo los glóbulos rojos. No vuelva a comerla nunca, ni bien cocida. Vómitos o diarrea que empiezan seis horas o más después de comer significan hospital de inmediato, crea lo que crea haber comido.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere os sintomas aparecerem. Guarde sobras, aparas, vômito e um exemplar inteiro, com a base, em papel ou em um recipiente limpo; anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. Dor nas costas ou na barriga, urina escura, palidez ou pele amarela em poucas horas é uma emergência: os glóbulos vermelhos estão sendo destruídos. Nunca mais o coma, nem bem cozido. Vômitos ou diarreia que começam seis horas ou mais depois da refeição significam hospital imediatamente, seja qual for o cogumelo que você pensa ter comido.',
  },
  keyMarks: {
    en: [
      'Margin tightly rolled in for a long time',
      'Gills run down the stem and peel off in one piece',
      'Everything bruises dark brown',
      'Brown print',
      'No milk',
    ],
    es: [
      'Margen enrollado durante mucho tiempo',
      'Láminas que bajan por el pie y se desprenden de una pieza',
      'Todo se mancha de pardo oscuro',
      'Esporada parda',
      'Sin látex',
    ],
    pt: [
      'Margem enrolada por muito tempo',
      'Lâminas que descem pelo pé e se soltam inteiras',
      'Tudo mancha de marrom-escuro',
      'Esporada marrom',
      'Sem látex',
    ],
  },
  takenFor: [
    {
      scientificName: 'Lactarius deliciosus',
      edibility: 'choice',
      differences: {
        en: 'Orange milk and a zoned orange cap; the roll-rim has no milk, its gills peel off with a thumb and everything bruises brown.',
        es: 'Látex naranja y sombrero naranja zonado; el paxilo no tiene látex, sus láminas se desprenden con el dedo y todo se mancha de pardo.',
        pt: 'Látex laranja e chapéu laranja zonado; o paxilo não tem látex, suas lâminas se soltam com o dedo e tudo mancha de marrom.',
      },
    },
    {
      scientificName: 'Cortinarius caperatus',
      edibility: 'edible',
      differences: {
        en: 'White ring on the stem, frosted ocher cap and gills that do not run down the stem or bruise.',
        es: 'Anillo blanco en el pie, sombrero ocre escarchado y láminas que ni bajan por el pie ni se manchan.',
        pt: 'Anel branco no pé, chapéu ocre com aspecto de geada e lâminas que não descem pelo pé nem mancham.',
      },
    },
  ],
  doubles: [{ scientificName: 'Tapinella atrotomentosa', edibility: 'inedible' }],
  names: {
    'Lactarius deliciosus': { en: 'Saffron Milk Cap', es: 'Níscalo', pt: 'Sancha' },
    'Cortinarius caperatus': { en: 'The Gypsy', es: 'Cortinario gitano', pt: 'Cortinário-cigano' },
    'Tapinella atrotomentosa': { en: 'Velvet Rollrim', es: 'Paxilo aterciopelado', pt: 'Paxilo-aveludado' },
  },
  seasonNorth: [6, 7, 8, 9, 10, 11, 12],
  seasonSouth: [3, 4, 5, 6, 7],
  continents: ['europe', 'asia', 'africa', 'north-america', 'south-america', 'oceania'],
  morphology: {
    capShape: 'funnel',
    capColors: ['#8f6a35', '#ad8a50', '#6f4f28'],
    capDiameterCm: [4, 15],
    gills: 'gills',
    gillColor: '#b58f4a',
    stipe: { lengthCm: [3, 8], widthCm: [0.8, 2], color: '#a5803f', ring: false, volva: false },
    sporePrint: { color: 'rusty to yellow-brown', hex: '#8a6230' },
    bruising: 'Gills and flesh turn dark brown where touched',
    surface: 'velvety',
  },
  spores: { length: [7.5, 10], width: [5, 6.5] },
  references: [
    {
      title:
        'Fatal Immunohaemolysis after the Consumption of the Poison Pax Mushroom: A Focus on the Diagnosis of the Paxillus Syndrome with the Aid of Two Case Reports',
      year: 2019,
      url: 'https://doi.org/10.3390/diagnostics9040130',
      doi: '10.3390/diagnostics9040130',
    },
    {
      title:
        'Severe hemolysis caused by antibodies against the mushroom Paxillus involutus and its therapy by plasma exchange',
      year: 1986,
      url: 'https://doi.org/10.1007/BF01728620',
      doi: '10.1007/BF01728620',
    },
    {
      title:
        'Toxic Potential of Traditionally Consumed Mushroom Species—A Controversial Continuum with Many Unanswered Questions',
      year: 2020,
      url: 'https://doi.org/10.3390/toxins12100639',
      doi: '10.3390/toxins12100639',
    },
    {
      title: 'Mushroom poisoning: A proposed new clinical classification',
      year: 2019,
      url: 'https://doi.org/10.1016/j.toxicon.2018.11.007',
      doi: '10.1016/j.toxicon.2018.11.007',
    },
  ],
  en: {
    habitat: 'Birch and conifer woods, heaths, parks and plantations.',
    substrates: ['mycorrhiza with birch, oak, spruce and pine'],
    bruising: 'Gills and flesh turn dark brown where touched',
    toxins: [
      'In some people repeated meals raise antibodies; the next meal forms immune complexes that destroy red blood cells.',
      'Raw or undercooked roll-rims upset the stomach in everyone; cooking removes these irritants but not the antigen that kills.',
    ],
    fatality:
      'Rare but often fatal once red cells break down; the German mycologist Julius Schäffer died of it in 1944, two more German deaths were published in 2019, and China reported one from Inner Mongolia in 2020.',
    regions:
      'Northern Hemisphere; carried with trees to the southern continents. Deaths in Germany and Poland and elsewhere in central and eastern Europe, where it was long a table mushroom, and one in northern China.',
    sporeShape: 'ellipsoid, smooth',
    microscopy: 'A group of very similar species; cystidia spindle-shaped with brown contents.',
    differences: { 'Tapinella atrotomentosa': 'Dark velvety stem, on conifer stumps.' },
    summaries: {
      'https://doi.org/10.3390/diagnostics9040130':
        'Two deaths in people who had eaten the mushroom many times before.',
      'https://doi.org/10.1007/BF01728620':
        'Shows antibodies to the mushroom and immune complexes behind the destruction of red cells.',
    },
  },
} as const satisfies PoisonousFacts
