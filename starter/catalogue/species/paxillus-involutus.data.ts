import { paxillusInvolutusFacts } from '../poisonous/facts/paxillus-involutus.data'
import { poisonous } from '../poisonous/shape'

export const paxillusInvolutus = poisonous(paxillusInvolutusFacts, {
  lead: {
    en: 'Long a table mushroom in central and eastern Europe, the brown roll-rim can turn on someone who has eaten it for years: the immune system learns to attack it and ends up destroying red blood cells.',
    es: 'Durante mucho tiempo seta de mesa en Europa central y oriental, el paxilo enrollado puede volverse contra quien lo comió durante años: las defensas aprenden a atacarlo y acaban destruyendo los glóbulos rojos.',
    pt: 'Por muito tempo cogumelo de mesa na Europa central e oriental, o paxilo-enrolado pode voltar-se contra quem o comeu durante anos: as defesas aprendem a atacá-lo e acabam destruindo os glóbulos vermelhos.',
  },
  description: {
    en: 'The rim gives this dull brown mushroom its name: it stays tightly rolled in for a long time, even while the middle of the velvety cap sinks to a funnel. Underneath, yellowish-brown gills run down the stem, and a thumb can push them off in one piece. Wherever a finger has pressed, dark brown marks appear.\n\nBirch and conifer woods, heaths, parks and plantations all suit it. Its partners are birch, oak, spruce and pine, and planted trees have carried it from the Northern Hemisphere to the southern continents.\n\nPeople gather it as an old food of the region, or mistake it for the [saffron milk cap](/mushrooms/lactarius-deliciosus), which bleeds orange milk when cut; the roll-rim has no milk. Raw, it sickens everyone. Heat removes that irritant and leaves another one untouched, an unidentified antigen, against which some eaters slowly build antibodies. The meal that kills can therefore follow years of harmless ones, cooked just as well. The mycologist Julius Schäffer died of it in 1944, and having tolerated it before is no protection.',
    es: 'El margen da nombre a esta seta parda y apagada: permanece enrollado durante mucho tiempo, incluso cuando el centro del sombrero aterciopelado ya se hunde en embudo. Por debajo, las láminas, de un pardo amarillento, bajan por el pie y se despegan enteras con el pulgar. Donde se aprieta con el dedo quedan marcas de un pardo oscuro.\n\nLe convienen los bosques de abedules y coníferas, los brezales, los parques y las plantaciones. Se asocia con abedul, roble, pícea y pino, y los árboles plantados la han llevado del hemisferio norte a los continentes del sur.\n\nSe recoge como alimento antiguo de la región o se confunde con el [níscalo](/mushrooms/lactarius-deliciosus), que al corte suelta látex naranja; el paxilo no tiene látex. Cruda sienta mal a todo el mundo. El calor elimina ese irritante y deja intacto un antígeno sin identificar, contra el que algunos comensales forman poco a poco anticuerpos. Por eso la comida que mata puede llegar tras años de otras sin daño, aunque esté igual de bien cocida. El micólogo Julius Schäffer murió así en 1944: haberla tolerado antes no protege.',
    pt: 'A margem dá nome a este cogumelo marrom e apagado: fica enrolada por muito tempo, mesmo quando o centro do chapéu aveludado já se afunda em funil. Por baixo, as lâminas, de um marrom amarelado, descem pelo pé e se soltam inteiras com o polegar. Onde o dedo aperta ficam marcas de um marrom escuro.\n\nServem-lhe florestas de bétulas e coníferas, charnecas, parques e plantações. Associa-se a bétula, carvalho, espruce e pinheiro, e as árvores plantadas o levaram do hemisfério norte aos continentes do sul.\n\nÉ colhido como alimento antigo da região ou confundido com a [sancha](/mushrooms/lactarius-deliciosus), que ao corte solta látex laranja; o paxilo não tem látex. Cru, faz mal a todo mundo. O calor elimina esse irritante e deixa intacto um antígeno não identificado, contra o qual algumas pessoas formam aos poucos anticorpos. Por isso a refeição que mata pode vir depois de anos de outras sem dano, mesmo que esteja igualmente bem cozida. O micólogo Julius Schäffer morreu assim em 1944: tê-lo tolerado antes não protege.',
  },
  cap: {
    en: 'Domed, then sunken to a funnel, 4–15 cm, ocher-brown to dark brown, velvety, with a margin that long remains tightly rolled in.',
    es: 'Convexo y después hundido en embudo, de 4 a 15 cm, pardo ocre a pardo oscuro, aterciopelado, con el margen enrollado por largo tiempo.',
    pt: 'Convexo e depois afundado em funil, com 4–15 cm, marrom-ocre a marrom-escuro, aveludado, com a margem enrolada por longo tempo.',
  },
  gills: {
    en: 'Yellowish-brown gills running down the stem, easily peeled off, bruising dark brown; print rusty to yellow-brown. Stem 3–8 cm by 0.8–2 cm, brownish, without ring or volva.',
    es: 'Láminas pardo amarillentas que bajan por el pie, fáciles de desprender y con manchas pardo oscuras al tocarlas; esporada herrumbrosa a pardo amarillenta. Pie de 3–8 cm por 0,8–2 cm, parduzco, sin anillo ni volva.',
    pt: 'Lâminas marrom-amareladas que descem pelo pé, fáceis de soltar e com manchas marrom-escuras ao toque; esporada ferrugínea a marrom-amarelada. Pé de 3–8 cm por 0,8–2 cm, amarronzado, sem anel nem volva.',
  },
  es: {
    habitat: 'Bosques de abedules y de coníferas, brezales, parques y plantaciones.',
    substrates: ['micorriza con abedul, roble, pícea y pino'],
    bruising: 'Láminas y carne se vuelven pardo oscuro donde se tocan',
    toxins: [
      'En algunas personas las comidas repetidas crean anticuerpos; la siguiente forma inmunocomplejos que destruyen los glóbulos rojos.',
      'Crudo o poco hecho, el paxilo sienta mal a cualquiera; la cocción elimina estos irritantes, pero no el antígeno que mata.',
    ],
    fatality:
      'Poco frecuente, pero a menudo mortal una vez que se rompen los glóbulos rojos; el micólogo alemán Julius Schäffer murió por esta causa en 1944, en 2019 se publicaron otras dos muertes en Alemania y China comunicó una de Mongolia Interior en 2020.',
    regions:
      'Hemisferio norte; llevado con árboles a los continentes del sur. Muertes en Alemania y Polonia y en otros lugares de Europa central y oriental, donde fue mucho tiempo seta de mesa, y una en el norte de China.',
    sporeShape: 'elipsoidal, lisa',
    microscopy: 'Grupo de especies muy parecidas; cistidios fusiformes de contenido pardo.',
    differences: { 'Tapinella atrotomentosa': 'Pie oscuro y aterciopelado, sobre tocones de coníferas.' },
    summaries: {
      'https://doi.org/10.3390/diagnostics9040130': 'Dos muertes en personas que habían comido la seta muchas veces.',
      'https://doi.org/10.1007/BF01728620':
        'Muestra anticuerpos contra la seta e inmunocomplejos tras la destrucción de los glóbulos rojos.',
    },
  },
  pt: {
    habitat: 'Florestas de bétulas e de coníferas, charnecas, parques e plantações.',
    substrates: ['micorriza com bétula, carvalho, espruce e pinheiro'],
    bruising: 'Lâminas e carne ficam marrom-escuras onde são tocadas',
    toxins: [
      'Em algumas pessoas, refeições repetidas criam anticorpos; a seguinte forma imunocomplexos que destroem os glóbulos vermelhos.',
      'Cru ou mal cozido, o paxilo faz mal a qualquer um; o cozimento elimina esses irritantes, mas não o antígeno que mata.',
    ],
    fatality:
      'Rara, mas muitas vezes fatal depois que os glóbulos vermelhos se rompem; o micólogo alemão Julius Schäffer morreu disso em 1944, mais duas mortes na Alemanha foram publicadas em 2019 e a China relatou uma da Mongólia Interior em 2020.',
    regions:
      'Hemisfério norte; levado com árvores aos continentes do sul. Mortes na Alemanha e na Polônia e em outros lugares da Europa central e oriental, onde foi por muito tempo cogumelo de mesa, e uma no norte da China.',
    sporeShape: 'elipsoide, lisa',
    microscopy: 'Grupo de espécies muito parecidas; cistídios fusiformes de conteúdo marrom.',
    differences: { 'Tapinella atrotomentosa': 'Pé escuro e aveludado, sobre tocos de coníferas.' },
    summaries: {
      'https://doi.org/10.3390/diagnostics9040130': 'Duas mortes em pessoas que haviam comido o cogumelo muitas vezes.',
      'https://doi.org/10.1007/BF01728620':
        'Mostra anticorpos contra o cogumelo e imunocomplexos por trás da destruição dos glóbulos vermelhos.',
    },
  },
})
