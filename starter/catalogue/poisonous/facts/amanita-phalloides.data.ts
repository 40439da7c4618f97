import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const amanitaPhalloidesFacts = {
  slug: 'amanita-phalloides',
  scientificName: 'Amanita phalloides',
  authority: '(Vaill. ex Fr.) Link',
  synonyms: ['Amanita viridis', 'Amanitina phalloides'],
  commonNames: {
    en: ['Death Cap'],
    es: ['Oronja verde', 'Cicuta verde', 'Hongo de la muerte', 'Canaleja'],
    pt: ['Chapéu-da-morte', 'Cicuta-verde', 'Rebenta-bois'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita phalloides',
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
    {
      en: 'Phallotoxins (phalloidin and others)',
      es: 'Falotoxinas (faloidina y otras)',
      pt: 'Falotoxinas (faloidina e outras)',
    },
  ],
  course: courses.amatoxin,
  firstAid: firstAid.amatoxin,
  keyMarks: {
    en: [
      'Gills white at every age',
      'White sac around the base of the stem, often buried or left in the soil',
      'Hanging white ring, sometimes lost',
      'Olive to yellow-green silky cap, at times almost white',
      'White spore print',
    ],
    es: [
      'Láminas blancas a cualquier edad',
      'Volva blanca en saco en la base del pie, a menudo enterrada o dejada en el suelo',
      'Anillo blanco colgante, a veces perdido',
      'Sombrero oliva a verde amarillento, sedoso, a veces casi blanco',
      'Esporada blanca',
    ],
    pt: [
      'Lâminas brancas em qualquer idade',
      'Volva branca em saco na base do pé, muitas vezes enterrada ou deixada no solo',
      'Anel branco pendente, às vezes perdido',
      'Chapéu oliva a verde-amarelado, sedoso, às vezes quase branco',
      'Esporada branca',
    ],
  },
  takenFor: [
    {
      scientificName: 'Volvariella volvacea',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'No ring at any age, gills that turn pink and a pinkish print; it grows on straw or compost, the death cap in soil near trees with gills that stay white. Eggs and buttons of both are white inside and the color of the sac proves nothing: never eat wild ones.',
        es: 'Sin anillo a ninguna edad, láminas que se vuelven rosadas y esporada rosada; crece en paja o compost, la oronja verde en el suelo junto a árboles y con láminas siempre blancas. Los huevos y botones de ambas son blancos por dentro y el color de la volva no demuestra nada: nunca coma los silvestres.',
        pt: 'Sem anel em nenhuma idade, lâminas que ficam rosadas e esporada rosada; cresce em palha ou composto, o chapéu-da-morte no solo perto de árvores e com lâminas sempre brancas. Ovos e botões dos dois são brancos por dentro e a cor da volva não prova nada: nunca coma os silvestres.',
      },
    },
    {
      scientificName: 'Amanita caesarea',
      edibility: 'choice',
      differences: {
        en: 'Gills, ring and stem golden yellow, never white; in the death cap the gills are white, ring and stem white to faintly greenish. Never pick eggs: the orange line under the skin of a sliced egg also occurs in the fly agaric.',
        es: 'Láminas, anillo y pie amarillo dorado, nunca blancos; en la oronja verde las láminas son blancas y el anillo y el pie blancos o algo verdosos. Los huevos no se recogen nunca: la línea naranja bajo la piel del huevo cortado también la tiene la matamoscas.',
        pt: 'Lâminas, anel e pé amarelo-dourados, nunca brancos; no chapéu-da-morte as lâminas são brancas e o anel e o pé brancos ou levemente esverdeados. Ovos nunca se colhem: a linha laranja sob a pele do ovo cortado também existe no agário-das-moscas.',
      },
    },
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Gills pink, then chocolate brown, dark spore print, and no sac at the base. Young ones may still have almost white gills: leave every mushroom with white gills. Dig up the whole stem: a sac at the base means a deadly amanita.',
        es: 'Láminas rosadas y después pardo chocolate, esporada oscura y base sin volva. De jóvenes las láminas pueden ser casi blancas: deje toda seta de láminas blancas. Desentierre el pie entero: una volva en la base significa amanita mortal.',
        pt: 'Lâminas rosadas e depois cor de chocolate, esporada escura e base sem volva. Nos jovens as lâminas podem ser quase brancas: deixe todo cogumelo de lâminas brancas. Desenterre o pé inteiro: uma volva na base significa amanita mortal.',
      },
    },
    {
      scientificName: 'Russula virescens',
      edibility: 'edible',
      differences: {
        en: 'No ring, no sac and flesh that snaps like chalk; the green skin breaks into patches. A green cap cut off without its stem cannot be told apart: always lift the whole mushroom out.',
        es: 'Sin anillo ni volva y carne que se parte como tiza; la piel verde se cuartea en placas. Un sombrero verde cortado sin el pie no se puede distinguir: saque siempre la seta entera.',
        pt: 'Sem anel nem volva e carne que quebra como giz; a pele verde racha em placas. Um chapéu verde cortado sem o pé não se distingue: tire sempre o cogumelo inteiro.',
      },
    },
    {
      scientificName: 'Tricholoma equestre',
      edibility: 'deadly',
      differences: {
        en: 'Gills and stem yellow, no ring and no sac; the death cap has white gills, a ring and a sac. People gathering yellow knights have died of death caps, and the yellow knight itself is listed as poisonous: eat neither.',
        es: 'Láminas y pie amarillos, sin anillo ni volva; la oronja verde tiene láminas blancas, anillo y volva. Recolectores de seta de los caballeros han muerto por oronjas verdes, y la propia seta de los caballeros figura como venenosa: no coma ninguna de las dos.',
        pt: 'Lâminas e pé amarelos, sem anel nem volva; o chapéu-da-morte tem lâminas brancas, anel e volva. Pessoas que colhiam míscaro-amarelo morreram por causa do chapéu-da-morte, e o próprio míscaro consta como venenoso: não coma nenhum dos dois.',
      },
    },
    {
      scientificName: 'Calvatia gigantea',
      edibility: 'edible',
      differences: {
        en: 'Cut every white ball from top to bottom: a puffball is one even white mass, an amanita egg shows the outline of cap, gills and stem. A faint outline counts too; in doubt throw it away.',
        es: 'Corte cada bola blanca de arriba abajo: el bejín es una masa blanca uniforme; el huevo de amanita muestra la silueta de sombrero, láminas y pie. Una silueta tenue también cuenta; ante la duda, tírelo.',
        pt: 'Corte cada bola branca de cima a baixo: a bufa-de-lobo é uma massa branca uniforme; o ovo de amanita mostra o contorno de chapéu, lâminas e pé. Um contorno fraco também conta; na dúvida, jogue fora.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Amanita citrina', edibility: 'inedible' },
    { scientificName: 'Amanita virosa', edibility: 'deadly' },
  ],
  names: {
    'Volvariella volvacea': { en: 'Paddy Straw Mushroom', es: 'Seta de la paja', pt: 'Cogumelo-da-palha' },
    'Amanita caesarea': { en: 'Caesar’s Mushroom', es: 'Oronja', pt: 'Amanita-dos-césares' },
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Russula virescens': { en: 'Green-cracking Brittlegill', es: 'Gorro verde', pt: 'Rússula-verde' },
    'Tricholoma equestre': { en: 'Yellow Knight', es: 'Seta de los caballeros', pt: 'Míscaro-amarelo' },
    'Calvatia gigantea': { en: 'Giant Puffball', es: 'Bejín gigante', pt: 'Bufa-de-lobo-gigante' },
    'Amanita citrina': { en: 'False Death Cap', es: 'Falsa oronja verde', pt: 'Amanita-citrina' },
    'Amanita virosa': { en: 'Destroying Angel', es: 'Cicuta fétida', pt: 'Anjo-destruidor' },
  },
  seasonNorth: [1, 2, 7, 8, 9, 10, 11, 12],
  seasonSouth: [1, 2, 3, 4, 5, 6, 7, 12],
  continents: ['europe', 'asia', 'africa', 'north-america', 'south-america', 'oceania'],
  morphology: {
    capShape: 'convex',
    capColors: ['#a8a55a', '#c9c78a', '#7d7f3e', '#ece9d8'],
    capDiameterCm: [5, 15],
    gills: 'gills',
    gillColor: '#faf7ec',
    stipe: { lengthCm: [7, 15], widthCm: [1, 2.5], color: '#f1efdc', ring: true, volva: true },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: null,
    surface: 'fibrous',
  },
  spores: { length: [8, 10.5], width: [7, 9] },
  references: [
    {
      title: 'Amanita phalloides poisoning: Mechanisms of toxicity and treatment',
      year: 2015,
      url: 'https://doi.org/10.1016/j.fct.2015.09.008',
      doi: '10.1016/j.fct.2015.09.008',
    },
    {
      title: 'Treatment of Amatoxin Poisoning: 20-Year Retrospective Analysis',
      year: 2002,
      url: 'https://doi.org/10.1081/CLT-120014646',
      doi: '10.1081/CLT-120014646',
    },
    {
      title: 'Amanita phalloides Mushroom Poisonings — Northern California, December 2016',
      year: 2017,
      url: 'https://doi.org/10.15585/mmwr.mm6621a1',
      doi: '10.15585/mmwr.mm6621a1',
    },
    {
      title:
        'Amanita phalloides poisoning and treatment with silibinin in the Australian Capital Territory and New South Wales',
      year: 2013,
      url: 'https://doi.org/10.5694/mja12.11180',
      doi: '10.5694/mja12.11180',
    },
    {
      title:
        'The ectomycorrhizal fungus Amanita phalloides was introduced and is expanding its range on the west coast of North America',
      year: 2009,
      url: 'https://doi.org/10.1111/j.1365-294X.2008.04030.x',
      doi: '10.1111/j.1365-294X.2008.04030.x',
    },
  ],
  en: {
    habitat:
      'Under oak, beech, chestnut, hazel and other broadleaf trees, less often pine; also under planted ones in parks, streets and gardens.',
    substrates: ['mycorrhiza with oak, beech, chestnut, hazel and pine'],
    bruising: null,
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
      'Poorly absorbed from the gut, so they add little to the harm when eaten.',
    ],
    fatality:
      'About 10–15% of treated patients die in large European and American hospital series, up to 30% in others, more among children and late arrivals; one cap, or even half of one, can kill an adult. Four of the 10 probable cases in the Australian series of 1999–2012 died.',
    regions:
      'Native to Europe, North Africa and western Asia; carried with trees to North America (above all California and the Pacific Northwest, also the East Coast), South America (Chile, Argentina, Uruguay), South Africa, Australia and New Zealand. It causes most mushroom deaths in Europe, California and Australia; immigrants who take it for a mushroom of their homeland are often among the victims.',
    sporeShape: 'broadly ellipsoid to nearly round, smooth',
    microscopy: 'Spores amyloid (blue-gray in Melzer’s reagent); four-spored basidia without clamps.',
    differences: {
      'Amanita citrina':
        'Lemon-white cap with loose tan patches, a round rimmed bulb instead of a loose sac, and a smell of raw potato; too close to the death cap ever to be eaten.',
      'Amanita virosa': 'Pure white from youth, with a shaggy stem; just as deadly.',
    },
    summaries: {
      'https://doi.org/10.15585/mmwr.mm6621a1':
        'Fourteen death-cap poisonings, three of which ended in liver transplants.',
      'https://doi.org/10.5694/mja12.11180':
        'Twelve Australian patients with suspected poisoning, 1999 to 2012, ten of them probable; four died.',
      'https://doi.org/10.1111/j.1365-294X.2008.04030.x':
        'Shows that the death cap is an invader in California and still spreading.',
    },
  },
} as const satisfies PoisonousFacts
