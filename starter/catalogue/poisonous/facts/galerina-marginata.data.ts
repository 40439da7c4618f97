import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const galerinaMarginataFacts = {
  slug: 'galerina-marginata',
  scientificName: 'Galerina marginata',
  authority: '(Batsch) Kühner',
  synonyms: ['Galerina autumnalis', 'Galerina unicolor', 'Galerina venenata', 'Pholiota marginata'],
  commonNames: {
    en: ['Funeral Bell', 'Deadly Galerina', 'Autumn Skullcap'],
    es: ['Galerina mortal', 'Galerina rebordeada'],
    pt: ['Galerina-mortal', 'Galerina-marginada'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Galerina',
    species: 'Galerina marginata',
  },
  edibility: 'deadly',
  syndrome: 'amatoxin',
  onsetHours: [6, 24],
  toxins: [
    {
      en: 'Amatoxins (alpha-amanitin and others)',
      es: 'Amatoxinas (alfa-amanitina y otras)',
      pt: 'Amatoxinas (alfa-amanitina e outras)',
    },
  ],
  course: courses.amatoxin,
  firstAid: firstAid.amatoxin,
  keyMarks: {
    en: [
      'Rusty brown print',
      'Fragile ring or ring zone, often stained rusty by spores or already gone',
      'Stem silky below the ring, without scales, darker at the base',
      'Cap fades from the center as it dries',
      'On wood, including buried wood and chips',
    ],
    es: [
      'Esporada pardo herrumbre',
      'Anillo frágil o zona anular, a menudo teñida de óxido o ya perdida',
      'Pie sedoso bajo el anillo, sin escamas, más oscuro en la base',
      'Sombrero que palidece desde el centro al secarse',
      'Sobre madera, también enterrada o en astillas',
    ],
    pt: [
      'Esporada marrom-ferrugem',
      'Anel frágil ou zona anelar, muitas vezes tingida de ferrugem ou já perdida',
      'Pé sedoso abaixo do anel, sem escamas, mais escuro na base',
      'Chapéu que clareia do centro ao secar',
      'Sobre madeira, também enterrada ou em lascas',
    ],
  },
  takenFor: [
    {
      scientificName: 'Kuehneromyces mutabilis',
      edibility: 'edible',
      differences: {
        en: 'Stem below the ring covered with dark, upturned scales; in the funeral bell it is only silky-fibrous. The scales are easily lost and both may stand in one tuft: do not eat it.',
        es: 'Pie bajo el anillo cubierto de escamas oscuras levantadas; en la galerina solo es sedoso y fibroso. Las escamas se pierden y ambas pueden salir en un mismo grupo: no la coma.',
        pt: 'Pé abaixo do anel coberto de escamas escuras levantadas; na galerina é só sedoso-fibroso. As escamas caem e as duas podem sair num mesmo tufo: não coma.',
      },
    },
    {
      scientificName: 'Flammulina filiformis',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'White print, never a ring and, in the wild, a dark velvety stem base; the funeral bell prints rusty, but its ring is often gone, and young velvet shanks lack the velvet. One white print does not clear the rest of the tuft: leave small brown caps on wood.',
        es: 'Esporada blanca, nunca anillo y, en la silvestre, base del pie oscura y aterciopelada; la galerina da esporada herrumbrosa, pero a menudo ha perdido el anillo, y las silvestres jóvenes aún no tienen terciopelo. Una esporada blanca no libra de sospecha al resto del grupo: deje las setas pardas pequeñas de la madera.',
        pt: 'Esporada branca, nunca anel e, na silvestre, base do pé escura e aveludada; a galerina dá esporada ferrugem, mas muitas vezes já perdeu o anel, e as silvestres jovens ainda não têm veludo. Uma esporada branca não garante o resto do tufo: deixe os cogumelos marrons pequenos da madeira.',
      },
    },
    {
      scientificName: 'Cyclocybe aegerita',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Much larger and thick-fleshed, on poplar and willow, with a big hanging ring and a pale, wrinkled cap. Both prints are brown and the funeral bell grows on the same wood, so neither decides: take no small, thin brown caps.',
        es: 'Mucho mayor y carnosa, sobre chopo y sauce, con gran anillo colgante y sombrero claro y arrugado. Ambas esporadas son pardas y la galerina crece en la misma madera, así que eso no decide: no recoja setas pardas pequeñas y delgadas.',
        pt: 'Muito maior e carnuda, em choupo e salgueiro, com grande anel pendente e chapéu claro e enrugado. As duas esporadas são marrons e a galerina cresce na mesma madeira, portanto isso não decide: não colha cogumelos marrons pequenos e finos.',
      },
    },
    {
      scientificName: 'Psilocybe cyanescens',
      edibility: 'psychoactive',
      differences: {
        en: 'Purple-black print and blue bruising; the funeral bell has a rusty print and no blue. They grow mixed in the same chips, even in one clump: testing one cap says nothing about the next, and one mistake kills.',
        es: 'Esporada negro violácea y azuleo al roce; la galerina tiene esporada herrumbrosa y no azulea. Crecen mezcladas en las mismas astillas, incluso en un mismo grupo: comprobar una no dice nada de la siguiente, y un solo error mata.',
        pt: 'Esporada preto-arroxeada e mancha azul ao toque; a galerina tem esporada ferrugem e não fica azul. Crescem misturadas nas mesmas lascas, até no mesmo tufo: testar uma não diz nada da seguinte, e um só erro mata.',
      },
    },
    {
      scientificName: 'Pholiota microspora',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Thick slime over cap and ring zone; the funeral bell is at most greasy, or sticky when wet. Both prints are brown and do not decide: eat only cultivated nameko.',
        es: 'Mucosidad gruesa en sombrero y zona anular; la galerina como mucho es grasa, o pegajosa con la humedad. Ambas esporadas son pardas y no deciden: coma solo nameko cultivado.',
        pt: 'Muco espesso no chapéu e na zona do anel; a galerina é no máximo gordurosa, ou pegajosa quando úmida. As duas esporadas são marrons e não decidem: coma só nameko cultivado.',
      },
    },
    {
      scientificName: 'Armillaria mellea',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Larger, with scales on the cap, a thick white ring and a white print; the funeral bell is thin and smooth and prints rusty. Galerinas come up among honey fungus: look at every cap, and in doubt leave the whole tuft.',
        es: 'Mayor, con escamas en el sombrero, anillo blanco grueso y esporada blanca; la galerina es delgada y lisa y su esporada es herrumbrosa. Las galerinas salen entre las armilarias: mire cada sombrero y, ante la duda, deje todo el grupo.',
        pt: 'Maior, com escamas no chapéu, anel branco grosso e esporada branca; a galerina é fina e lisa e sua esporada é cor de ferrugem. Galerinas saem no meio das armilárias: olhe cada chapéu e, na dúvida, deixe o tufo inteiro.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Hypholoma fasciculare', edibility: 'toxic' },
    { scientificName: 'Pholiotina rugosa', edibility: 'deadly' },
  ],
  names: {
    'Kuehneromyces mutabilis': { en: 'Sheathed Woodtuft', es: 'Foliota cambiante', pt: 'Foliota-mutável' },
    'Flammulina filiformis': { en: 'Enoki', es: 'Enoki', pt: 'Enoki' },
    'Cyclocybe aegerita': { en: 'Pioppino', es: 'Seta de chopo', pt: 'Cogumelo-do-choupo' },
    'Psilocybe cyanescens': { en: 'Wavy Cap', es: 'Sombrero ondulado', pt: 'Chapéu-ondulado' },
    'Pholiota microspora': { en: 'Nameko', es: 'Nameko', pt: 'Nameko' },
    'Armillaria mellea': { en: 'Honey Fungus', es: 'Armilaria', pt: 'Cogumelo-do-mel' },
    'Hypholoma fasciculare': { en: 'Sulfur Tuft', es: 'Hifoloma de láminas verdes', pt: 'Hifoloma de lâminas verdes' },
    'Pholiotina rugosa': { en: 'Fool’s Conecap', es: 'Conocibe anillada', pt: 'Conocibe-anelada' },
  },
  seasonNorth: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  seasonSouth: [3, 4, 5, 6, 7, 8],
  continents: ['europe', 'asia', 'north-america', 'oceania'],
  morphology: {
    capShape: 'convex',
    capColors: ['#a8672d', '#c88d4c', '#e0b985'],
    capDiameterCm: [1.5, 6],
    gills: 'gills',
    gillColor: '#b98a55',
    stipe: { lengthCm: [2, 10], widthCm: [0.2, 0.9], color: '#9a6f45', ring: true, volva: false },
    sporePrint: { color: 'rusty brown', hex: '#8a5328' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [8, 10.5], width: [5, 6.5] },
  references: [
    {
      title: 'Amatoxins in wood-rotting Galerina marginata',
      year: 2004,
      url: 'https://doi.org/10.1080/15572536.2005.11832920',
      doi: '10.1080/15572536.2005.11832920',
    },
    {
      title: 'Treatment of Amatoxin Poisoning: 20-Year Retrospective Analysis',
      year: 2002,
      url: 'https://doi.org/10.1081/CLT-120014646',
      doi: '10.1081/CLT-120014646',
    },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
    },
    {
      title: 'Mushroom poisoning: A proposed new clinical classification',
      year: 2019,
      url: 'https://doi.org/10.1016/j.toxicon.2018.11.007',
      doi: '10.1016/j.toxicon.2018.11.007',
    },
  ],
  en: {
    habitat:
      'Tufts, troops or single caps on rotting conifer and broadleaf wood, wood chips and mossy logs, also on buried wood, so that it seems to grow in grass; mostly autumn, but found in every month where winters are mild.',
    substrates: ['conifer and hardwood logs', 'wood chips'],
    bruising: null,
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
    ],
    fatality:
      'Deaths in Europe and North America; some collections hold more amatoxin than the death cap weight for weight, so ten to twenty small caps, perhaps fewer, may kill a child.',
    regions:
      'Cool and temperate Northern Hemisphere, also Australia and New Zealand. Poisonings in Europe, the Pacific Northwest and eastern North America, often among gatherers of tufted wood mushrooms or of psilocybes.',
    sporeShape: 'almond-shaped to ellipsoid, warted, with a smooth patch just above the point of attachment',
    microscopy: 'Bottle-shaped cystidia on gill edge and face; spores turn somewhat red-brown in Melzer’s reagent.',
    differences: {
      'Hypholoma fasciculare': 'Sulfur yellow with greenish gills and a purple-brown print; bitter.',
      'Pholiotina rugosa': 'Smaller, on soil and chips, with a grooved ring that slides or falls off; also amatoxins.',
    },
    summaries: {},
  },
} as const satisfies PoisonousFacts
