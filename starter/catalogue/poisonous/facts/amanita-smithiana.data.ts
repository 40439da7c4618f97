import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const amanitaSmithianaFacts = {
  slug: 'amanita-smithiana',
  scientificName: 'Amanita smithiana',
  authority: 'Bas',
  synonyms: ['Amanita solitaria sensu auct. amer.'],
  commonNames: { en: ['Smith’s Amanita'], es: ['Amanita de Smith'], pt: ['Amanita-de-smith'] },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita smithiana',
  },
  edibility: 'deadly',
  syndrome: 'allenic-norleucine',
  onsetHours: [0.3, 12],
  toxins: [
    {
      en: 'Allenic norleucine (2-amino-4,5-hexadienoic acid)',
      es: 'Norleucina alénica (ácido 2-amino-4,5-hexadienoico)',
      pt: 'Norleucina alênica (ácido 2-amino-4,5-hexadienoico)',
    },
  ],
  course: {
    en: 'Vomiting, cramps and often diarrhea begin twenty minutes to twelve hours after the meal. They pass, and the patient seems well, but over the next one to six days the kidneys fail: little urine, swelling, exhaustion. Many need dialysis for weeks; nearly all get their kidneys back.',
    es: 'Vómitos, cólicos y a menudo diarrea empiezan entre veinte minutos y doce horas después de comer. Ceden y el paciente parece recuperado, pero en los siguientes uno a seis días fallan los riñones: poca orina, hinchazón, agotamiento. Muchos necesitan diálisis durante semanas; casi todos recuperan la función de los riñones.',
    pt: 'Vômitos, cólicas e muitas vezes diarreia começam entre vinte minutos e doze horas depois da refeição. Passam e o paciente parece bem, mas nos um a seis dias seguintes os rins falham: pouca urina, inchaço, exaustão. Muitos precisam de diálise por semanas; quase todos recuperam a função dos rins.',
  },
  firstAid: firstAid.allenicNorleucine,
  keyMarks: {
    en: [
      'White, powdery or warty all over; rain washes the warts off',
      'Swollen, rooting base with scaly remains instead of a sac, often left in the ground',
      'Powdery, ragged ring that falls away',
      'Smell often of bleach, unpleasant with age, at times faint',
      'Firm when young, but the stem shatters when squeezed hard',
    ],
    es: [
      'Blanca, harinosa o verrugosa por completo; la lluvia lava las verrugas',
      'Base hinchada y radicante, con restos escamosos en vez de saco, a menudo dejada en el suelo',
      'Anillo harinoso y deshilachado que se desprende',
      'Olor a menudo a cloro, desagradable al envejecer, a veces débil',
      'Firme de joven, pero el pie se hace añicos al apretarlo fuerte',
    ],
    pt: [
      'Branca, farinhenta ou verrucosa por inteiro; a chuva lava as verrugas',
      'Base inchada e enraizada, com restos escamosos em vez de saco, muitas vezes deixada no solo',
      'Anel farinhento e esfarrapado que cai',
      'Cheiro muitas vezes de cloro, desagradável ao envelhecer, às vezes fraco',
      'Firme quando jovem, mas o pé se estilhaça quando apertado com força',
    ],
  },
  takenFor: [
    {
      scientificName: 'Tricholoma matsutake',
      edibility: 'choice',
      differences: {
        en: 'Matsutake has flesh that pulls apart in strings, a stem tapering to a point without a bulb, a lasting sheath-like ring and mostly a smell of cinnamon and old socks. Smith’s amanita is firm too when young, but its stem shatters under a hard thumb; it has a swollen rooting base, a powdery ring that falls apart and often a smell of bleach. Smell alone never decides; without the whole base throw it away.',
        es: 'El matsutake tiene carne que se deshilacha, pie que se afina en punta sin bulbo, anillo persistente en forma de funda y casi siempre olor a canela y calcetines usados. La amanita de Smith también es firme de joven, pero su pie se hace añicos al apretarlo fuerte con el pulgar; tiene base hinchada y radicante, anillo harinoso que se deshace y a menudo olor a cloro. El olor solo nunca decide; sin la base entera, tírela.',
        pt: 'O matsutake tem carne que desfia, pé que afina em ponta sem bulbo, anel persistente em forma de bainha e quase sempre cheiro de canela e meias usadas. A amanita-de-smith também é firme quando jovem, mas seu pé se estilhaça quando apertado com força com o polegar; tem base inchada e enraizada, anel farinhento que se desfaz e muitas vezes cheiro de cloro. O cheiro sozinho nunca decide; sem a base inteira, jogue fora.',
      },
    },
  ],
  doubles: [{ scientificName: 'Amanita ocreata', edibility: 'deadly' }],
  names: {
    'Tricholoma matsutake': { en: 'Matsutake', es: 'Matsutake', pt: 'Matsutake' },
    'Amanita ocreata': {
      en: 'Western Destroying Angel',
      es: 'Ángel destructor del oeste',
      pt: 'Anjo-destruidor-do-oeste',
    },
  },
  seasonNorth: [4, 5, 8, 9, 10, 11, 12],
  seasonSouth: [],
  continents: ['north-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#fbf8ef', '#f1ead8', '#e3d8bf'],
    capDiameterCm: [5, 17],
    gills: 'gills',
    gillColor: '#fbf8ef',
    stipe: { lengthCm: [6, 18], widthCm: [1, 3.5], color: '#f8f4e8', ring: true, volva: false },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: 'Gills and stem slowly pinkish buff to brownish where handled',
    surface: 'warty',
  },
  spores: { length: [10, 13], width: [6.5, 8.5] },
  references: [
    {
      title: 'Amanita smithiana mushroom ingestion: A case of delayed renal failure and literature review',
      year: 2009,
      url: 'https://doi.org/10.1007/BF03160979',
      doi: '10.1007/BF03160979',
    },
    {
      title: 'Acute renal failure associated with suspected Amanita smithiana mushroom ingestions: a case series',
      year: 1998,
      url: 'https://pubmed.ncbi.nlm.nih.gov/9715243/',
      doi: null,
    },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
    },
    {
      title: 'Nephrotoxic Mushroom Poisoning: Global Epidemiology, Clinical Manifestations, and Management',
      year: 2021,
      url: 'https://doi.org/10.1016/j.wem.2021.09.002',
      doi: '10.1016/j.wem.2021.09.002',
    },
    {
      title: 'How to Distinguish Amanita smithiana from Matsutake and Catathelasma Species',
      year: 2017,
      url: 'https://docslib.org/doc/1741653/how-to-distinguish-amanita-smithiana-from-matsutake-and-catathelasma-species',
      doi: null,
    },
  ],
  en: {
    habitat:
      'Conifer woods with western hemlock, Douglas fir, fir and pine, often in or near rotten wood; mostly autumn, at times spring.',
    substrates: ['mycorrhiza with hemlock, Douglas fir and other conifers'],
    bruising: 'Gills and stem slowly pinkish buff to brownish where handled',
    toxins: ['Suspected kidney poison of this group; the link is not fully proved.'],
    fatality:
      'No death is well documented, but kidney failure needing weeks of dialysis is usual in reported cases; nearly all regained their kidneys.',
    regions:
      'Western North America from British Columbia to California, Idaho and New Mexico, and south into Mexico. Nearly all poisonings are matsutake pickers in Washington, Oregon and British Columbia.',
    sporeShape: 'ellipsoid, smooth',
    microscopy: 'Spores amyloid; warts of swollen cells in chains.',
    differences: { 'Amanita ocreata': 'Smooth cap, sac at the base, winter and spring under oak.' },
    summaries: {
      'https://doi.org/10.1007/BF03160979':
        'Follows one patient day by day and reviews earlier cases from the Pacific Northwest.',
      'https://pubmed.ncbi.nlm.nih.gov/9715243/':
        'Four people who took it for matsutake; all needed dialysis for weeks and recovered.',
      'https://docslib.org/doc/1741653/how-to-distinguish-amanita-smithiana-from-matsutake-and-catathelasma-species':
        'The toxicology chair of the North American Mycological Association on the marks that decide, and why smell alone will not do.',
    },
  },
} as const satisfies PoisonousFacts
