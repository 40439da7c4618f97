import type { PoisonousFacts } from '../shape'
import { firstAid } from '../shared.data'

export const hypholomaFasciculareFacts = {
  slug: 'hypholoma-fasciculare',
  scientificName: 'Hypholoma fasciculare',
  authority: '(Huds.) P. Kumm.',
  synonyms: ['Naematoloma fasciculare', 'Nematoloma fasciculare'],
  commonNames: {
    en: ['Sulfur Tuft'],
    es: ['Hifoloma de láminas verdes', 'Hifoloma fasciculado'],
    pt: ['Hifoloma de lâminas verdes', 'Hifoloma amarelo'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Strophariaceae',
    genus: 'Hypholoma',
    species: 'Hypholoma fasciculare',
  },
  edibility: 'toxic',
  syndrome: 'gastrointestinal',
  onsetHours: [0.5, 10],
  toxins: [
    {
      en: 'Fasciculols and other bitter triterpenes',
      es: 'Fasciculoles y otros triterpenos amargos',
      pt: 'Fasciculóis e outros triterpenos amargos',
    },
  ],
  course: {
    en: 'Half an hour to ten hours after the meal: nausea, repeated vomiting, cramps and watery diarrhea, with sweating and exhaustion. Weakness and brief trouble with sight or movement have been described, and severe cases can go on to convulsions and shock. It usually ends within one to two days; children, old people and those who lose much fluid may need hospital.',
    es: 'De media hora a diez horas después de comer: náuseas, vómitos repetidos, cólicos y diarrea acuosa, con sudor y agotamiento. Se han descrito debilidad y trastornos breves de la vista o del movimiento, y los casos graves pueden llegar a convulsiones y choque. Suele terminar en uno o dos días; los niños, las personas mayores y quienes pierden mucho líquido pueden necesitar hospital.',
    pt: 'De meia hora a dez horas depois da refeição: náusea, vômitos repetidos, cólicas e diarreia aquosa, com suor e exaustão. Foram descritas fraqueza e perturbações breves da visão ou do movimento, e casos graves podem chegar a convulsões e choque. Costuma terminar em um ou dois dias; crianças, idosos e quem perde muito líquido podem precisar de hospital.',
  },
  firstAid: firstAid.gastrointestinal,
  keyMarks: {
    en: [
      'Sulfur-yellow tufts, orange in the middle',
      'Gills yellow, then distinctly green',
      'Purple-brown print',
      'Very bitter raw, but boiling takes away the bitterness and not the poison',
      'No ring, only a dark zone',
    ],
    es: [
      'Grupos amarillo azufre, anaranjados en el centro',
      'Láminas amarillas y luego verdes',
      'Esporada pardo púrpura',
      'Muy amargo en crudo, pero al hervir se va el amargor y no el veneno',
      'Sin anillo, solo una zona oscura',
    ],
    pt: [
      'Tufos amarelo-enxofre, alaranjados no centro',
      'Lâminas amarelas e depois verdes',
      'Esporada marrom-púrpura',
      'Muito amargo cru, mas a fervura tira o amargor e não o veneno',
      'Sem anel, só uma zona escura',
    ],
  },
  takenFor: [
    {
      scientificName: 'Kuehneromyces mutabilis',
      edibility: 'edible',
      differences: {
        en: 'Brown print, a ring and a scaly stem; the sulfur tuft has no ring, greenish gills and a purple-brown print. The deadly funeral bell (Galerina marginata) has the same brown print and a ring: leave small brown tufts on wood alone.',
        es: 'Esporada parda, anillo y pie escamoso; el hifoloma no tiene anillo, sus láminas son verdosas y su esporada pardo púrpura. La mortal Galerina marginata tiene la misma esporada parda y también anillo: deje las setas pardas pequeñas sobre madera.',
        pt: 'Esporada marrom, anel e pé escamoso; o hifoloma não tem anel, suas lâminas são esverdeadas e sua esporada marrom-púrpura. A mortal Galerina marginata tem a mesma esporada marrom e também anel: deixe os cogumelos marrons pequenos sobre madeira.',
      },
    },
    {
      scientificName: 'Flammulina filiformis',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'White print, a dark velvety stem without ring, gills cream and never green. A brown print from a tuft on wood can mean the deadly Galerina.',
        es: 'Esporada blanca, pie oscuro aterciopelado sin anillo, láminas crema y nunca verdes. Una esporada parda de un grupo sobre madera puede ser de la Galerina mortal.',
        pt: 'Esporada branca, pé escuro aveludado sem anel, lâminas creme e nunca verdes. Uma esporada marrom de um tufo sobre madeira pode ser da Galerina mortal.',
      },
    },
    {
      scientificName: 'Pholiota microspora',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Thick slime and a cinnamon-brown print; the sulfur tuft is dry and its gills go green. The deadly Galerina prints brown too: wild nameko is for experts.',
        es: 'Mucosidad gruesa y esporada pardo canela; el hifoloma es seco y sus láminas se vuelven verdosas. La Galerina mortal también da esporada parda: el nameko silvestre es cosa de expertos.',
        pt: 'Muco espesso e esporada marrom-canela; o hifoloma é seco e suas lâminas ficam esverdeadas. A Galerina mortal também dá esporada marrom: nameko silvestre é coisa de especialistas.',
      },
    },
    {
      scientificName: 'Cyclocybe aegerita',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Hanging ring, pale wrinkled cap and tobacco-brown print, on poplar and willow; never greenish gills. The deadly Galerina has a ring and a brown print too: leave small tufts.',
        es: 'Anillo colgante, sombrero claro y arrugado y esporada pardo tabaco, sobre álamos y sauces; nunca láminas verdosas. La Galerina mortal también tiene anillo y esporada parda: deje los grupos pequeños.',
        pt: 'Anel pendente, chapéu claro e enrugado e esporada cor de tabaco, em choupos e salgueiros; nunca lâminas esverdeadas. A Galerina mortal também tem anel e esporada marrom: deixe os tufos pequenos.',
      },
    },
    {
      scientificName: 'Hypholoma lateritium',
      edibility: 'inedible',
      differences: {
        en: 'Brick-red cap with a pale rim and gills from pale yellow to purple-gray; in the sulfur tuft they go from yellow to green. Colors overlap and cooking takes the bitterness away: with any greenish tinge, leave the tuft.',
        es: 'Sombrero rojo ladrillo de borde claro y láminas de amarillo pálido a gris violáceo; en el hifoloma de láminas verdes pasan de amarillas a verdes. Los colores se solapan y el amargor se va al cocinar: ante cualquier tono verdoso, déjelo.',
        pt: 'Chapéu vermelho-tijolo de borda clara e lâminas de amarelo-pálido a cinza-arroxeado; no hifoloma de lâminas verdes passam de amarelas a verdes. As cores se confundem e o amargor some ao cozinhar: com qualquer tom esverdeado, deixe-o.',
      },
    },
    {
      scientificName: 'Hypholoma capnoides',
      edibility: 'edible',
      differences: {
        en: 'Gills pale and then smoke-gray, never yellow or green, on conifer wood. The sulfur tuft grows there too, and the deadly Galerina shares the stumps: leave what you cannot name for certain.',
        es: 'Láminas pálidas y luego gris humo, nunca amarillas ni verdes, en madera de coníferas. El de láminas verdes también crece ahí, y la Galerina mortal comparte los tocones: deje lo que no pueda nombrar con certeza.',
        pt: 'Lâminas pálidas e depois cinza-fumaça, nunca amarelas nem verdes, em madeira de coníferas. O de lâminas verdes também cresce ali, e a Galerina mortal divide os tocos: deixe o que não puder nomear com certeza.',
      },
    },
    {
      scientificName: 'Armillaria mellea',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Honey fungus has a white print and a thick ring; the sulfur tuft has neither, and its gills go green. A brown print from a ringed tuft can mean the deadly Galerina.',
        es: 'La armilaria tiene esporada blanca y anillo grueso; el hifoloma no tiene ninguno de los dos y sus láminas se vuelven verdosas. Una esporada parda en un grupo con anillo puede ser de la Galerina mortal.',
        pt: 'A armilária tem esporada branca e anel grosso; o hifoloma não tem nem um nem outro, e suas lâminas ficam esverdeadas. Uma esporada marrom num tufo com anel pode ser da Galerina mortal.',
      },
    },
  ],
  doubles: [{ scientificName: 'Galerina marginata', edibility: 'deadly' }],
  names: {
    'Kuehneromyces mutabilis': { en: 'Sheathed Woodtuft', es: 'Foliota cambiante', pt: 'Foliota-mutável' },
    'Flammulina filiformis': { en: 'Enoki', es: 'Enoki', pt: 'Enoki' },
    'Pholiota microspora': { en: 'Nameko', es: 'Nameko', pt: 'Nameko' },
    'Cyclocybe aegerita': { en: 'Pioppino', es: 'Seta de chopo', pt: 'Cogumelo-do-choupo' },
    'Hypholoma lateritium': { en: 'Brick Tuft', es: 'Hifoloma color ladrillo', pt: 'Hifoloma-cor-de-tijolo' },
    'Hypholoma capnoides': { en: 'Conifer Tuft', es: 'Hifoloma de las coníferas', pt: 'Hifoloma-das-coníferas' },
    'Armillaria mellea': { en: 'Honey Fungus', es: 'Armilaria', pt: 'Cogumelo-do-mel' },
    'Galerina marginata': { en: 'Funeral Bell', es: 'Galerina mortal', pt: 'Galerina-mortal' },
  },
  seasonNorth: [4, 5, 6, 7, 8, 9, 10, 11, 12],
  seasonSouth: [3, 4, 5, 6, 7],
  continents: ['europe', 'asia', 'north-america', 'oceania', 'south-america'],
  morphology: {
    capShape: 'convex',
    capColors: ['#dcc249', '#e9d76a', '#c98a35'],
    capDiameterCm: [2, 7],
    gills: 'gills',
    gillColor: '#98a351',
    stipe: { lengthCm: [4, 12], widthCm: [0.3, 1], color: '#d9c45c', ring: false, volva: false },
    sporePrint: { color: 'purple-brown', hex: '#463442' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [6, 8], width: [3.5, 5] },
  references: [
    {
      title: 'Mushroom poisoning: A proposed new clinical classification',
      year: 2019,
      url: 'https://doi.org/10.1016/j.toxicon.2018.11.007',
      doi: '10.1016/j.toxicon.2018.11.007',
    },
    {
      title: 'Mushrooms: Poisons and Panaceas',
      year: 1995,
      url: 'https://openlibrary.org/isbn/9780716726005',
      doi: null,
    },
    { title: 'Toxic Fungi of Western North America', year: 2008, url: 'https://www.mykoweb.com/TFWNA/', doi: null },
  ],
  en: {
    habitat: 'Dense tufts on stumps and buried wood of every kind.',
    substrates: ['conifer and hardwood stumps', 'hardwood logs'],
    bruising: null,
    toxins: [
      'Held responsible for the illness. The bitterness is lost in boiling and the poison is not, so a cooked dish gives no warning.',
    ],
    fatality:
      'Deaths are rare but reported: Japan’s health authorities warn of fatal courses, and four children of one family there are said to have died of it in 1956.',
    regions:
      'Temperate regions of the whole world. Poisonings where tufted wood mushrooms are gathered: Europe, China and Japan.',
    sporeShape: 'ellipsoid, smooth, with a germ pore',
    microscopy: 'Chrysocystidia (cells with a yellow body) on the gill face.',
    differences: {
      'Galerina marginata': 'The same tufts on wood, rusty print, ring or ring zone, no green in the gills; deadly.',
    },
    summaries: {},
  },
} as const satisfies PoisonousFacts
