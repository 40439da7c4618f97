import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const chlorophyllumMolybditesFacts = {
  slug: 'chlorophyllum-molybdites',
  scientificName: 'Chlorophyllum molybdites',
  authority: '(G. Mey.) Massee',
  synonyms: ['Lepiota morganii', 'Lepiota molybdites'],
  commonNames: {
    en: ['Green-spored Parasol', 'False Parasol', 'Vomiter'],
    es: ['Lepiota de esporas verdes', 'Falso parasol', 'Parasol de esporas verdes'],
    pt: ['Lepiota-de-esporos-verdes', 'Falso-parasol'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Chlorophyllum',
    species: 'Chlorophyllum molybdites',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [0.5, 4],
  toxins: [
    {
      en: 'Molybdophyllysin and other irritants',
      es: 'Molibdofilisina y otros irritantes',
      pt: 'Molibdofilisina e outros irritantes',
    },
  ],
  course: {
    en: 'Half an hour to four hours after the meal, mostly one to three: nausea, repeated vomiting, cramps and watery diarrhea, with sweating and exhaustion. Vomiting can be violent and diarrhea bloody. It usually ends within one to two days; children, old people and those who lose much fluid may need hospital.',
    es: 'De media hora a cuatro horas después de comer, casi siempre de una a tres: náuseas, vómitos repetidos, cólicos y diarrea acuosa, con sudor y agotamiento. Los vómitos pueden ser violentos y la diarrea con sangre. Suele terminar en uno o dos días; los niños, las personas mayores y quienes pierden mucho líquido pueden necesitar hospital.',
    pt: 'De meia hora a quatro horas depois da refeição, quase sempre de uma a três: náusea, vômitos repetidos, cólicas e diarreia aquosa, com suor e exaustão. Os vômitos podem ser violentos e a diarreia com sangue. Costuma terminar em um ou dois dias; crianças, idosos e quem perde muito líquido podem precisar de hospital.',
  },
  firstAid: firstAid.gastrointestinal,
  keyMarks: {
    en: [
      'Dull green spore print; young or sterile caps give none',
      'Gills white, then gray-green with age',
      'Large parasol of lawns, often in rings',
      'Brown scales on a white cap, double-edged ring that slides',
      'Smooth stem without snakeskin pattern',
    ],
    es: [
      'Esporada verde apagado; los ejemplares jóvenes o estériles no la dan',
      'Láminas blancas y luego gris verdosas con la edad',
      'Gran parasol de césped, a menudo en corros',
      'Escamas pardas sobre blanco y anillo doble corredizo',
      'Pie liso sin dibujo de serpiente',
    ],
    pt: [
      'Esporada verde opaca; exemplares jovens ou estéreis não a dão',
      'Lâminas brancas e depois cinza-esverdeadas com a idade',
      'Grande guarda-sol de gramado, muitas vezes em círculos',
      'Escamas marrons sobre branco e anel duplo móvel',
      'Pé liso sem desenho de cobra',
    ],
  },
  takenFor: [
    {
      scientificName: 'Macrolepiota procera',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Print white and a stem patterned like snakeskin; the green-spored one has a smooth stem and a dull green print. Young or sterile caps give no green, and the deadly small lepiotas print white too: a white print alone never makes a parasol safe.',
        es: 'Esporada blanca y pie con dibujo de serpiente; la de esporas verdes tiene pie liso y esporada verde apagado. Los ejemplares jóvenes o estériles no dan verde, y las pequeñas lepiotas mortales también la dan blanca: una esporada blanca sola nunca hace seguro un parasol.',
        pt: 'Esporada branca e pé com desenho de cobra; a de esporos verdes tem pé liso e esporada verde opaca. Exemplares jovens ou estéreis não dão verde, e as pequenas lepiotas mortais também a dão branca: a esporada branca sozinha nunca torna seguro um frade.',
      },
    },
    {
      scientificName: 'Chlorophyllum rhacodes',
      edibility: 'toxic',
      differences: {
        en: 'White print, and flesh cut near the top of the stem flushes orange and then red; the green-spored one reddens only faintly. The shaggy parasol makes many people ill as well: leave both.',
        es: 'Esporada blanca, y la carne cortada en lo alto del pie vira a naranja y luego a rojo; la de esporas verdes enrojece muy poco. Chlorophyllum rhacodes también sienta mal a muchos: deje ambos.',
        pt: 'Esporada branca, e a carne cortada no alto do pé fica laranja e depois vermelha; a de esporos verdes avermelha muito pouco. O Chlorophyllum rhacodes também faz mal a muita gente: deixe os dois.',
      },
    },
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Gills pink and then dark brown, and a dark print; the green-spored one has white gills that turn gray-green.',
        es: 'Láminas rosadas y luego pardo oscuras, y esporada oscura; la de esporas verdes tiene láminas blancas que se vuelven gris verdosas.',
        pt: 'Lâminas rosadas e depois marrom-escuras, e esporada escura; a de esporos verdes tem lâminas brancas que ficam cinza-esverdeadas.',
      },
    },
    {
      scientificName: 'Coprinus comatus',
      edibility: 'edible',
      differences: {
        en: 'Cap stays a tall cylinder and melts into black ink; the parasol opens wide and never turns to ink. Closed buttons of the two look alike: leave them.',
        es: 'Sombrero en cilindro alto que se deshace en tinta negra; el parasol se abre y nunca se vuelve tinta. Los ejemplares cerrados de ambos se parecen: déjelos.',
        pt: 'Chapéu em cilindro alto que se desfaz em tinta preta; o guarda-sol se abre e nunca vira tinta. Os exemplares fechados dos dois se parecem: deixe-os.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Chlorophyllum brunneum', edibility: 'toxic' },
    { scientificName: 'Amanita bisporigera', edibility: 'deadly' },
  ],
  names: {
    'Macrolepiota procera': { en: 'Parasol', es: 'Parasol', pt: 'Frade' },
    'Chlorophyllum rhacodes': { en: 'Shaggy Parasol', es: 'Parasol enrojecido', pt: 'Frade-avermelhado' },
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Coprinus comatus': { en: 'Shaggy Mane', es: 'Barbuda', pt: 'Coprino-cabeludo' },
    'Chlorophyllum brunneum': { en: 'Brown Shaggy Parasol', es: 'Parasol pardo', pt: 'Frade-castanho' },
    'Amanita bisporigera': {
      en: 'Eastern Destroying Angel',
      es: 'Ángel destructor americano',
      pt: 'Anjo-destruidor-americano',
    },
  },
  seasonNorth: [5, 6, 7, 8, 9, 10],
  seasonSouth: [1, 2, 3, 4, 11, 12],
  continents: ['north-america', 'south-america', 'africa', 'asia', 'oceania', 'europe'],
  morphology: {
    capShape: 'flat',
    capColors: ['#f3ecdd', '#d9c3a0', '#8a6a45'],
    capDiameterCm: [8, 30],
    gills: 'gills',
    gillColor: '#cfd3b0',
    stipe: { lengthCm: [8, 25], widthCm: [0.8, 2.5], color: '#efe6d5', ring: true, volva: false },
    sporePrint: { color: 'dull green', hex: '#8f9a6b' },
    bruising: 'Cut flesh and stem base may turn slowly reddish brown',
    surface: 'scaly',
  },
  spores: { length: [8.5, 13], width: [6, 9] },
  references: [
    {
      title:
        'Mushroom poisoning by Chlorophyllum molybdites in the Midwest United States: cases and a review of the syndrome',
      year: 1992,
      url: 'https://doi.org/10.1007/BF00472564',
      doi: '10.1007/BF00472564',
    },
    {
      title: 'Incidences of poisonings due to Chlorophyllum molybdites in the state of Paraná, Brazil',
      year: 2007,
      url: 'https://www.scielo.br/j/babt/a/3NBsQTkFXm5ZcQMLvVq7bSq/?lang=en',
      doi: null,
    },
    {
      title: 'Mushroom poisoning epidemiology in the United States',
      year: 2018,
      url: 'https://doi.org/10.1080/00275514.2018.1479561',
      doi: '10.1080/00275514.2018.1479561',
    },
  ],
  en: {
    habitat: 'Lawns, parks, pastures and road verges, often in rings, after warm rain.',
    substrates: ['grassland soil', 'lawns and pastures'],
    bruising: 'Cut flesh and stem base may turn slowly reddish brown',
    toxins: ['A protein-splitting enzyme found in it is suspected; long cooking lowers but does not remove the harm.'],
    fatality:
      'Deaths are extremely rare: one small child is on record. It is the commonest named cause of mushroom illness in North America.',
    regions:
      'Warm regions of the whole world, spreading north with warmer summers. Lawns of the United States, Mexico, Brazil (above all the South and Southeast), Australia, Japan and southern Asia.',
    sporeShape: 'ellipsoid, smooth, with a cut-off germ pore',
    microscopy: 'Spores thick-walled, dextrinoid, green in mass; gill-edge cystidia club-shaped.',
    differences: {
      'Chlorophyllum brunneum': 'White print and bruising orange then red; upsets many people too.',
      'Amanita bisporigera': 'White sac at the base and no brown scales.',
    },
    summaries: {
      'https://www.scielo.br/j/babt/a/3NBsQTkFXm5ZcQMLvVq7bSq/?lang=en':
        'First identified Brazilian poisonings with this parasol and its spread in the country.',
    },
  },
} as const satisfies PoisonousFacts
