import { omphalotusOleariusFacts } from '../poisonous/facts/omphalotus-olearius.data'
import { poisonous } from '../poisonous/shape'

export const omphalotusOlearius = poisonous(omphalotusOleariusFacts, {
  lead: {
    en: 'Orange outside and in, the jack-o’-lantern of Mediterranean olives and oaks is taken for a chanterelle by color alone, although its gills, flesh and tufted growth all say otherwise.',
    es: 'Anaranjada por fuera y por dentro, la seta de olivo crece al pie de olivos y robles mediterráneos y se toma por rebozuelo por el color, aunque láminas y carne digan lo contrario.',
    pt: 'Alaranjado por fora e por dentro, o cogumelo-da-oliveira cresce ao pé de oliveiras e carvalhos mediterrâneos e passa por cantarelo pela cor, embora lâminas e carne digam o contrário.',
  },
  description: {
    en: 'One color runs through all of it: orange cap, sinking to a funnel as it ages, orange stem, orange flesh, and thin, crowded gills that run far down. Dense tufts crowd the foot of olive, oak, chestnut and eucalyptus from July to December, in Mediterranean Europe and North Africa and increasingly farther north; planted olives and eucalyptus can bear it elsewhere.\n\nFresh gills may give off a faint light in the dark. It makes a poor test, since a find that stays dark is exactly as poisonous as one that glows.\n\nThe mistake begins with the color and with tufts on buried roots, which look as if they came out of the soil as a [chanterelle](/mushrooms/cantharellus-cibarius) does. Chanterelles stand apart from one another, have blunt, forked folds in place of gills, and are pale when cut. The [king oyster](/mushrooms/pleurotus-eryngii), too, has been confused with it, though its flesh is white and its home is grassland among thistles. Cut every orange find lengthwise before it goes into the basket; orange all the way through ends the matter.',
    es: 'Un solo color la recorre entera: sombrero anaranjado, que se hunde en embudo con la edad, pie anaranjado, carne anaranjada y láminas finas y apretadas que bajan mucho por el pie. De julio a diciembre forma grupos densos al pie de olivos, robles, castaños y eucaliptos, en la Europa mediterránea y el norte de África y cada vez más al norte; fuera de allí puede salir en olivos y eucaliptos plantados.\n\nLas láminas frescas emiten a veces una luz débil en la oscuridad. Como prueba no sirve, pues la que no brilla es igual de venenosa.\n\nEl error empieza por el color y por los grupos sobre raíces enterradas, que parecen brotar del suelo como el [rebozuelo](/mushrooms/cantharellus-cibarius). Este crece separado, tiene pliegues romos y ahorquillados en vez de láminas, y es claro al corte. También se ha confundido con la [seta de cardo](/mushrooms/pleurotus-eryngii), de carne blanca y propia de pastizales con cardos. Antes de que nada naranja entre en la cesta, se abre a lo largo; si por dentro sigue naranja, queda fuera.',
    pt: 'Uma só cor o percorre inteiro: chapéu alaranjado, que afunda em funil com a idade, pé alaranjado, carne alaranjada e lâminas finas e densas que descem bastante pelo pé. De julho a dezembro forma tufos densos ao pé de oliveiras, carvalhos, castanheiros e eucaliptos, na Europa mediterrânea e no norte da África e cada vez mais ao norte; fora dali pode aparecer em oliveiras e eucaliptos plantados.\n\nAs lâminas frescas às vezes emitem uma luz fraca no escuro. Como prova não vale, pois o que não brilha é igualmente venenoso.\n\nO engano começa pela cor e pelos tufos sobre raízes enterradas, que parecem brotar do chão como o [cantarelo](/mushrooms/cantharellus-cibarius). Este cresce separado, tem dobras rombas e bifurcadas em vez de lâminas e é claro ao corte. Também o [cogumelo-do-cardo](/mushrooms/pleurotus-eryngii) já foi confundido com ele, embora tenha carne branca e viva em pastagens entre cardos. Todo achado laranja se abre ao comprido antes de entrar na cesta, e o que for laranja até o miolo não entra.',
  },
  cap: {
    en: 'Domed at first, then sunken to a funnel, 4–14 cm, bright orange to brownish orange, smooth.',
    es: 'Convexo al principio y luego hundido en embudo, de 4 a 14 cm, naranja vivo a naranja pardusco, liso.',
    pt: 'Convexo no início e depois afundado em funil, com 4–14 cm, laranja-vivo a laranja-amarronzado, liso.',
  },
  gills: {
    en: 'True gills, thin, crowded and orange, running down the stem; print white to cream. Stem 4–15 cm by 0.8–3 cm, orange to brownish, without ring or volva.',
    es: 'Láminas verdaderas, finas, apretadas y anaranjadas, que bajan por el pie; esporada blanca a crema. Pie de 4–15 cm por 0,8–3 cm, anaranjado a pardusco, sin anillo ni volva.',
    pt: 'Lâminas verdadeiras, finas, densas e alaranjadas, que descem pelo pé; esporada branca a creme. Pé de 4–15 cm por 0,8–3 cm, alaranjado a amarronzado, sem anel nem volva.',
  },
  es: {
    habitat: 'Grupos densos al pie de olivos, robles, castaños y eucaliptos, a veces desde raíces enterradas.',
    substrates: ['tocones y raíces de olivo, roble y castaño'],
    bruising: null,
    toxins: ['Sesquiterpenos tóxicos para las células; cocinarla no la hace segura.'],
    fatality: 'Ninguna muerte bien documentada.',
    regions:
      'Europa mediterránea y norte de África, en avance hacia el norte; también en olivos y eucaliptos plantados de otros lugares. Intoxicaciones en España, Portugal, Italia, el sur de Francia, Suiza y Turquía.',
    sporeShape: 'redonda a casi redonda, lisa',
    microscopy: 'Esporas lisas y no amiloides, mayores que en O. illudens.',
    differences: {
      'Hygrophoropsis aurantiaca':
        'Láminas blandas y ahorquilladas; crece suelto entre agujas y musgo, nunca en grupos sobre madera.',
      'Omphalotus illudens': 'Gemela americana de esporas más pequeñas y redondas.',
    },
    summaries: {},
  },
  pt: {
    habitat:
      'Tufos densos ao pé de oliveiras, carvalhos, castanheiros e eucaliptos, às vezes a partir de raízes enterradas.',
    substrates: ['tocos e raízes de oliveira, carvalho e castanheiro'],
    bruising: null,
    toxins: ['Sesquiterpenos tóxicos para as células; o cozimento não torna o cogumelo seguro.'],
    fatality: 'Nenhuma morte bem documentada.',
    regions:
      'Europa mediterrânea e norte da África, avançando para o norte; também em oliveiras e eucaliptos plantados em outros lugares. Intoxicações na Espanha, em Portugal, na Itália, no sul da França, na Suíça e na Turquia.',
    sporeShape: 'redonda a quase redonda, lisa',
    microscopy: 'Esporos lisos e não amiloides, maiores que em O. illudens.',
    differences: {
      'Hygrophoropsis aurantiaca':
        'Lâminas macias e bifurcadas; cresce solto entre agulhas e musgo, nunca em tufos sobre madeira.',
      'Omphalotus illudens': 'Gêmeo americano de esporos menores e mais redondos.',
    },
    summaries: {},
  },
})
