import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const cortinariusRubellusFacts = {
  slug: 'cortinarius-rubellus',
  scientificName: 'Cortinarius rubellus',
  authority: 'Cooke',
  synonyms: ['Cortinarius speciosissimus', 'Cortinarius orellanoides', 'Cortinarius rainierensis'],
  commonNames: {
    en: ['Deadly Webcap'],
    es: ['Cortinario mortal', 'Cortinario rojizo'],
    pt: ['Cortinário-mortal', 'Cortinário-avermelhado'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Cortinariaceae',
    genus: 'Cortinarius',
    species: 'Cortinarius rubellus',
  },
  edibility: 'deadly',
  syndrome: 'orellanine',
  onsetHours: [24, 480],
  toxins: [{ en: 'Orellanine', es: 'Orellanina', pt: 'Orelanina' }],
  course: courses.orellanine,
  firstAid: firstAid.orellanine,
  keyMarks: {
    en: [
      'Tawny to orange-brown cone with a pointed knob, never slimy',
      'Rusty brown print',
      'Yellowish zigzag bands on the stem, at times faint',
      'Gills wide-spaced, the color of the cap',
      'Radish smell at times when crushed',
      'Boggy moss under conifers',
    ],
    es: [
      'Cono leonado a pardo anaranjado con mamelón agudo, nunca viscoso',
      'Esporada pardo herrumbre',
      'Bandas amarillentas en zigzag en el pie, a veces tenues',
      'Láminas separadas, del color del sombrero',
      'Olor a veces a rábano al aplastarlo',
      'Musgo encharcado bajo coníferas',
    ],
    pt: [
      'Cone fulvo a marrom-alaranjado com mamelão agudo, nunca viscoso',
      'Esporada marrom-ferrugem',
      'Faixas amareladas em zigue-zague no pé, às vezes fracas',
      'Lâminas afastadas, da cor do chapéu',
      'Cheiro às vezes de rabanete ao amassar',
      'Musgo encharcado sob coníferas',
    ],
  },
  takenFor: [
    {
      scientificName: 'Cantharellus cibarius',
      edibility: 'choice',
      differences: {
        en: 'Chanterelles have blunt, forked folds running down the stem and a pale yellow print; webcaps have true thin gills, a rusty print and, when young, cobweb threads on the stem. They grow side by side: check the basket one by one.',
        es: 'El rebozuelo tiene pliegues romos y ahorquillados que bajan por el pie y esporada amarillo pálido; el cortinario tiene láminas finas verdaderas, esporada herrumbre y, de joven, restos de telaraña en el pie. Crecen juntos: revise la cesta pieza por pieza.',
        pt: 'O cantarelo tem dobras rombas e bifurcadas que descem pelo pé e esporada amarelo-pálida; o cortinário tem lâminas finas verdadeiras, esporada ferrugem e, quando jovem, restos de teia no pé. Crescem lado a lado: confira o cesto peça por peça.',
      },
    },
    {
      scientificName: 'Craterellus tubaeformis',
      edibility: 'edible',
      differences: {
        en: 'Hollow yellow stem, a hole in the cap of grown ones and forked gray-yellow folds instead of gills. Both stand in the same moss: never pick by the handful.',
        es: 'Pie amarillo hueco, sombrero perforado en los adultos y pliegues ahorquillados gris amarillentos en vez de láminas. Ambos salen en el mismo musgo: nunca los recoja a puñados.',
        pt: 'Pé amarelo oco, chapéu furado nos adultos e dobras bifurcadas amarelo-acinzentadas em vez de lâminas. Ambos saem no mesmo musgo: nunca colha aos punhados.',
      },
    },
    {
      scientificName: 'Psilocybe semilanceata',
      edibility: 'psychoactive',
      differences: {
        en: 'Pasture, thin wavy stem and dark purple-brown print; the webcap is a forest mushroom with a rusty print.',
        es: 'Pastos, pie fino y ondulado y esporada pardo púrpura oscura; el cortinario es de bosque y de esporada herrumbre.',
        pt: 'Pastagens, pé fino e ondulado e esporada marrom-púrpura escura; o cortinário é de floresta e de esporada ferrugem.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Cortinarius orellanus', edibility: 'deadly' },
    { scientificName: 'Cortinarius sanguineus', edibility: 'toxic' },
  ],
  names: {
    'Cantharellus cibarius': { en: 'Golden Chanterelle', es: 'Rebozuelo', pt: 'Cantarelo' },
    'Craterellus tubaeformis': { en: 'Funnel Chanterelle', es: 'Angula de monte', pt: 'Cantarelo-tubular' },
    'Psilocybe semilanceata': { en: 'Liberty Cap', es: 'Mongui', pt: 'Barrete-da-liberdade' },
    'Cortinarius orellanus': { en: 'Fool’s Webcap', es: 'Cortinario de montaña', pt: 'Cortinário-das-montanhas' },
    'Cortinarius sanguineus': { en: 'Bloodred Webcap', es: 'Cortinario sanguíneo', pt: 'Cortinário-sanguíneo' },
  },
  seasonNorth: [7, 8, 9, 10, 11],
  seasonSouth: [],
  continents: ['europe', 'asia', 'north-america'],
  morphology: {
    capShape: 'conical',
    capColors: ['#a4521f', '#c06f33', '#d99a5c'],
    capDiameterCm: [2.5, 8],
    gills: 'gills',
    gillColor: '#b06a33',
    stipe: { lengthCm: [5, 11], widthCm: [0.5, 1.5], color: '#c98f4e', ring: false, volva: false },
    sporePrint: { color: 'rusty brown', hex: '#8a4d22' },
    bruising: null,
    surface: 'fibrous',
  },
  spores: { length: [8.5, 12], width: [6.5, 9] },
  references: [
    {
      title: 'Main features of Cortinarius spp. poisoning: a literature review',
      year: 2001,
      url: 'https://doi.org/10.1016/S0041-0101(00)00248-8',
      doi: '10.1016/S0041-0101(00)00248-8',
    },
    {
      title: 'Human and experimental toxicology of orellanine',
      year: 2016,
      url: 'https://doi.org/10.1177/0960327115613845',
      doi: '10.1177/0960327115613845',
    },
    {
      title: 'Nephrotoxic Mushroom Poisoning: Global Epidemiology, Clinical Manifestations, and Management',
      year: 2021,
      url: 'https://doi.org/10.1016/j.wem.2021.09.002',
      doi: '10.1016/j.wem.2021.09.002',
    },
    {
      title: 'Cytotoxic fungi—an overview',
      year: 2003,
      url: 'https://doi.org/10.1016/S0041-0101(03)00238-1',
      doi: '10.1016/S0041-0101(03)00238-1',
    },
  ],
  en: {
    habitat: 'Mossy, boggy spruce and pine forest on acid soil, often in sphagnum, rarely under beech.',
    substrates: ['mycorrhiza with spruce and pine in moss'],
    bruising: null,
    toxins: ['A bipyridine that destroys kidney tubules; not removed by cooking or drying.'],
    fatality:
      'Deaths are now rare where dialysis exists; in a review of 245 webcap poisonings half of those with acute kidney failure went on to chronic failure, and 70% of these needed regular dialysis or a transplant.',
    regions:
      'Northern and mountain Europe, northern Asia and Japan, and boreal and mountain North America. Poisonings in Sweden, Norway, Finland, Scotland and the Alps, mostly chanterelle pickers; rarely in Quebec.',
    sporeShape: 'broadly ellipsoid, rough-warted',
    microscopy:
      'Spores yellow-brown, warted. Orellanine glows blue under ultraviolet light in the laboratory; a lamp is no field test.',
    differences: {
      'Cortinarius orellanus':
        'Flatter, redder cap without a pointed knob and no yellow bands on the stem, under broadleaf trees.',
      'Cortinarius sanguineus': 'Blood-red throughout, gills included.',
    },
    summaries: {},
  },
} as const satisfies PoisonousFacts
