import type { PoisonousFacts } from '../shape'

export const russulaSubnigricansFacts = {
  slug: 'russula-subnigricans',
  scientificName: 'Russula subnigricans',
  authority: 'Hongo',
  synonyms: [],
  commonNames: {
    en: ['Rank Russula', 'False Blackening Russula'],
    es: ['Rúsula mortal de Asia oriental'],
    pt: ['Rússula mortal da Ásia Oriental'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Russula',
    species: 'Russula subnigricans',
  },
  edibility: 'deadly',
  syndrome: 'rhabdomyolysis',
  onsetHours: [0.5, 24],
  toxins: [
    {
      en: 'Cycloprop-2-ene carboxylic acid',
      es: 'Ácido cicloprop-2-enocarboxílico',
      pt: 'Ácido cicloprop-2-enocarboxílico',
    },
  ],
  course: {
    en: 'Half an hour to a few hours after the meal come vomiting and diarrhea. Within 6 to 24 hours muscles ache and weaken, urine turns dark, speech slurs and breathing tires; kidneys and heart can fail and kill within one to three days.',
    es: 'Entre media hora y unas horas después de comer aparecen vómitos y diarrea. Entre 6 y 24 horas los músculos duelen y se debilitan, la orina se oscurece, se traba la lengua y cuesta respirar; riñones y corazón pueden fallar y matar en uno a tres días.',
    pt: 'Entre meia hora e poucas horas depois da refeição vêm vômitos e diarreia. Entre 6 e 24 horas os músculos doem e enfraquecem, a urina escurece, a fala se arrasta e a respiração cansa; rins e coração podem falhar e matar em um a três dias.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box, note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. Muscle pain, weakness or cola-colored urine after a mushroom meal means hospital at once; stop eating the mushroom.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero con su base en papel o en un recipiente limpio, anote la hora de la comida y quiénes comieron, y haga que revisen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. Dolor muscular, debilidad u orina del color de la cola después de comer setas significan hospital de inmediato; deje de comer esa seta.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere pelos sintomas. Guarde sobras, aparas, vômito e um exemplar inteiro com a base em papel ou num recipiente limpo, anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. Dor muscular, fraqueza ou urina cor de cola depois de comer cogumelos significam hospital imediatamente; pare de comer esse cogumelo.',
  },
  keyMarks: {
    en: [
      'Grayish brown to sooty dry cap, sunken in the middle',
      'Cut flesh reddens slowly and does not blacken; in old caps nothing may change',
      'Thick, wide-spaced cream gills',
      'Flesh snaps like chalk',
      'Chinquapin and oak forest of East Asia',
    ],
    es: [
      'Sombrero seco pardo grisáceo a tiznado, hundido en el centro',
      'La carne cortada enrojece despacio y no ennegrece; en los ejemplares viejos puede no cambiar',
      'Láminas crema, gruesas y separadas',
      'Carne que se parte como tiza',
      'Bosques de Castanopsis y roble de Asia oriental',
    ],
    pt: [
      'Chapéu seco marrom-acinzentado a fuliginoso, afundado no centro',
      'A carne cortada avermelha devagar e não enegrece; em exemplares velhos pode não mudar',
      'Lâminas creme, grossas e afastadas',
      'Carne que quebra como giz',
      'Florestas de Castanopsis e carvalho do leste da Ásia',
    ],
  },
  takenFor: [
    {
      scientificName: 'Russula nigricans',
      edibility: 'inedible',
      differences: {
        en: 'Cut flesh turns red within minutes and black within an hour; in the deadly one it only reddens. Old caps of either may not change, and the group is poorly known: eat no brittlegill that reddens or blackens.',
        es: 'La carne cortada enrojece en minutos y ennegrece en una hora; en la mortal solo enrojece. Los ejemplares viejos de ambas pueden no cambiar y el grupo se conoce mal: no coma ninguna rúsula que enrojezca o ennegrezca.',
        pt: 'A carne cortada avermelha em minutos e enegrece em uma hora; na mortal só avermelha. Exemplares velhos das duas podem não mudar, e o grupo é mal conhecido: não coma nenhuma rússula que avermelhe ou enegreça.',
      },
    },
  ],
  doubles: [],
  names: { 'Russula nigricans': { en: 'Blackening Brittlegill', es: 'Rúsula ennegrecida', pt: 'Rússula-negra' } },
  seasonNorth: [7, 8, 9, 10],
  seasonSouth: [],
  continents: ['asia'],
  morphology: {
    capShape: 'funnel',
    capColors: ['#b7aa9a', '#8f8375', '#6e6358'],
    capDiameterCm: [5, 12],
    gills: 'gills',
    gillColor: '#f0e7d2',
    stipe: { lengthCm: [3, 6], widthCm: [1, 2.5], color: '#cbbfae', ring: false, volva: false },
    sporePrint: { color: 'white', hex: '#f6f3ea' },
    bruising: 'Flesh and gills slowly turn reddish without blackening; old caps may not change at all',
    surface: 'velvety',
  },
  spores: { length: [7, 9], width: [6, 7.5] },
  references: [
    {
      title: 'Identification of the toxic trigger in mushroom poisoning',
      year: 2009,
      url: 'https://doi.org/10.1038/nchembio.179',
      doi: '10.1038/nchembio.179',
    },
    {
      title:
        'A Case of Mushroom Poisoning with Russula subnigricans: Development of Rhabdomyolysis, Acute Kidney Injury, Cardiogenic Shock, and Death',
      year: 2016,
      url: 'https://doi.org/10.3346/jkms.2016.31.7.1164',
      doi: '10.3346/jkms.2016.31.7.1164',
    },
    {
      title: 'Mortality Cases of Mushroom Poisoning with Russula subnigricans',
      year: 2023,
      url: 'https://www.wemjournal.org/article/S1080-6032(23)00053-4/fulltext',
      doi: null,
    },
    {
      title:
        'Hemolysis associated with Russula subnigricans ingestion in a patient with glucose-6-phosphate dehydrogenase deficiency',
      year: 2023,
      url: 'https://doi.org/10.1080/15563650.2023.2220899',
      doi: '10.1080/15563650.2023.2220899',
    },
    {
      title: 'Mushroom Poisoning Outbreaks — China, 2019',
      year: 2020,
      url: 'https://doi.org/10.46234/ccdcw2020.005',
      doi: '10.46234/ccdcw2020.005',
    },
  ],
  en: {
    habitat: 'Warm evergreen and broadleaf forest of chinquapin and oak.',
    substrates: ['mycorrhiza with Castanopsis, oak and other broadleaf trees'],
    bruising: 'Flesh and gills slowly turn reddish without blackening; old caps may not change at all',
    toxins: ['Small, unstable molecule that triggers massive muscle breakdown in mice.'],
    fatality:
      'Four of nine patients in Japan died between 1989 and 2010 and another in 2018; a Chinese report of 2023 puts the death rate above one half. Deaths also in Taiwan and Korea; in a series published in 2023 two of six patients died.',
    regions:
      'Japan, Korea, China and Taiwan. All known poisonings are East Asian, with the most deaths in southern and central China; the name has also been used for other brittlegills in North America.',
    sporeShape: 'broadly ellipsoid, low-warted with a faint net',
    microscopy:
      'Warts and net low and amyloid; spores hardly differ from those of R. nigricans, so they do not settle it.',
    differences: {},
    summaries: {
      'https://doi.org/10.1038/nchembio.179':
        'Isolates cycloprop-2-ene carboxylic acid as the poison of Russula subnigricans.',
      'https://doi.org/10.3346/jkms.2016.31.7.1164': 'First Korean case, fatal, with its laboratory course.',
      'https://www.wemjournal.org/article/S1080-6032(23)00053-4/fulltext':
        'Six patients, two of whom died of muscle breakdown and irreversible shock.',
      'https://doi.org/10.1080/15563650.2023.2220899':
        'Five Chinese patients; names the species one of China’s leading killers, with more than half of the poisoned dying.',
    },
  },
} as const satisfies PoisonousFacts
