import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const omphalotusIlludensFacts = {
  slug: 'omphalotus-illudens',
  scientificName: 'Omphalotus illudens',
  authority: '(Schwein.) Bresinsky & Besl',
  synonyms: ['Clitocybe illudens'],
  commonNames: {
    en: ['Eastern Jack-o’-Lantern', 'Jack-o’-Lantern'],
    es: ['Seta linterna americana'],
    pt: ['Cogumelo-lanterna americano'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Omphalotaceae',
    genus: 'Omphalotus',
    species: 'Omphalotus illudens',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [0.5, 3],
  toxins: [
    { en: 'Illudins (illudin S and others)', es: 'Iludinas (iludina S y otras)', pt: 'Iludinas (iludina S e outras)' },
  ],
  course: {
    en: 'Half an hour to three hours after the meal: nausea, repeated vomiting, cramps and watery diarrhea, with sweating and exhaustion. The taste is good and the cooking smell pleasant, so second helpings are common. It usually ends within one to two days; children, old people and those who lose much fluid may need hospital.',
    es: 'De media hora a tres horas después de comer: náuseas, vómitos repetidos, cólicos y diarrea acuosa, con sudor y agotamiento. El sabor es bueno y el guiso huele bien, así que muchos repiten. Suele terminar en uno o dos días; los niños, las personas mayores y quienes pierden mucho líquido pueden necesitar hospital.',
    pt: 'De meia hora a três horas depois da refeição: náusea, vômitos repetidos, cólicas e diarreia aquosa, com suor e exaustão. O sabor é bom e o cheiro do guisado agrada, por isso muitos repetem. Costuma terminar em um ou dois dias; crianças, idosos e quem perde muito líquido podem precisar de hospital.',
  },
  firstAid: firstAid.gastrointestinal,
  keyMarks: {
    en: [
      'Large tufts at the base of hardwoods',
      'Sharp, crowded gills running down the stem',
      'Orange all through',
      'Fresh gills glow faintly in full darkness, though often nothing is seen',
      'White to cream print',
    ],
    es: [
      'Grandes grupos al pie de árboles de hoja ancha',
      'Láminas finas y apretadas que bajan por el pie',
      'Anaranjada por dentro y por fuera',
      'Las láminas frescas brillan débilmente en oscuridad total, aunque a menudo no se nota',
      'Esporada blanca a crema',
    ],
    pt: [
      'Grandes tufos ao pé de folhosas',
      'Lâminas finas e densas que descem pelo pé',
      'Alaranjado por dentro e por fora',
      'As lâminas frescas brilham fracamente na escuridão total, embora muitas vezes não se note',
      'Esporada branca a creme',
    ],
  },
  takenFor: [
    {
      scientificName: 'Cantharellus cibarius',
      edibility: 'choice',
      differences: {
        en: 'Single on soil, pale inside and with blunt forked folds; the jack-o’-lantern is orange inside, has thin true gills and stands in tufts on wood, though over buried roots it seems to grow from soil.',
        es: 'Suelto en el suelo, claro por dentro y con pliegues romos ahorquillados; la seta linterna es anaranjada por dentro, tiene láminas verdaderas y sale en grupos sobre madera, aunque sobre raíces enterradas parece salir del suelo.',
        pt: 'Solto no chão, claro por dentro e com dobras rombas bifurcadas; o cogumelo-lanterna é alaranjado por dentro, tem lâminas verdadeiras e sai em tufos sobre madeira, embora sobre raízes enterradas pareça sair do solo.',
      },
    },
    {
      scientificName: 'Laetiporus sulphureus',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Pores underneath instead of gills, and no stem.',
        es: 'Poros en vez de láminas, y sin pie.',
        pt: 'Poros em vez de lâminas, e sem pé.',
      },
    },
    {
      scientificName: 'Pleurotus citrinopileatus',
      edibility: 'choice',
      differences: {
        en: 'Golden oyster has white gills and white flesh; in the jack-o’-lantern both are orange.',
        es: 'La seta ostra amarilla tiene láminas y carne blancas; en la seta linterna ambas son anaranjadas.',
        pt: 'O cogumelo-ostra-amarelo tem lâminas e carne brancas; no cogumelo-lanterna ambas são alaranjadas.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Hygrophoropsis aurantiaca', edibility: 'inedible' },
    { scientificName: 'Omphalotus olearius', edibility: 'toxic' },
  ],
  names: {
    'Cantharellus cibarius': { en: 'Golden Chanterelle', es: 'Rebozuelo', pt: 'Cantarelo' },
    'Laetiporus sulphureus': { en: 'Chicken of the Woods', es: 'Pollo del bosque', pt: 'Galinha-da-floresta' },
    'Pleurotus citrinopileatus': { en: 'Golden Oyster', es: 'Seta ostra amarilla', pt: 'Cogumelo-ostra-amarelo' },
    'Hygrophoropsis aurantiaca': { en: 'False Chanterelle', es: 'Falso rebozuelo', pt: 'Falso-cantarelo' },
    'Omphalotus olearius': { en: 'Jack-o’-Lantern', es: 'Seta de olivo', pt: 'Cogumelo-da-oliveira' },
  },
  seasonNorth: [7, 8, 9, 10, 11],
  seasonSouth: [],
  continents: ['north-america', 'europe'],
  morphology: {
    capShape: 'funnel',
    capColors: ['#e0791d', '#eba33f', '#bf5e14'],
    capDiameterCm: [5, 20],
    gills: 'gills',
    gillColor: '#eda23a',
    stipe: { lengthCm: [5, 20], widthCm: [1, 4], color: '#d88a31', ring: false, volva: false },
    sporePrint: { color: 'white to cream', hex: '#f5efdd' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [3.5, 5], width: [3.5, 5] },
  references: [
    {
      title: "Poisoning with the North American Jack O'Lantern mushroom, Omphalotus illudens",
      year: 1988,
      url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Poisoning+with+the+North+American+Jack+O%27Lantern+mushroom%2C+Omphalotus+illudens',
      doi: null,
    },
    {
      title: "Jack o'lantern mushroom poisoning",
      year: 1991,
      url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Jack+o%27lantern+mushroom+poisoning',
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
    habitat: 'Big tufts at the base of oaks and other broadleaf trees, stumps and buried roots.',
    substrates: ['oak and other hardwood stumps and buried roots'],
    bruising: null,
    toxins: ['Cell-poisoning sesquiterpenes; cooking does not make the mushroom safe.'],
    fatality: 'No well-documented death.',
    regions:
      'Eastern North America, rarer in Europe; older American books call it O. olearius. Among the commoner named causes of mushroom illness in the eastern and central United States.',
    sporeShape: 'round, smooth',
    microscopy: 'Spores smooth, not amyloid, clearly smaller than in O. olearius.',
    differences: {
      'Hygrophoropsis aurantiaca': 'Soft forked gills, single on needles and moss.',
      'Omphalotus olearius': 'Mediterranean twin with larger spores.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Poisoning+with+the+North+American+Jack+O%27Lantern+mushroom%2C+Omphalotus+illudens':
        'A group poisoning and its symptoms.',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Jack+o%27lantern+mushroom+poisoning':
        'Case report of vomiting illness after eating jack-o’-lanterns.',
    },
  },
} as const satisfies PoisonousFacts
