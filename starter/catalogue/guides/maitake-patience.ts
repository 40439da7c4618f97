import type { GuideSeed } from '../shapes'

export const maitakePatience: GuideSeed = {
  slug: 'maitake-patience',
  title: {
    en: 'Maitake, a lesson in patience',
    es: 'Maitake, una lección de paciencia',
    pt: 'Maitake, uma lição de paciência',
  },
  lead: {
    en: 'Maitake on oak sawdust, with the long wait described week by week so that you know when to leave the bag alone and when to open it.',
    es: 'Maitake sobre aserrín de roble, con la larga espera contada semana a semana para saber cuándo dejar la bolsa en paz y cuándo abrirla.',
    pt: 'Maitake em serragem de carvalho, com a longa espera contada semana a semana para saber quando deixar o saco quieto e quando abri-lo.',
  },
  species: ['grifola-frondosa'],
  difficulty: 4,
  content: {
    en: '[*Grifola frondosa*](/mushrooms/grifola-frondosa) spends years inside an old oak before it shows itself. On a block of sawdust it hurries, by its own measure: 60 to 90 days from spawn to harvest. More blocks are lost to impatience than to mold.\n\n## One block\n\nFor a bag of 2.5 kg, weigh:\n\n- 780 g of dry oak sawdust, a third of it as coarse as rice grains\n- 200 g of wheat or rice bran\n- 20 g of gypsum\n- 1.5 liters of water, less whatever your sawdust already holds\n\nBeech or chestnut can stand in for oak. Mix the dry parts first, then add the water slowly. When you close your fist on the mix, water should shine between the fingers and not run. Fill a polypropylene bag with a 0.2 micron filter patch, press it into a square block, and fold the neck loosely.\n\nMake at least six. Strains differ a great deal, and some blocks will simply refuse, so ask your supplier for one proven indoors.\n\n## Sterilizing and spawning\n\nKeep the bags at 121 °C (15 psi at sea level) for two and a half hours, then let the cooker cool on its own overnight. The core must be below 25 °C before you go on.\n\nIn a still-air box or before a flow hood, add 120 g of sawdust spawn to each bag. Grain spawn is faster, although the finished block holds together less firmly. Seal with plenty of air above the block and shake the spawn through. The guide to [clean technique](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) covers this step in detail.\n\n## Days 1 to 40: the spawn run\n\nHold 21–24 °C in the dark, with a hand’s width between bags, because a working block warms itself. The mycelium is thin and uneven at first, which is its nature. Do not shake again. By the fifth or sixth week the block should be pale throughout and firm when pressed.\n\n## The mat\n\nNext a thick skin grows over the top, rises into bumps, and sweats amber drops. It may turn tan or rust brown. None of this is disease. Now give 10 to 12 hours of soft light a day, about enough to read by, and lower the room to 15–18 °C. The bag stays shut.\n\nOver two or three weeks part of the mat swells and darkens to gray, then nearly black, wrinkled like a small brain. This is the primordium. Opening the bag at the first gray spot is the classic mistake: the air dries it and it stops.\n\n## Opening\n\nWait until the dark mass is 4–5 cm across and its edge begins to break into little folds. Then cut a flap just above it, or slice off the top of the bag and leave a collar of about 8 cm. Provide:\n\n- 13–18 °C\n- humidity of 90–95% for the first week, then nearer 85%\n- fresh air several times a day, without a draft on the folds\n- the same light, a little brighter\n\nMist the walls and floor, never the cluster. Standing drops bring brown bacterial blotch.\n\n## Harvest\n\nFronds unfold for two to three weeks. Cut when the edges are still rounded and slightly paler and the first fine pores can be seen beneath. Slice the whole head off at the base. It keeps for ten days in paper in the refrigerator.\n\nCook maitake thoroughly and take a modest first portion, as it disagrees with some people. Those who use warfarin or diabetes medicine should speak to their doctor before eating it often.\n\n## A second life outdoors\n\nAn indoor block seldom fruits twice. Bury spent ones in autumn or spring, side by side, in shade, with 3 cm of soil and a layer of leaves above. Some return a year later, in the cool of autumn. Should something grow there, confirm it before it reaches the pan: maitake has many small gray-brown fronds and white pores that do not blacken when rubbed, unlike *Meripilus giganteus*. If any doubt is left, leave it where it is.',
    es: '[*Grifola frondosa*](/mushrooms/grifola-frondosa) pasa años dentro de un roble viejo antes de asomarse. En un bloque de aserrín se da prisa, a su manera: de 60 a 90 días entre la siembra y el corte. La impaciencia echa a perder más bloques que el moho.\n\n## Un bloque\n\nPara una bolsa de 2,5 kg, pese:\n\n- 780 g de aserrín seco de roble, un tercio de él tan grueso como granos de arroz\n- 200 g de salvado de trigo o de arroz\n- 20 g de yeso\n- 1,5 litros de agua, descontando la que ya traiga el aserrín\n\nLa haya o el castaño pueden sustituir al roble. Mezcle primero lo seco y añada el agua poco a poco. Al cerrar el puño, el agua debe brillar entre los dedos sin llegar a correr. Llene una bolsa de polipropileno con filtro de 0,2 micras, dele forma de bloque cuadrado y doble el cuello sin apretar.\n\nHaga al menos seis. Las cepas difieren mucho y algún bloque se negará sin más: pida una probada en interior.\n\n## Esterilizar y sembrar\n\nMantenga las bolsas a 121 °C (15 psi a nivel del mar) durante dos horas y media y deje que la olla se enfríe sola hasta la mañana. El centro tiene que estar por debajo de 25 °C antes de seguir.\n\nEn una caja de aire quieto o delante de una cabina de flujo, añada a cada bolsa 120 g de micelio en aserrín. El micelio en grano corre más, aunque el bloque queda menos compacto. Selle con bastante aire encima y agite para repartir. La guía de [técnica limpia](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) detalla este paso.\n\n## Días 1 a 40: la invasión\n\nGuarde las bolsas a oscuras y a 21–24 °C, separadas un palmo, porque el bloque trabaja y se calienta. El micelio empieza ralo y desigual, que es su carácter. No lo agite otra vez. A la quinta o sexta semana el bloque debería verse claro por entero y notarse firme al apretarlo.\n\n## La costra\n\nDespués crece arriba una piel gruesa que se abulta y suda gotas de color ámbar. Puede ponerse tostada o herrumbrosa. Nada de eso es enfermedad. Ahora dele de 10 a 12 horas diarias de luz suave, la justa para leer, y baje el cuarto a 15–18 °C. La bolsa sigue cerrada.\n\nEn dos o tres semanas una parte de la costra se hincha y oscurece, primero gris y luego casi negra, arrugada como un pequeño cerebro. Es el primordio. Abrir al ver la primera mancha gris es el error de siempre: el aire lo seca y se detiene.\n\n## La apertura\n\nEspere a que la masa oscura mida 4–5 cm y su borde empiece a partirse en pliegues. Entonces corte una solapa justo encima, o quite la parte alta de la bolsa y deje un cuello de unos 8 cm. Ofrézcale:\n\n- 13–18 °C\n- humedad del 90–95 % la primera semana y luego más cerca del 85 %\n- aire fresco varias veces al día, sin corriente sobre los pliegues\n- la misma luz, algo más viva\n\nMoje paredes y suelo, nunca el racimo. Las gotas que se quedan traen manchas pardas de bacterias.\n\n## El corte\n\nLas frondas se abren durante dos o tres semanas. Corte cuando los bordes sigan redondeados y algo más claros y debajo se distingan los primeros poros. Separe la cabeza entera por la base. Envuelta en papel aguanta diez días en el refrigerador.\n\nEl maitake se come bien cocinado y en ración discreta la primera vez, pues a ciertas personas les sienta mal. Quien toma warfarina o medicación para la diabetes debe hablar con su médico antes de comerlo a menudo.\n\n## Una segunda vida al aire libre\n\nEn interior un bloque rara vez repite. Entierre los agotados en otoño o primavera, juntos, a la sombra, con 3 cm de tierra y una capa de hojas. Algunos vuelven al año siguiente, con el fresco del otoño. Si algo brota ahí, confírmelo antes de llevarlo a la sartén: el maitake tiene muchas frondas pequeñas de color pardo grisáceo y poros blancos que no ennegrecen al frotarlos, al contrario que *Meripilus giganteus*. Mientras quede una duda, no lo toque.',
    pt: '[*Grifola frondosa*](/mushrooms/grifola-frondosa) passa anos dentro de um carvalho velho antes de aparecer. Num bloco de serragem ela se apressa, do seu jeito: são de 60 a 90 dias entre a inoculação e a colheita. A impaciência perde mais blocos do que o bolor.\n\n## Um bloco\n\nPara um saco de 2,5 kg, pese:\n\n- 780 g de serragem seca de carvalho, um terço dela grossa como grão de arroz\n- 200 g de farelo de trigo ou de arroz\n- 20 g de gesso\n- 1,5 litro de água, descontada a que a serragem já traz\n\nFaia ou castanheiro-europeu podem ficar no lugar do carvalho. Misture antes os secos e junte a água devagar. Fechando a mão, a água deve brilhar entre os dedos, sem correr. Encha um saco de polipropileno com filtro de 0,2 mícron, molde um bloco quadrado e dobre a boca sem apertar.\n\nFaça pelo menos seis. As linhagens diferem muito e algum bloco vai se recusar, então peça ao fornecedor uma já testada em ambiente fechado.\n\n## Esterilizar e inocular\n\nConserve os sacos a 121 °C (15 psi ao nível do mar) por duas horas e meia e deixe a panela esfriar sozinha de um dia para o outro. O centro precisa estar abaixo de 25 °C antes de continuar.\n\nNuma caixa de ar parado ou diante da capela de fluxo, junte 120 g de spawn em serragem a cada saco. O de grãos é mais rápido, embora o bloco fique menos coeso. Sele com bastante ar acima e agite para distribuir. O guia de [técnica limpa](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) explica esta etapa com vagar.\n\n## Dias 1 a 40: a corrida\n\nDeixe no escuro a 21–24 °C, com um palmo entre os sacos, porque o bloco em trabalho se aquece. O micélio começa ralo e irregular, e isso é dele. Não agite de novo. Na quinta ou sexta semana, o bloco deve estar claro por inteiro e firme ao toque.\n\n## A crosta\n\nEm seguida, uma pele grossa cresce no topo, levanta calombos e sua gotas cor de âmbar. Pode ficar bege ou ferrugem. Nada disso é doença. Dê agora de 10 a 12 horas de luz suave por dia, o bastante para ler, e baixe o cômodo para 15–18 °C. O saco continua fechado.\n\nEm duas ou três semanas, parte da crosta incha e escurece, cinza e depois quase preta, enrugada como um pequeno cérebro. É o primórdio. Abrir diante da primeira mancha cinza é o erro clássico: o ar o resseca e ele para.\n\n## A abertura\n\nEspere a massa escura medir 4–5 cm e a borda começar a se partir em dobras. Corte então uma aba logo acima dela, ou tire o topo do saco e deixe uma gola de uns 8 cm. Ofereça:\n\n- 13–18 °C\n- umidade de 90–95% na primeira semana e depois mais perto de 85%\n- ar fresco várias vezes por dia, sem vento nas dobras\n- a mesma luz, um pouco mais clara\n\nMolhe paredes e chão, nunca o cacho. Gotas paradas trazem manchas marrons de bactéria.\n\n## A colheita\n\nAs frondes se abrem por duas a três semanas. Corte enquanto as bordas estão arredondadas e um pouco mais claras e já se veem os primeiros poros embaixo. Separe a cabeça inteira pela base. Em papel, dura dez dias na geladeira.\n\nComa maitake bem cozido e, na primeira vez, em porção modesta, já que nem todos o digerem bem. Quem usa varfarina ou remédio para diabetes deve conversar com o médico antes de comê-lo com frequência.\n\n## Uma segunda vida no quintal\n\nDentro de casa, o bloco raramente repete. Enterre os esgotados no outono ou na primavera, lado a lado, à sombra, sob 3 cm de terra e uma camada de folhas. Alguns voltam um ano depois, no frescor do outono. Se algo brotar ali, confirme antes de levar à panela: o maitake tem muitas frondes pequenas, marrom-acinzentadas, e poros brancos que não enegrecem quando esfregados, ao contrário de *Meripilus giganteus*. Enquanto houver dúvida, deixe onde está.',
  },
  stages: [
    {
      title: { en: 'Spawn run', es: 'Invasión del bloque', pt: 'Colonização do bloco' },
      description: {
        en: 'Dark, steady and sealed. Thin white growth thickens until the sawdust is bound into one piece.',
        es: 'A oscuras, sin cambios y con la bolsa sellada. El blanco ralo espesa hasta unir el aserrín en una sola pieza.',
        pt: 'No escuro, estável e selado. O branco ralo engrossa até unir a serragem numa peça só.',
      },
      temperatureC: [21, 24],
      humidityPct: null,
      days: [32, 42],
    },
    {
      title: { en: 'Mat and dark primordium', es: 'Costra y primordio oscuro', pt: 'Crosta e primórdio escuro' },
      description: {
        en: 'With light and cooler air a bumpy skin forms, weeps amber and darkens. The bag is still closed.',
        es: 'Con luz y aire más fresco se forma una piel abultada que llora ámbar y oscurece. La bolsa permanece cerrada.',
        pt: 'Com luz e ar mais fresco forma-se uma pele com calombos, que chora âmbar e escurece. O saco ainda não se abre.',
      },
      temperatureC: [15, 18],
      humidityPct: null,
      days: [14, 24],
    },
    {
      title: { en: 'Opening and first folds', es: 'Apertura y primeros pliegues', pt: 'Abertura e primeiras dobras' },
      description: {
        en: 'A flap is cut over the dark mass and it meets very moist, moving air.',
        es: 'Se corta una solapa sobre la masa oscura y esta conoce un aire muy húmedo y en movimiento.',
        pt: 'Corta-se uma aba sobre a massa escura, que encontra um ar muito úmido e em movimento.',
      },
      temperatureC: [13, 18],
      humidityPct: [90, 95],
      days: [5, 8],
    },
    {
      title: { en: 'Fronds', es: 'Frondas', pt: 'Frondes' },
      description: {
        en: 'Petals lengthen and pale from black to gray brown. Humidity comes down a little so they stay firm and clean.',
        es: 'Los pétalos se alargan y aclaran del negro al pardo gris. La humedad baja un poco para que queden firmes y limpios.',
        pt: 'As pétalas se alongam e clareiam do preto ao marrom-cinza. A umidade cai um pouco para ficarem firmes e limpas.',
      },
      temperatureC: [13, 18],
      humidityPct: [85, 92],
      days: [9, 16],
    },
  ],
  yield: {
    en: '25–50% biological efficiency, or 250–500 g of fresh maitake from a block holding 1 kg of dry ingredients, nearly always in one cluster.',
    es: 'Eficiencia biológica del 25–50 %, es decir, 250–500 g de maitake fresco por bloque con 1 kg de ingredientes secos, casi siempre en un solo racimo.',
    pt: 'Eficiência biológica de 25–50%, ou seja, 250–500 g de maitake fresco por bloco com 1 kg de ingredientes secos, quase sempre num único cacho.',
  },
  contamination: {
    en: 'Because it colonizes slowly, maitake gives green mold a long opening; it usually shows within the first two weeks, and the bag should leave the house unopened. A sour smell and slimy gray patches mean bacteria that survived a short or too wet sterilization. Amber liquid on the mat is normal, while the same liquid turned cloudy and foul is not.',
    es: 'Como coloniza despacio, el maitake deja mucho tiempo al moho verde, que suele verse en las dos primeras semanas; en ese caso la bolsa debe salir de casa sin abrirse. Un olor agrio y zonas grises y viscosas delatan bacterias que sobrevivieron a una esterilización corta o a un sustrato empapado. El líquido ámbar sobre la costra es normal, y deja de serlo si se vuelve turbio y maloliente.',
    pt: 'Por colonizar devagar, o maitake dá muito tempo ao bolor verde, que em geral surge nas duas primeiras semanas; nesse caso, o saco deve sair de casa fechado. Cheiro azedo e trechos cinzentos e viscosos são bactérias que resistiram a uma esterilização curta ou a substrato encharcado. O líquido âmbar na crosta é normal, mas turvo e malcheiroso já não é.',
  },
  supplies: [
    'growing/supplies/substrates',
    'growing/supplies/grow-bags',
    'growing/supplies/grain-spawn',
    'growing/equipment/sterilizers',
    'growing/equipment/sealers',
    'growing/equipment/flow-hoods',
  ],
}
