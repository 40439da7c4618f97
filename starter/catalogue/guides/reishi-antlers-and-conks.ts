import type { GuideSeed } from '../shapes'

export const reishiAntlersAndConks: GuideSeed = {
  slug: 'reishi-antlers-and-conks',
  title: { en: 'Reishi, antlers and conks', es: 'Reishi, astas y abanicos', pt: 'Reishi, galhadas e leques' },
  lead: {
    en: 'One block of sawdust can become a red staghorn or a varnished fan, and the only difference is the air it breathes.',
    es: 'Del mismo bloque puede salir un asta roja o un abanico barnizado, y quien decide es el aire que respira.',
    pt: 'Um mesmo bloco vira galhada vermelha ou leque envernizado; quem escolhe a forma é o ar que ele respira.',
  },
  species: ['ganoderma-lucidum'],
  difficulty: 3,
  content: {
    en: 'Most spawn sold as [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*, belongs to its Asian relative *Ganoderma lingzhi*. Both like warmth, dislike hurry and fruit from hardwood sawdust. Allow three months, little of it work.\n\n## Make the blocks\n\nFor two blocks of 1.2 kg:\n\n- 850 g, dry weight, of oak, beech or other hardwood sawdust\n- 140 g of wheat bran and 10 g of gypsum\n- 1.4 liters of water, added gradually\n- Two tall filter bags that survive 121 °C\n- 100 g of reishi grain or sawdust spawn\n\nThe finished mix should hold together in the fist and barely drip. Fill the bags only half way, because the empty upper half will be the growing chamber. Sterilize at 121 °C for two and a half hours and let them stand till next day. Spawn in still or filtered air with wiped tools, as in [clean technique](/mushrooms/growing-guide/clean-technique-from-spore-to-grain), seal the bag at the very top and shake it.\n\n## Colonize\n\nAt 24 to 29 °C the white mycelium covers the block in 25 to 35 days and then forms a leathery skin, often with yellow or rusty patches and droplets. In reishi that is aging, not illness. A cold room merely stalls it.\n\n## Grow antlers first\n\n1. Leave the bag sealed, so that only the filter breathes.\n2. Stand it at 21 to 27 °C in soft light from one side.\n3. Wait. White knobs rise from the surface, lengthen into fingers, turn ocher and red from below, and bend toward the light.\n\nCarbon dioxide trapped in the bag stops the fingers from opening. If antlers are what you want, keep the bag closed until the white tips lose their paleness or touch the plastic, four to seven weeks after they started, then cut them at the base.\n\n## Or open them into conks\n\nWhen the antlers are 4 to 6 cm tall, usually fifteen to twenty-five days after the block was ready, wash your hands, cut the bag off level with the top of the block and move it into a tent with fresh air several times an hour and humidity of 85 to 95%. Within days each tip flattens. A bright white and yellow rim shows where it is growing. Keep the water as a fine fog, turn nothing round, since the fan always lies level, and do not handle the rim: a fingerprint stays in the varnish.\n\nKeep two or three tips for large fans; snip the rest early.\n\n## Harvest and dry\n\nThe conk is ready when the pale rim has turned red-brown and the first cocoa-colored dust lies on its top, while the pores beneath are still cream. Wear a mask, for the spores are abundant. Cut the stem with pruning shears, brush the conk clean and slice it the same day at 5 mm; by tomorrow it will fight the knife. [Dry](/posts/drying-mushrooms-well) at 45 to 50 °C until a slice snaps, then store it in a closed jar in the dark. A second, lighter crop can follow from the same block.\n\n## On short logs\n\nOutdoors, saw oak of 10 to 15 cm thickness into 20 cm lengths. Sterilize them in bags as you did the blocks, put spawn on both ends and colonize for two to three months. In late spring bury them upright in sandy soil under shade cloth with 2 cm of earth on top, and keep it moist. Fruiting follows in the heat of that summer or the next. What comes up must be confirmed as *Ganoderma* by someone experienced: in East Asia the deadly poison fire coral, *Trichoderma cornu-damae*, looks like a young red antler, hard, smooth and white inside. Pores tell nothing, since young antlers have none yet; touch no red horn with bare hands, and without that certainty use nothing from the bed.\n\n## Before you brew it\n\nReishi is too woody to eat and is simmered into a bitter tea. It is no remedy. Rare liver injury is reported, mainly with powders, and anyone taking blood thinners or blood-pressure medicine should ask a doctor first.',
    es: 'Gran parte del micelio que se vende como [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*, es en realidad su pariente asiático *Ganoderma lingzhi*. A ambos les gusta el calor, no tienen prisa y les va bien el aserrín de frondosas. Cuente tres meses, con poco trabajo.\n\n## Preparar los bloques\n\nPara dos bloques de 1,2 kg:\n\n- 850 g, en seco, de aserrín de roble, haya u otra frondosa\n- 140 g de salvado de trigo y 10 g de yeso\n- 1,4 litros de agua, agregada despacio\n- Dos bolsas altas con filtro que soporten 121 °C\n- 100 g de micelio de reishi, en grano o en aserrín\n\nLa mezcla debe quedar unida en el puño y casi no gotear. Llene solo media bolsa, pues la mitad vacía será la cámara de crecimiento. Esterilice a 121 °C dos horas y media y no las toque hasta el día siguiente. Siembre en aire quieto o filtrado con utensilios desinfectados, como se explica en [técnica limpia](/mushrooms/growing-guide/clean-technique-from-spore-to-grain); selle arriba del todo y agite.\n\n## Colonizar\n\nA 24–29 °C el micelio blanco cubre el bloque en 25 a 35 días y forma luego una piel correosa, con manchas amarillas u óxido y gotitas. En el reishi eso es madurez, no enfermedad. Una habitación fría solo lo detiene.\n\n## Primero, las astas\n\n1. Deje la bolsa sellada, respirando únicamente por el filtro.\n2. Colóquela a 21–27 °C con luz suave que llegue de un lado.\n3. Espere. De la superficie suben bultos blancos que se alargan como dedos, se tiñen de ocre y rojo desde abajo y se inclinan hacia la luz.\n\nEl dióxido de carbono encerrado impide que los dedos se abran. Si lo que busca son astas, no abra hasta que las puntas blancas se apaguen o toquen el plástico, de cuatro a siete semanas después de brotar, y córtelas por la base.\n\n## O bien, abrirlas en abanico\n\nCon astas de 4 a 6 cm, por lo general de quince a veinticinco días después de la colonización, lávese las manos, recorte la bolsa a la altura del bloque y llévelo a una carpa con aire nuevo varias veces por hora y humedad del 85 al 95 %. A los pocos días cada punta se aplana. Un borde blanco y amarillo vivo señala por dónde crece. Use niebla fina, no gire el bloque, ya que el abanico busca siempre la horizontal, y no toque el borde: la huella se queda en el barniz.\n\nPara abanicos grandes conserve dos o tres puntas y recorte pronto las restantes.\n\n## Cosechar y secar\n\nEstá en su punto cuando el borde claro se ha vuelto pardo rojizo y aparece encima el primer polvo color cacao, con los poros de abajo todavía crema. Póngase mascarilla, que las esporas son muchas. Corte el pie con tijeras de podar, cepille la pieza y córtela ese mismo día en láminas de 5 mm; al siguiente se resistirá al cuchillo. [Seque](/posts/drying-mushrooms-well) a 45–50 °C hasta que la lámina se parta con un chasquido, y guárdela en frasco cerrado y oscuro. El bloque puede ofrecer otra cosecha más ligera.\n\n## En troncos cortos\n\nPara exterior, corte roble de 10 a 15 cm de grosor en piezas de 20 cm. Esterilícelas en bolsa como los bloques, siembre ambas caras y colonice dos o tres meses. Al final de la primavera entiérrelas de pie en suelo arenoso, bajo malla de sombra y con 2 cm de tierra encima, y riegue para que no se seque. Fructifican con el calor de ese verano o del siguiente. Alguien con experiencia debe confirmar que lo que brota es *Ganoderma*: en Asia oriental, el mortal coral de fuego venenoso, *Trichoderma cornu-damae*, parece un asta roja joven, dura, lisa y blanca por dentro. Los poros no dicen nada, porque las astas jóvenes aún no los tienen; no toque ningún cuerno rojo con la mano desnuda y, sin esa certeza, no aproveche nada.\n\n## Antes de prepararlo\n\nDemasiado leñoso para comerlo, el reishi se cuece en una infusión amarga. No es un remedio. Se han descrito lesiones hepáticas raras, sobre todo con polvos, y quien tome anticoagulantes o fármacos para la tensión debe preguntar antes al médico.',
    pt: 'Boa parte do spawn vendido como [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*, pertence ao parente asiático *Ganoderma lingzhi*. Os dois gostam de calor, dispensam pressa e frutificam em serragem de folhosas. Reserve três meses, quase todos de espera.\n\n## Fazer os blocos\n\nPara dois blocos de 1,2 kg:\n\n- 850 g, peso seco, de serragem de carvalho, faia ou outra folhosa\n- 140 g de farelo de trigo e 10 g de gesso\n- 1,4 litro de água, despejada devagar\n- Dois sacos altos com filtro que aguentem 121 °C\n- 100 g de spawn de reishi, em grãos ou serragem\n\nA mistura pronta fica unida na mão e mal pinga. Encha só metade do saco, porque a parte vazia será a câmara de crescimento. Esterilize duas horas e meia a 121 °C e espere até o dia seguinte. Inocule em ar parado ou filtrado, com utensílios desinfetados, como ensina a [técnica limpa](/mushrooms/growing-guide/clean-technique-from-spore-to-grain); sele bem no alto e sacuda.\n\n## Colonização\n\nA 24–29 °C, o micélio branco cobre o bloco em 25 a 35 dias e depois forma uma pele de couro, com manchas amarelas ou ferrugem e gotículas. No reishi isso é maturidade, não doença. O frio apenas o faz parar.\n\n## Primeiro, as galhadas\n\n1. Mantenha o saco selado, respirando só pelo filtro.\n2. Deixe-o a 21–27 °C, com luz suave vinda de um lado.\n3. Aguarde. Caroços brancos sobem da superfície, esticam como dedos, ganham ocre e vermelho de baixo para cima e se curvam para a claridade.\n\nO gás carbônico preso ali impede que os dedos se abram. Para colher galhadas, não abra antes que as pontas brancas percam a palidez ou encostem no plástico, o que leva de quatro a sete semanas após a brotação; corte então na base.\n\n## Ou abri-las em leque\n\nCom galhadas de 4 a 6 cm, em geral quinze a vinte e cinco dias depois do fim da colonização, lave as mãos, corte o saco rente ao topo do bloco e passe-o para uma tenda com ar novo várias vezes por hora e umidade de 85 a 95%. Em poucos dias cada ponta se achata. A margem branca e amarela, bem viva, mostra por onde cresce. Use névoa fina, não mude o bloco de posição, já que o leque procura sempre a horizontal, e não encoste na margem, pois a digital fica gravada no verniz.\n\nDuas ou três pontas bastam para leques grandes; as outras se cortam cedo.\n\n## Colher, fatiar e secar\n\nO ponto chega quando a margem clara fica marrom-avermelhada e cai sobre o leque o primeiro pó cor de cacau, com os poros ainda creme. Ponha máscara, porque os esporos são muitos. Corte o pé com tesoura de poda, escove e corte no mesmo dia em fatias de 5 mm; no dia seguinte a faca já não entra. [Seque](/posts/drying-mushrooms-well) a 45–50 °C até a fatia estalar ao quebrar e guarde em vidro fechado, no escuro. O bloco ainda pode dar uma safra mais leve.\n\n## Em toras curtas\n\nAo ar livre, serre carvalho de 10 a 15 cm de diâmetro em pedaços de 20 cm. Esterilize-os em sacos, como os blocos, inocule as duas faces e colonize por dois a três meses. No fim da primavera, enterre em pé, em solo arenoso, sob sombrite e com 2 cm de terra por cima, regando para não secar. A frutificação vem no calor daquele verão ou do próximo. Alguém experiente precisa confirmar que aquilo que brotou é mesmo *Ganoderma*: no Leste Asiático, o mortal coral-de-fogo-venenoso, *Trichoderma cornu-damae*, parece uma galhada vermelha jovem, dura, lisa e branca por dentro. Poros não dizem nada, pois as galhadas novas ainda não os têm; não toque chifre vermelho algum com a mão nua e, sem essa certeza, não use nada dali.\n\n## Antes do chá\n\nLenhoso demais para mastigar, o reishi é fervido num chá amargo. Não é remédio. Há relatos raros de lesão no fígado, sobretudo com pós, e quem usa anticoagulante ou medicamento para pressão deve falar primeiro com o médico.',
  },
  stages: [
    {
      title: { en: 'Prepare and sterilize', es: 'Preparación del bloque', pt: 'Preparo do bloco' },
      description: {
        en: 'Half-filled tall bags are cooked at 121 °C, cooled overnight and spawned in clean air.',
        es: 'Las bolsas altas, a medio llenar, se tratan a 121 °C, se enfrían una noche y se siembran en aire limpio.',
        pt: 'Sacos altos, cheios pela metade, passam por 121 °C, esfriam uma noite e são inoculados em ar limpo.',
      },
      temperatureC: [121, 121],
      humidityPct: null,
      days: [1, 2],
    },
    {
      title: { en: 'Warm colonization', es: 'Colonización cálida', pt: 'Colonização quente' },
      description: {
        en: 'White growth covers the block and toughens into a yellowing skin.',
        es: 'El blanco cubre el bloque y se endurece en una piel que amarillea.',
        pt: 'O branco cobre o bloco e endurece numa pele amarelada.',
      },
      temperatureC: [24, 29],
      humidityPct: null,
      days: [25, 35],
    },
    {
      title: { en: 'Antlers in the closed bag', es: 'Astas en bolsa cerrada', pt: 'Galhadas em saco fechado' },
      description: {
        en: 'Trapped carbon dioxide draws the fruit bodies into fingers that follow the light.',
        es: 'El dióxido de carbono retenido alarga los brotes como dedos que siguen la luz.',
        pt: 'O gás carbônico retido estica os brotos em dedos que buscam a luz.',
      },
      temperatureC: [21, 27],
      humidityPct: [90, 95],
      days: [15, 25],
    },
    {
      title: { en: 'Conks in fresh air', es: 'Abanicos en aire fresco', pt: 'Leques em ar fresco' },
      description: {
        en: 'With the bag cut away the tips flatten into fans, ready when the pale rim has gone, 60 to 90 days from spawning.',
        es: 'Sin bolsa, las puntas se aplanan en abanicos, listos al desaparecer el borde claro, entre 60 y 90 días después de sembrar.',
        pt: 'Sem o plástico, as pontas se achatam em leques, prontos quando some a margem clara, 60 a 90 dias após a inoculação.',
      },
      temperatureC: [21, 27],
      humidityPct: [85, 95],
      days: [20, 30],
    },
    {
      title: { en: 'Slice and dry', es: 'Laminado y secado', pt: 'Corte e secagem' },
      description: {
        en: 'Fresh conks are sliced the day they are cut and dried until they snap.',
        es: 'Las piezas se cortan en láminas el día de la cosecha y se secan hasta que crujen.',
        pt: 'As peças são fatiadas no dia da colheita e secas até estalar.',
      },
      temperatureC: [45, 50],
      humidityPct: null,
      days: [1, 2],
    },
  ],
  yield: {
    en: '10–25% biological efficiency by fresh weight: 100 to 250 g from the 1 kg of dry mix, and much less once it is dry.',
    es: 'Eficiencia biológica del 10–25 % en fresco: entre 100 y 250 g por el kilo de mezcla seca, y bastante menos después del secado.',
    pt: '10–25% de eficiência biológica em peso fresco: de 100 a 250 g para o quilo de mistura seca, e bem menos depois de desidratado.',
  },
  contamination: {
    en: 'Yellow skin and clear amber drops are normal, while green powder is mold: a bag that shows it before the block is covered goes out unopened. Blocks opened too early or kept dripping wet may green at the cut edge, so dry the air a little and cut the patch out if it is small. Fungus gnats bore into soft white tips, and fine mesh over the tent keeps them off.',
    es: 'La piel amarilla y las gotas ámbar son normales; el polvo verde es moho, y una bolsa que lo muestre antes de cubrirse se retira cerrada. Si el bloque se abre pronto o chorrea, puede enverdecer por el corte: seque algo el aire y recorte la zona si es pequeña. Las larvas de mosquita perforan las puntas tiernas, de modo que la carpa agradece una malla fina.',
    pt: 'Pele amarela e gotas cor de âmbar são normais; pó verde é mofo, e o saco que o mostra antes de ficar todo branco sai lacrado. Abrir cedo ou encharcar pode esverdear a beira do corte, caso em que se seca um pouco o ar e se recorta a mancha, se for pequena. Tela fina na tenda impede que larvas de mosquinha furem as pontas tenras.',
  },
  supplies: [
    'growing/supplies/grain-spawn',
    'growing/supplies/substrates',
    'growing/supplies/grow-bags',
    'growing/equipment/sterilizers',
    'growing/equipment/flow-hoods',
    'growing/equipment/automation',
  ],
}
