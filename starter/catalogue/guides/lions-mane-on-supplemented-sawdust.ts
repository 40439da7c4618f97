import type { GuideSeed } from '../shapes'

export const lionsManeOnSupplementedSawdust: GuideSeed = {
  slug: 'lions-mane-on-supplemented-sawdust',
  title: {
    en: 'Lion’s mane on supplemented sawdust',
    es: 'Melena de león en aserrín suplementado',
    pt: 'Juba-de-leão em serragem suplementada',
  },
  lead: {
    en: 'A sterilized block, two small cuts and generous fresh air turn hardwood sawdust into white, heavy heads of lion’s mane.',
    es: 'Un bloque esterilizado, dos cortes pequeños y aire en abundancia convierten el aserrín en cabezas blancas y pesadas.',
    pt: 'Bloco esterilizado, dois cortes pequenos e muito ar fresco: é o caminho da serragem até as cabeças brancas e pesadas.',
  },
  species: ['hericium-erinaceus'],
  difficulty: 2,
  content: {
    en: '[Lion’s mane](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, is a gentle next step after oysters. It asks for a sterile block because its mycelium is thin and slow to defend itself, and then it fruits almost by itself. The recipe makes two blocks of about 1.2 kg.\n\n## The mix\n\n- 800 g of hardwood sawdust or pure hardwood heating pellets (oak, beech or maple, no additives)\n- 200 g of wheat bran\n- 10 g of gypsum\n- About 1.4 liters of water\n- Two heat-proof grow bags with a 0.2 micron filter patch\n- 120 g of lion’s mane grain spawn\n\nSoak pellets in the water until they fall apart, then stir in bran and gypsum. Loose sawdust already holds some moisture, so add water little by little. A handful squeezed hard should keep its shape and let go of a drop or two.\n\n## Sterilize\n\nFill each bag, press it into a square block and fold the top over the filter without blocking it. Stand the bags on a rack in a pressure canner, clear of the metal and with enough water for the whole run. Hold 121 °C (1 bar, 15 psi) for two and a half hours; above 1,000 meters follow the maker’s altitude table. Let the pressure fall by itself and leave the bags inside overnight. Start the next step only when they feel cool to the wrist.\n\n## Spawn\n\nWork in front of a flow hood or in a still-air box, in a room with the windows shut. Wash, put on gloves, wipe everything with 70% alcohol and keep flames away until it has dried. Break up the grain in its bag, tip half into each block and seal the neck with some air left inside. Shake until the grain is spread through. [Clean technique](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) explains each movement.\n\n## Wait with a light hand\n\nKeep the blocks at 21 to 24 °C, away from direct sun, for twelve to twenty days. Do not expect the solid white of oyster mycelium. Lion’s mane spreads as a faint, starry haze, and many good blocks have been thrown away by people who thought nothing had happened. Little white knots against the plastic mean it is ready, even when the lower corners still look brown.\n\n## Fruit\n\n1. Press the air out of the bag, fold the slack underneath and tape it.\n2. With a clean blade make two cuts 2 cm long on one side, beside a knot if you can. More cuts give more and smaller heads.\n3. Move the block to 16 to 22 °C with soft daylight and 85 to 95% humidity. A shelf tent with a small humidifier on a timer does well.\n4. Change the air often. If the room feels stuffy to you it is far too stuffy for the mushroom, which answers with branches like coral instead of a ball.\n5. Let the mist drift; never aim water at the head. Soaked spines turn yellow, then brown.\n\n## Harvest\n\nWatch the spines. Cut the head flush with the bag while it is white and the spines are between half a centimeter and one centimeter long, six to ten days after it appears. Longer spines, a pink or yellow tint and a dusting of spores mean it is past its best. Keep it in paper in the refrigerator for up to a week.\n\nLeave the block in place. A second, smaller head grows from the same cut after two or three weeks. Anyone who gets a rash or tight breathing after eating it should stop and seek medical help.',
    es: 'Después de las gírgolas, la [melena de león](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, es un buen paso siguiente. Su micelio es fino y se defiende mal, por lo que necesita un bloque estéril; a cambio, fructifica casi sin ayuda. Salen dos bloques de alrededor de 1,2 kg.\n\n## La mezcla\n\n- 800 g de aserrín de frondosas, o pellets puros de roble, haya o arce, sin aditivos\n- 200 g de salvado de trigo\n- 10 g de yeso agrícola\n- Cerca de 1,4 litros de agua\n- Dos bolsas resistentes al calor con filtro de 0,2 micras\n- 120 g de micelio en grano de melena de león\n\nRemoje los pellets hasta que se deshagan y añada el salvado y el yeso. El aserrín suelto ya trae humedad propia, así que agregue el agua poco a poco. Al apretar un puñado debe conservar la forma y soltar apenas una gota.\n\n## Esterilización\n\nLlene las bolsas, deles forma de ladrillo y pliegue la boca sin tapar el filtro. Póngalas sobre una rejilla en la olla a presión, separadas de las paredes y con agua para todo el proceso. Son dos horas y media a 121 °C (1 bar, 15 psi); por encima de 1000 metros de altitud hay que seguir la tabla del fabricante. Deje que la presión baje sola y no abra hasta el día siguiente, con las bolsas ya frescas al tacto.\n\n## Siembra\n\nTrabaje ante una cabina de flujo o en una caja de aire quieto, con las ventanas cerradas. Manos lavadas, guantes y todo repasado con alcohol al 70 %, lejos de cualquier llama mientras se seca. Suelte el grano en su bolsa, reparta la mitad en cada bloque y selle dejando algo de aire. Agite hasta distribuirlo. Cada gesto se detalla en [técnica limpia](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).\n\n## Una espera discreta\n\nGuarde los bloques entre 21 y 24 °C, sin sol directo, de doce a veinte días. No busque el blanco macizo de la seta de ostra: aquí el micelio parece una neblina con estrellas, y más de un bloque sano ha ido a la basura por parecer vacío. Cuando aparezcan nudos blancos contra el plástico, está listo, aunque alguna esquina siga parda.\n\n## Fructificación\n\n1. Saque el aire de la bolsa, doble el sobrante por debajo y fíjelo con cinta.\n2. Con una cuchilla limpia haga dos cortes de 2 cm en una cara, junto a un nudo si lo hay. A más cortes, cabezas más numerosas y pequeñas.\n3. Lleve el bloque a 16–22 °C, con luz natural suave y humedad del 85 al 95 %. Basta una estantería cubierta de plástico con un humidificador y temporizador.\n4. Renueve el aire a menudo. Donde usted nota bochorno, la melena crece ramificada como un coral y no en bola.\n5. Deje que la niebla flote y no dirija el agua a la cabeza, porque las púas empapadas amarillean y se oscurecen.\n\n## Cosecha\n\nLa longitud de las púas marca el momento. Corte a ras de bolsa con la pieza todavía blanca y púas de entre medio centímetro y uno, de seis a diez días después de asomar. Si son más largas, hay tono rosado o amarillo y cae polvillo, se ha esperado demasiado. En papel y refrigerada aguanta hasta una semana.\n\nNo mueva el bloque: del mismo corte nace otra cabeza, menor, a las dos o tres semanas. Quien note erupción o ahogo después de comerla debe suspenderla y pedir atención médica.',
    pt: 'Quem já colheu cogumelo-ostra encontra na [juba-de-leão](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, um segundo desafio amável. O micélio é ralo e se defende pouco, daí a necessidade de esterilizar; depois disso, frutifica quase sozinho. A receita rende dois blocos de cerca de 1,2 kg.\n\n## A mistura\n\n- 800 g de serragem de folhosas, ou pellets puros de carvalho, faia ou outra folhosa, sem aditivos\n- 200 g de farelo de trigo\n- 10 g de gesso agrícola\n- Mais ou menos 1,4 litro de água\n- Dois sacos de cultivo próprios para autoclave, com filtro de 0,2 mícron\n- 120 g de spawn de grãos da espécie\n\nDeixe os pellets se desmancharem na água e junte farelo e gesso. A serragem solta já vem um pouco úmida, então molhe aos poucos. Um punhado bem apertado mantém a forma e solta no máximo duas gotas.\n\n## Esterilização\n\nEncha os sacos, molde-os como tijolos e dobre a boca sem cobrir o filtro. Apoie-os numa grade dentro da panela de pressão, sem encostar no metal e com água para o ciclo inteiro. São duas horas e meia a 121 °C (1 bar, 15 psi); acima de 1.000 metros de altitude, siga a tabela do fabricante. Espere a pressão cair por conta própria e só retire no dia seguinte, com os sacos já frios.\n\n## Semeadura\n\nUse capela de fluxo ou caixa de ar parado, em cômodo fechado. Lave as mãos, calce luvas e passe álcool 70% em tudo, sem chama por perto até secar. Solte os grãos na embalagem, ponha metade em cada bloco e sele com um pouco de ar dentro. Sacuda para espalhar. O passo a passo está em [técnica limpa](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).\n\n## Espera sem susto\n\nOs blocos ficam entre 21 e 24 °C, longe do sol, por doze a vinte dias. O branco compacto do cogumelo-ostra não vai aparecer: a juba-de-leão avança como névoa estrelada, e muita gente joga fora um bloco saudável por achar que falhou. Pequenos nós brancos encostados no plástico dão o sinal, mesmo com os cantos ainda marrons.\n\n## Frutificação\n\n1. Tire o ar do saco, dobre a sobra para baixo e prenda com fita.\n2. Com lâmina limpa, faça dois cortes de 2 cm no mesmo lado, perto de um nó. Quanto mais cortes, menores as cabeças.\n3. Passe o bloco para 16 a 22 °C, claridade suave e umidade de 85 a 95%. Uma estante envolta em plástico, com umidificador e temporizador, já atende.\n4. Troque o ar muitas vezes. Em ambiente abafado, o cogumelo se ramifica feito coral em vez de fechar uma bola.\n5. A névoa deve pairar; jato direto encharca os espinhos, que amarelam e depois escurecem.\n\n## Colheita\n\nO ponto se lê nos espinhos: de meio a um centímetro, com a peça toda branca, seis a dez dias depois de surgir. Corte rente ao plástico. Espinhos compridos, tom rosado ou amarelado e pó caindo mostram que o melhor momento passou. Em saco de papel, na geladeira, dura até uma semana.\n\nMantenha o bloco onde está, pois uma segunda cabeça, menor, sai do mesmo corte em duas ou três semanas. Se houver erupção na pele ou falta de ar após comer, interrompa o consumo e procure socorro médico.',
  },
  stages: [
    {
      title: { en: 'Mix and sterilize', es: 'Mezcla y esterilización', pt: 'Mistura e esterilização' },
      description: {
        en: 'Moist sawdust and bran spend two and a half hours at 121 °C and cool overnight in the closed canner.',
        es: 'El aserrín con salvado pasa dos horas y media a 121 °C y se enfría toda la noche en la olla cerrada.',
        pt: 'Serragem e farelo úmidos passam duas horas e meia a 121 °C e esfriam a noite toda na panela fechada.',
      },
      temperatureC: [121, 121],
      humidityPct: null,
      days: [1, 2],
    },
    {
      title: { en: 'Mycelium run', es: 'Avance del micelio', pt: 'Avanço do micélio' },
      description: {
        en: 'A thin, cloudy growth crosses the block; white knots show that it wants to fruit.',
        es: 'Un velo tenue cruza el bloque y unos nudos blancos anuncian que quiere fructificar.',
        pt: 'Um véu tênue percorre o bloco; os nós brancos mostram que ele quer frutificar.',
      },
      temperatureC: [21, 24],
      humidityPct: null,
      days: [12, 20],
    },
    {
      title: { en: 'Cutting and budding', es: 'Cortes y brotes', pt: 'Cortes e brotos' },
      description: {
        en: 'Two small slits meet humid moving air, and a white bud pushes out.',
        es: 'Dos ranuras reciben aire húmedo y renovado, y por ellas asoma un botón blanco.',
        pt: 'Duas fendas recebem ar úmido e renovado, e por elas sai um broto branco.',
      },
      temperatureC: [16, 22],
      humidityPct: [90, 95],
      days: [3, 5],
    },
    {
      title: { en: 'Head growth and harvest', es: 'Crecimiento y corte', pt: 'Crescimento e corte' },
      description: {
        en: 'The bud rounds out and its spines lengthen to a centimeter at most before cutting.',
        es: 'El botón se redondea y sus púas llegan, como mucho, a un centímetro antes del corte.',
        pt: 'O broto arredonda e os espinhos chegam a no máximo um centímetro antes da colheita.',
      },
      temperatureC: [16, 22],
      humidityPct: [85, 95],
      days: [6, 10],
    },
    {
      title: { en: 'Second head', es: 'Segunda cabeza', pt: 'Segunda cabeça' },
      description: {
        en: 'The same cut, left clean and humid, bears again.',
        es: 'La misma ranura, limpia y húmeda, vuelve a producir.',
        pt: 'A mesma fenda, mantida limpa e úmida, produz de novo.',
      },
      temperatureC: [16, 22],
      humidityPct: [85, 95],
      days: [14, 21],
    },
  ],
  yield: {
    en: '75–125% biological efficiency: the 1 kg of dry ingredients here gives 750 g to 1.25 kg of fresh lion’s mane in two or three flushes.',
    es: 'Eficiencia biológica del 75–125 %: de este kilo de ingredientes secos se obtienen entre 750 g y 1,25 kg frescos en dos o tres oleadas.',
    pt: '75–125% de eficiência biológica: do quilo de ingredientes secos saem de 750 g a 1,25 kg frescos, somando dois ou três fluxos.',
  },
  contamination: {
    en: 'Green spots within the first ten days point to incomplete sterilization or a lapse at spawning; keep the bag sealed and carry it out. Orange, powdery growth around the filter is bread mold, which travels through a house in a day, so remove it at once and clean the shelf with diluted bleach. Wet, sour grain at the bottom is bacterial and traces back to the spawn.',
    es: 'Los puntos verdes en los diez primeros días indican esterilización corta o un descuido al sembrar; retire la bolsa sin abrirla. Un polvo anaranjado junto al filtro es moho del pan y se extiende por la casa en un día, de modo que salga cuanto antes y limpie el estante con lejía diluida. El grano mojado y agrio del fondo trae bacterias desde el propio micelio comprado.',
    pt: 'Pontos verdes nos primeiros dez dias sugerem esterilização insuficiente ou deslize na semeadura; retire o saco lacrado. Pó alaranjado perto do filtro é o mofo do pão, que toma a casa em um dia: leve-o embora na hora e limpe a prateleira com água sanitária diluída. Grão molhado e azedo no fundo é sinal de bactérias já presentes no spawn.',
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
