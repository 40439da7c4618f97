import { amanitaPhalloidesFacts } from '../poisonous/facts/amanita-phalloides.data'
import { poisonous } from '../poisonous/shape'

export const amanitaPhalloides = poisonous(amanitaPhalloidesFacts, {
  lead: {
    en: 'Handsome, common under oaks from California to Canberra and said to taste good, the death cap kills more people than any other mushroom, days after the meal, often when people believe they are over it.',
    es: 'Hermosa, frecuente bajo los robles de medio mundo y, según cuentan quienes sobrevivieron, de buen sabor, la oronja verde mata más gente que ninguna otra seta, días después de la comida, a menudo tras una falsa mejoría.',
    pt: 'Bonito, comum sob carvalhos de meio mundo e, dizem os sobreviventes, de bom sabor, o chapéu-da-morte mata mais gente do que qualquer outro cogumelo, dias depois da refeição, muitas vezes após uma falsa melhora.',
  },
  description: {
    en: 'A death cap begins as a white egg in the ground. The egg tears and leaves a loose sac around the foot of a pale stem; out of it rises an olive to yellow-green cap with a silky sheen, darker toward the middle, at times bronze or almost white. Gills stay white for life. A thin white ring hangs under the cap until wind or a careless hand takes it away.\n\nIt lives with the roots of oak, beech, chestnut and hazel, and has traveled with planted trees to cities on every inhabited continent, where it comes up in parks and along streets. Many of its victims were gathering a mushroom they knew from another country.\n\nSmell, taste, a peeled skin or a silver spoon reveal nothing, and neither boiling, drying nor freezing takes the poison out. What does protect is dull: dig the whole base up with a knife, look for the sac, wait for a white spore print, and leave every white-gilled mushroom with a ring or a sac where it stands. A find that broke off above the ground has lost the mark that matters most.',
    es: 'Todo empieza con un huevo blanco enterrado. Al rasgarse deja un saco suelto alrededor del pie pálido, y de él sale un sombrero oliva o verde amarillento, de brillo sedoso, más oscuro en el centro y a veces bronceado o casi blanco. Las láminas son blancas toda la vida. Bajo el sombrero cuelga un anillo blanco y fino, hasta que el viento o una mano descuidada se lo llevan.\n\nVive unida a las raíces de robles, hayas, castaños y avellanos, y con los árboles plantados ha llegado a ciudades de todos los continentes habitados, donde brota en parques y aceras. Muchas de sus víctimas buscaban una seta que conocían de otro país.\n\nEl olor, el sabor, la piel que se pela o la cuchara de plata no revelan nada, y hervirla, secarla o congelarla no elimina el veneno. Protege lo que nadie presume: desenterrar la base entera con una navaja, buscar el saco, esperar la esporada blanca y dejar donde está cualquier seta de láminas blancas con anillo o saco. Un ejemplar roto a ras de tierra ha perdido el rasgo que más importa.',
    pt: 'Tudo começa com um ovo branco dentro da terra. Ao rasgar-se, ele deixa um saco frouxo em volta do pé pálido, e dali sobe um chapéu oliva ou verde-amarelado, de brilho sedoso, mais escuro no meio e às vezes bronzeado ou quase branco. As lâminas são brancas a vida inteira. Sob o chapéu pende um anel branco e fino, até que o vento ou uma mão distraída o arranque.\n\nVive ligado às raízes de carvalhos, faias, castanheiros e aveleiras e, com as árvores plantadas, chegou a cidades de todos os continentes habitados, onde brota em parques e calçadas. Muitas das vítimas procuravam um cogumelo que conheciam de outro país.\n\nCheiro, gosto, pele que se solta ou colher de prata não revelam nada, e ferver, secar ou congelar não tira o veneno. O que protege é sem graça: desenterrar a base inteira com uma faca, procurar o saco, esperar a esporada branca e deixar onde está todo cogumelo de lâminas brancas com anel ou saco. Um exemplar quebrado rente ao chão perdeu a marca que mais importa.',
  },
  cap: {
    en: 'Egg-shaped, then domed to flat, 5–15 cm, olive to yellow-green or bronze, rarely white, silky with fine dark fibers, usually bare of patches.',
    es: 'Ovoide, luego convexo a plano, de 5 a 15 cm, oliva a verde amarillento o bronceado, rara vez blanco, sedoso con finas fibras oscuras y casi siempre sin restos de velo.',
    pt: 'Ovoide, depois convexo a plano, com 5–15 cm, oliva a verde-amarelado ou bronzeado, raramente branco, sedoso com fibras finas escuras e quase sempre sem restos de véu.',
  },
  gills: {
    en: 'Crowded white gills, free of the stem. Stem 7–15 cm by 1–2.5 cm, white to faintly greenish, often with zigzag bands, a hanging ring near the top and a loose white sac around the swollen base.',
    es: 'Láminas blancas, apretadas y libres. Pie de 7–15 cm por 1–2,5 cm, blanco o algo verdoso, a menudo con bandas en zigzag, anillo colgante arriba y volva blanca y suelta en torno a la base hinchada.',
    pt: 'Lâminas brancas, densas e livres. Pé de 7–15 cm por 1–2,5 cm, branco ou levemente esverdeado, muitas vezes com faixas em zigue-zague, anel pendente no alto e volva branca e frouxa em volta da base inchada.',
  },
  es: {
    habitat:
      'Bajo robles, hayas, castaños, avellanos y otras frondosas, con menos frecuencia pinos; también bajo árboles plantados en parques, calles y jardines.',
    substrates: ['micorriza con roble, haya, castaño, avellano y pino'],
    bruising: null,
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
      'Se absorben mal en el intestino y añaden poco al daño cuando se comen.',
    ],
    fatality:
      'En las grandes series hospitalarias de Europa y América muere cerca del 10–15 % de los pacientes tratados, y hasta el 30 % en otras; más entre los niños y quienes llegan tarde. Un sombrero, o medio, puede matar a un adulto. En la serie australiana de 1999–2012 murieron cuatro de los 10 casos probables.',
    regions:
      'Originaria de Europa, el norte de África y Asia occidental; llevada con árboles a Norteamérica (sobre todo California y el noroeste, también la costa este), Sudamérica (Chile, Argentina, Uruguay), Sudáfrica, Australia y Nueva Zelanda. Causa la mayoría de las muertes por setas en Europa, California y Australia; entre las víctimas suele haber inmigrantes que la toman por una seta de su tierra.',
    sporeShape: 'anchamente elipsoidal a casi redonda, lisa',
    microscopy: 'Esporas amiloides (gris azulado en el reactivo de Melzer); basidios de cuatro esporas, sin fíbulas.',
    differences: {
      'Amanita citrina':
        'Sombrero blanco limón con placas pardas sueltas, bulbo redondo con reborde en lugar de saco y olor a papa cruda; demasiado cercana a la oronja verde para comerla jamás.',
      'Amanita virosa': 'Blanco puro desde joven, con el pie lanoso; igual de mortal.',
    },
    summaries: {
      'https://doi.org/10.15585/mmwr.mm6621a1':
        'Catorce intoxicaciones por oronja verde, tres de ellas con trasplante de hígado.',
      'https://doi.org/10.5694/mja12.11180':
        'Doce pacientes australianos con sospecha de intoxicación entre 1999 y 2012, diez de ellos casos probables; murieron cuatro.',
      'https://doi.org/10.1111/j.1365-294X.2008.04030.x':
        'Demuestra que la oronja verde es invasora en California y sigue avanzando.',
    },
  },
  pt: {
    habitat:
      'Sob carvalhos, faias, castanheiros, aveleiras e outras folhosas, menos vezes pinheiros; também sob árvores plantadas em parques, ruas e jardins.',
    substrates: ['micorriza com carvalho, faia, castanheiro, aveleira e pinheiro'],
    bruising: null,
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
      'São mal absorvidas no intestino e pouco somam ao dano quando ingeridas.',
    ],
    fatality:
      'Cerca de 10–15% dos pacientes tratados morrem nas grandes séries hospitalares da Europa e da América, e até 30% em outras; mais entre crianças e quem chega tarde. Um chapéu, ou metade de um, pode matar um adulto. Na série australiana de 1999–2012 morreram quatro dos 10 casos prováveis.',
    regions:
      'Nativo da Europa, do norte da África e da Ásia ocidental; levado com árvores à América do Norte (sobretudo Califórnia e noroeste, também a costa leste), à América do Sul (Chile, Argentina, Uruguai), à África do Sul, à Austrália e à Nova Zelândia. Causa a maioria das mortes por cogumelos na Europa, na Califórnia e na Austrália; entre as vítimas há muitos imigrantes que o tomam por um cogumelo de sua terra.',
    sporeShape: 'amplamente elipsoide a quase redonda, lisa',
    microscopy: 'Esporos amiloides (cinza-azulados no reagente de Melzer); basídios de quatro esporos, sem fíbulas.',
    differences: {
      'Amanita citrina':
        'Chapéu branco-limão com placas marrons soltas, bulbo redondo com borda em vez de saco e cheiro de batata crua; próxima demais do chapéu-da-morte para algum dia ser comida.',
      'Amanita virosa': 'Branco puro desde jovem, com o pé felpudo; igualmente mortal.',
    },
    summaries: {
      'https://doi.org/10.15585/mmwr.mm6621a1':
        'Catorze envenenamentos por chapéu-da-morte, três deles com transplante de fígado.',
      'https://doi.org/10.5694/mja12.11180':
        'Doze pacientes australianos com suspeita de intoxicação entre 1999 e 2012, dez deles casos prováveis; quatro morreram.',
      'https://doi.org/10.1111/j.1365-294X.2008.04030.x':
        'Mostra que o chapéu-da-morte é invasor na Califórnia e continua avançando.',
    },
  },
})
