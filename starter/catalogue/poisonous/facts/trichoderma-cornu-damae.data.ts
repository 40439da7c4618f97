import type { PoisonousFacts } from '../shape'

export const trichodermaCornuDamaeFacts = {
  slug: 'trichoderma-cornu-damae',
  scientificName: 'Trichoderma cornu-damae',
  authority: '(Pat.) Z.X. Zhu & W.Y. Zhuang',
  synonyms: ['Podostroma cornu-damae', 'Hypocrea cornu-damae'],
  commonNames: {
    en: ['Poison Fire Coral'],
    es: ['Hongo coral de fuego venenoso', 'Coral de fuego venenoso'],
    pt: ['Fungo coral-de-fogo venenoso', 'Coral-de-fogo-venenoso'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Sordariomycetes',
    order: 'Hypocreales',
    family: 'Hypocreaceae',
    genus: 'Trichoderma',
    species: 'Trichoderma cornu-damae',
  },
  edibility: 'deadly',
  syndrome: 'trichothecene',
  onsetHours: [0.5, 24],
  toxins: [
    {
      en: 'Trichothecenes (satratoxin H, roridin E, verrucarin J)',
      es: 'Tricotecenos (satratoxina H, roridina E, verrucarina J)',
      pt: 'Tricotecenos, entre eles satratoxina H, roridina E e verrucarina J',
    },
  ],
  course: {
    en: 'Within half an hour to a day: chills, belly pain, vomiting and diarrhea, headache. This can pass and look like recovery; over the next days blood cells collapse, the skin of palms and soles reddens and peels, hair falls out, lips crack, and kidneys, liver and brain can fail. A small piece can be enough, and so can tea or liquor made with it; the juice irritates skin that touches it.',
    es: 'Entre media hora y un día: escalofríos, dolor de vientre, vómitos y diarrea, dolor de cabeza. Puede ceder y parecer una mejoría; en los días siguientes se hunden las células de la sangre, la piel de palmas y plantas se enrojece y se descama, se cae el pelo, se agrietan los labios y pueden fallar riñones, hígado y cerebro. Un trozo pequeño puede bastar, o una infusión o licor hechos con él; el jugo irrita la piel que lo toca.',
    pt: 'Entre meia hora e um dia: calafrios, dor na barriga, vômitos e diarreia, dor de cabeça. Isso pode ceder e parecer melhora; nos dias seguintes as células do sangue caem muito, a pele das palmas e plantas avermelha e descama, o cabelo cai, os lábios racham e podem falhar rins, fígado e cérebro. Um pedaço pequeno pode bastar, ou um chá ou licor feito com ele; o suco irrita a pele que o toca.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box, note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. Do not touch it with bare hands; wash skin that did. Go to hospital even if you feel well again: the vomiting can pass before the blood cells fall. Fever, mouth sores, hair loss or peeling skin in the days after is an emergency.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero con su base en papel o en un recipiente limpio, anote la hora de la comida y quiénes comieron, y haga que revisen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. No lo toque con las manos desnudas; lave la piel que lo tocó. Vaya al hospital aunque se sienta mejor: los vómitos pueden ceder antes de que caigan las células de la sangre. Fiebre, llagas en la boca, caída del pelo o piel que se descama en los días siguientes es una urgencia.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere pelos sintomas. Guarde sobras, aparas, vômito e um exemplar inteiro com a base em papel ou num recipiente limpo, anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. Não o toque com as mãos nuas; lave a pele que o tocou. Vá ao hospital mesmo que se sinta melhor: os vômitos podem passar antes que as células do sangue caiam. Febre, feridas na boca, queda de cabelo ou pele que descama nos dias seguintes é uma emergência.',
  },
  keyMarks: {
    en: [
      'Fire-red fingers, horns or antlers, single or branched, 3 to 13 cm tall',
      'White, firm flesh inside',
      'Smooth surface without gills, pores or scales',
      'From buried wood or roots, in autumn',
      'Burns the skin: do not touch',
    ],
    es: [
      'Dedos, cuernos o astas rojo fuego, sueltos o ramificados, de 3 a 13 cm',
      'Carne blanca y firme por dentro',
      'Superficie lisa sin láminas, poros ni escamas',
      'De madera o raíces enterradas, en otoño',
      'Quema la piel: no tocar',
    ],
    pt: [
      'Dedos, chifres ou galhadas vermelho-fogo, soltos ou ramificados, de 3 a 13 cm',
      'Carne branca e firme por dentro',
      'Superfície lisa sem lâminas, poros nem escamas',
      'De madeira ou raízes enterradas, no outono',
      'Queima a pele: não tocar',
    ],
  },
  takenFor: [
    {
      scientificName: 'Cordyceps militaris',
      edibility: 'medicinal',
      differences: {
        en: 'Cordyceps rises from a buried insect and is slender, soft and finely dotted; the poison coral rises from buried wood and is thick, hard and smooth, branched or a single finger. Both are pale inside. Dig out the base with gloves: without an insect, leave it.',
        es: 'El cordyceps sale de un insecto enterrado y es delgado, blando y finamente punteado; el coral venenoso sale de madera enterrada y es grueso, duro y liso, ramificado o en un solo dedo. Los dos son claros por dentro. Desentierre la base con guantes: sin insecto, déjelo.',
        pt: 'O cordyceps sai de um inseto enterrado e é fino, mole e miudamente pontilhado; o coral venenoso sai de madeira enterrada e é grosso, duro e liso, ramificado ou em um só dedo. Os dois são claros por dentro. Desenterre a base com luvas: sem inseto, deixe-o.',
      },
    },
    {
      scientificName: 'Ganoderma lucidum',
      edibility: 'medicinal',
      differences: {
        en: 'Young reishi antlers are tough as cork and varnished, with a white to yellow growing tip; they have no pores yet, so pores decide nothing. Leave every red horn: poison coral boiled with reishi for tea has killed.',
        es: 'Las astas jóvenes del reishi son duras como el corcho y barnizadas, con punta blanca a amarilla; aún no tienen poros, así que los poros no deciden. Deje todo cuerno rojo: el coral venenoso hervido con reishi en infusión ha matado.',
        pt: 'As galhadas jovens do reishi são duras como cortiça e envernizadas, com ponta branca a amarela; ainda não têm poros, de modo que os poros não decidem. Deixe todo chifre vermelho: o coral venenoso fervido com reishi para chá já matou.',
      },
    },
    {
      scientificName: 'Clavulinopsis miyabeana',
      edibility: 'inedible',
      differences: {
        en: 'Soft spindles that break easily, red all the way through; the poison coral is hard and white inside. The confusion has killed: leave every red spindle.',
        es: 'Husos blandos que se rompen fácilmente, rojos por dentro y por fuera; el coral venenoso es duro y blanco por dentro. La confusión ha matado: deje todo huso rojo.',
        pt: 'Fusos moles que se quebram facilmente, vermelhos por dentro e por fora; o coral venenoso é duro e branco por dentro. A confusão já matou: deixe todo fuso vermelho.',
      },
    },
  ],
  doubles: [],
  names: {
    'Cordyceps militaris': { en: 'Cordyceps', es: 'Cordyceps', pt: 'Cordyceps' },
    'Ganoderma lucidum': { en: 'Reishi', es: 'Reishi', pt: 'Reishi' },
    'Clavulinopsis miyabeana': { en: 'Red Spindle Coral', es: 'Coral rojo de huso', pt: 'Coral-vermelho-fusiforme' },
  },
  seasonNorth: [7, 8, 9, 10, 11],
  seasonSouth: [],
  continents: ['asia', 'oceania'],
  morphology: {
    capShape: 'coral',
    capColors: ['#c8321d', '#e25a2b', '#8f2013'],
    capDiameterCm: [1, 8],
    gills: 'none',
    gillColor: '#f4ede4',
    stipe: { lengthCm: [1, 4], widthCm: [0.3, 1.2], color: '#d0451f', ring: false, volva: false },
    sporePrint: { color: 'white to cream', hex: '#f3eee2' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [3, 5], width: [2.5, 4.5] },
  references: [
    {
      title: 'Two Cases of Mushroom Poisoning by Podostroma Cornu-Damae',
      year: 2013,
      url: 'https://doi.org/10.3349/ymj.2013.54.1.265',
      doi: '10.3349/ymj.2013.54.1.265',
    },
    {
      title: 'Toxic principles of a poisonous mushroom Podostroma cornu-damae',
      year: 2001,
      url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Toxic+principles+of+a+poisonous+mushroom+Podostroma+cornu-damae',
      doi: null,
    },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
    },
  ],
  en: {
    habitat: 'Broadleaf forest floor, above buried roots and stumps of dead oak and beech.',
    substrates: ['buried roots and stumps of hardwood'],
    bruising: null,
    toxins: [
      'Stop cells making proteins, worst where cells divide fast: gut, bone marrow, skin and hair. Very small pieces have caused severe poisoning.',
    ],
    fatality:
      'Two deaths among about ten patients in Japan (1999 and 2000) and at least one in Korea; survivors spent weeks in hospital.',
    regions:
      'Japan, Korea, China and Java, found in northern Australia in 2019. Poisonings in Japan and Korea, where it is taken for a health mushroom or for a red coral fungus.',
    sporeShape: 'two-celled, splitting into rough part-spores',
    microscopy:
      'Ascospores break into two cells; sizes for this species are approximate. The red crust carries sunken flask-shaped fruit bodies.',
    differences: {},
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Toxic+principles+of+a+poisonous+mushroom+Podostroma+cornu-damae':
        'Isolates the trichothecenes responsible for the poisonings in Japan.',
    },
  },
} as const satisfies PoisonousFacts
