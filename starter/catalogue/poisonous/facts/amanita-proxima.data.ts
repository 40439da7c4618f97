import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const amanitaProximaFacts = {
  slug: 'amanita-proxima',
  scientificName: 'Amanita proxima',
  authority: 'Dumée',
  synonyms: ['Amanita ovoidea var. proxima'],
  commonNames: {
    en: ['Ocher-volva Amanita', 'Rusty-volva Amanita'],
    es: ['Amanita de volva rojiza', 'Amanita próxima'],
    pt: ['Amanita-de-volva-ferrugínea', 'Amanita-próxima'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita proxima',
  },
  edibility: 'deadly',
  syndrome: 'allenic-norleucine',
  onsetHours: [6, 24],
  toxins: [
    {
      en: 'Allenic norleucine (2-amino-4,5-hexadienoic acid)',
      es: 'Norleucina alénica (ácido 2-amino-4,5-hexadienoico)',
      pt: 'Norleucina alênica (ácido 2-amino-4,5-hexadienoico)',
    },
  ],
  course: {
    en: 'Vomiting and diarrhea come usually 8 to 14 hours after the meal, 6 to 24 at the extremes, and pass. Between the first and the fifth day the kidneys fail, with little urine and mild liver damage. Some of the published patients needed dialysis; recovery takes weeks and is usually complete.',
    es: 'Vómitos y diarrea llegan por lo general entre 8 y 14 horas después de comer, entre 6 y 24 en los casos extremos, y ceden. Entre el primer y el quinto día fallan los riñones, con poca orina y un daño hepático leve. Una parte de los pacientes publicados necesitó diálisis; la recuperación tarda semanas y suele ser completa.',
    pt: 'Vômitos e diarreia chegam em geral entre 8 e 14 horas depois da refeição, entre 6 e 24 nos casos extremos, e passam. Entre o primeiro e o quinto dia os rins falham, com pouca urina e dano leve do fígado. Parte dos pacientes publicados precisou de diálise; a recuperação leva semanas e costuma ser completa.',
  },
  firstAid: firstAid.allenicNorleucine,
  keyMarks: {
    en: [
      'White cap with fleecy shreds at the margin',
      'Rust to orange-ocher sac, easily left in the soil',
      'White ring that lasts longer than in the bearded amanita',
      'Gills white to cream',
      'Limestone, Mediterranean, mostly autumn',
    ],
    es: [
      'Sombrero blanco con flecos en el margen',
      'Volva ocre anaranjada a herrumbre, que se queda fácilmente en el suelo',
      'Anillo blanco más duradero que el de la amanita ovoide',
      'Láminas blancas a crema',
      'Suelo calizo, Mediterráneo, sobre todo en otoño',
    ],
    pt: [
      'Chapéu branco com franjas na margem',
      'Volva ocre-alaranjada a ferrugem, que fica facilmente no solo',
      'Anel branco mais duradouro que o da amanita ovoide',
      'Lâminas brancas a creme',
      'Solo calcário, Mediterrâneo, principalmente no outono',
    ],
  },
  takenFor: [
    {
      scientificName: 'Amanita ovoidea',
      edibility: 'edible',
      differences: {
        en: 'Sac white to cream and a creamy, butter-soft ring that falls to crumbs; the poisonous one has a rust to orange-ocher sac and a firmer ring. With age the bearded amanita’s sac turns ocher too, and a sac left in the ground tells nothing: do not eat either.',
        es: 'Volva blanca a crema y anillo cremoso que se deshace; la venenosa tiene volva ocre anaranjada a herrumbre y anillo más firme. Con la edad la volva de la amanita ovoide también se tiñe de ocre, y si se queda en el suelo no dice nada: no coma ninguna de las dos.',
        pt: 'Volva branca a creme e anel cremoso que se desfaz; a venenosa tem volva ocre-alaranjada a ferrugem e anel mais firme. Com a idade a volva da amanita ovoide também fica ocre, e se ficar no solo não diz nada: não coma nenhuma das duas.',
      },
    },
    {
      scientificName: 'Amanita ponderosa',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Squat and heavy, with flesh that turns pink and an earthy smell; the poisonous one keeps white flesh and fruits mostly in autumn. Season alone proves nothing, and the gurumelo has deadly doubles in spring as well.',
        es: 'Rechoncho y pesado, con carne que se vuelve rosada y olor a tierra; la venenosa mantiene la carne blanca y sale sobre todo en otoño. La estación sola no demuestra nada, y el gurumelo tiene también dobles mortales en primavera.',
        pt: 'Atarracada e pesada, com carne que fica rosada e cheiro de terra; a venenosa mantém a carne branca e sai principalmente no outono. A estação sozinha não prova nada, e a silarca tem também sósias mortais na primavera.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Amanita verna', edibility: 'deadly' },
    { scientificName: 'Amanita echinocephala', edibility: 'toxic' },
  ],
  names: {
    'Amanita ovoidea': { en: 'Bearded Amanita', es: 'Oronja blanca', pt: 'Amanita-ovoide' },
    'Amanita ponderosa': { en: 'Gurumelo', es: 'Gurumelo', pt: 'Silarca' },
    'Amanita verna': { en: 'Spring Destroying Angel', es: 'Cicuta blanca', pt: 'Cicuta-branca' },
    'Amanita echinocephala': { en: 'Solitary Amanita', es: 'Amanita espinosa', pt: 'Amanita-espinhosa' },
  },
  seasonNorth: [8, 9, 10, 11, 12],
  seasonSouth: [],
  continents: ['europe', 'africa'],
  morphology: {
    capShape: 'convex',
    capColors: ['#fbf7ea', '#f3ead3', '#e8dcbc'],
    capDiameterCm: [3, 15],
    gills: 'gills',
    gillColor: '#fbf8ee',
    stipe: { lengthCm: [6, 14], widthCm: [1, 3], color: '#faf6e9', ring: true, volva: true },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [9, 11.5], width: [5.5, 7.5] },
  references: [
    {
      title: 'Nephrotoxic Mushroom Poisoning: Global Epidemiology, Clinical Manifestations, and Management',
      year: 2021,
      url: 'https://doi.org/10.1016/j.wem.2021.09.002',
      doi: '10.1016/j.wem.2021.09.002',
    },
    {
      title: 'Amanita poisonings resulting in acute, reversible renal failure: new cases, new toxic Amanita mushrooms',
      year: 2012,
      url: 'https://doi.org/10.1093/ndt/gfr511',
      doi: '10.1093/ndt/gfr511',
    },
    {
      title: 'New Syndromes in Mushroom Poisoning',
      year: 2006,
      url: 'https://doi.org/10.2165/00139709-200625030-00004',
      doi: '10.2165/00139709-200625030-00004',
    },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
    },
  ],
  en: {
    habitat: 'Warm limestone pine and holm oak woods of the Mediterranean.',
    substrates: ['mycorrhiza with holm oak, kermes oak and pine'],
    bruising: null,
    toxins: ['Suspected kidney poison of this group; the link is not fully proved.'],
    fatality:
      'No death is well documented; the largest French series counted 53 patients, and kidney function returned in nearly all published cases.',
    regions:
      'Mediterranean Europe and North Africa. Poisonings in southern France, eastern Spain and Italy, among people who gather the bearded amanita.',
    sporeShape: 'ellipsoid to elongated, smooth',
    microscopy: 'Spores amyloid; four-spored basidia.',
    differences: {
      'Amanita verna': 'Slimmer, with a thin white sac; amatoxins.',
      'Amanita echinocephala': 'White with pointed warts and a scaly bulb; carries the same kidney poison.',
    },
    summaries: {
      'https://doi.org/10.1093/ndt/gfr511':
        'German and Portuguese kidney-failure cases and a test of which white amanitas carry the toxin.',
    },
  },
} as const satisfies PoisonousFacts
