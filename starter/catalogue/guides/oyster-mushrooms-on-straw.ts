import type { GuideSeed } from '../shapes'

export const oysterMushroomsOnStraw: GuideSeed = {
  slug: 'oyster-mushrooms-on-straw',
  title: { en: 'Oyster mushrooms on straw', es: 'Setas de ostra sobre paja', pt: 'Cogumelo-ostra em palha' },
  lead: {
    en: 'Hot water, clean straw and a bag of grain spawn are enough for a first harvest in three to four weeks.',
    es: 'Con agua caliente, paja limpia y una bolsa de micelio en grano se llega a la primera cosecha en tres o cuatro semanas.',
    pt: 'Palha limpa, água quente e um pacote de spawn bastam para colher os primeiros cachos entre três e quatro semanas depois.',
  },
  species: ['pleurotus-ostreatus'],
  difficulty: 1,
  content: {
    en: 'The [oyster mushroom](/mushrooms/pleurotus-ostreatus), *Pleurotus ostreatus*, grows so fast on straw that it outruns most rivals. That is why this guide needs no pressure cooker. The quantities below fill two bags.\n\n## What to gather\n\n- 2 kg of dry wheat, oat or barley straw, golden and sweet-smelling, never gray or musty\n- 500 g of oyster grain spawn, evenly white\n- Two clear plastic sleeves, 30 cm wide and 70 cm long, and string\n- A metal drum or pot of about 50 liters, a mesh sack and a probe thermometer\n- Paper tape that breathes, alcohol at 70%, a clean blade\n\nAsk for straw that was not treated with fungicide. Hay will not do: it is richer and spoils.\n\n## Pasteurize the straw\n\n1. Chop it into 3 to 8 cm lengths. Short pieces pack closely and leave fewer dead pockets.\n2. Fill the mesh sack, lower it into the drum, weigh it down and cover it with water.\n3. Bring the water to between 65 and 75 °C, measured in the middle of the sack, and hold it there for 75 minutes. Boiling kills the helpful bacteria too and leaves an empty house for mold.\n4. Lift the sack out with a second person, because it is heavy and scalding. Let it drain and cool for several hours under a clean sheet until the center is below 25 °C.\n\nNow take a handful and squeeze hard. One or two drops should fall. A trickle means more draining; nothing at all means it has dried too far. The batch should weigh between 6 and 7 kg.\n\n## Fill the bags\n\nWipe the table, blade and hands with alcohol and let them dry. Tie one end of each sleeve. Break up the spawn inside its packet, then lay in a hand’s depth of straw, a scattering of spawn, more straw, and so on, with extra spawn along the sides and on top. Press each layer firmly and tie the neck tight. Make fifteen cuts of about 1 cm, spaced around the bag, and cover each with paper tape. Prick a few drainage holes underneath.\n\n## Incubate\n\nStand the bags apart on a shelf at 20 to 24 °C, out of the sun. White threads show within five days and meet after fourteen to eighteen. The center runs warmer than the room, so slide a thermometer between bag and shelf; if it reads above 28 °C, move air across the bags with a fan.\n\n## Bring on the mushrooms\n\nWhen the whole bag is white, peel off the tapes and take it to a place at 10 to 21 °C with enough daylight to read by. Mist the walls and floor two or three times a day to keep the air at 85 to 95% humidity. Ventilate as often: thin stems with tiny caps are asking for fresh air, and cracked caps for moisture. Pins appear at the cuts and double in size each day.\n\n## Pick, rest, repeat\n\nTwist off the whole cluster while the cap edges still curl down. Later the caps flatten and shed a cloud of pale spores that can inflame the lungs, so pick early, air the room and wear a fitted mask for the work. Trim off any stubs left in the cuts. Keep the bag moist and it will crop again ten to fourteen days later. After the third flush, crumble it into the compost. Cook the mushrooms; raw ones can upset the stomach. To make your own spawn, read [clean technique](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).',
    es: 'La [seta de ostra o gírgola](/mushrooms/pleurotus-ostreatus), *Pleurotus ostreatus*, coloniza la paja con tanta rapidez que deja atrás a casi todos los mohos. Por eso aquí no hace falta olla a presión. Las cantidades dan para dos bolsas.\n\n## Materiales\n\n- 2 kg de paja seca de trigo, avena o cebada, dorada y de buen olor, sin manchas grises\n- 500 g de micelio en grano, blanco y parejo\n- Dos mangas de polietileno transparente de 30 cm de ancho por 70 de largo, y cordel\n- Un bidón metálico u olla de unos 50 litros, un saco de malla y un termómetro de sonda\n- Cinta de papel transpirable, alcohol al 70 %, una cuchilla limpia\n\nConviene preguntar si el cereal recibió fungicida cerca de la cosecha. El heno no sirve, porque es más nutritivo y se pudre.\n\n## Pasteurizar la paja\n\n1. Córtela en trozos de 3 a 8 cm; así se compacta mejor y quedan menos huecos.\n2. Llene el saco de malla, métalo en el bidón, póngale un peso y cúbralo de agua.\n3. Caliente hasta que el centro del saco marque entre 65 y 75 °C y mantenga ese calor 75 minutos. Si hierve, mueren también las bacterias útiles y el moho encuentra el campo libre.\n4. Saque el saco entre dos personas: pesa y quema. Déjelo escurrir y enfriar varias horas bajo una sábana limpia, hasta que por dentro baje de 25 °C.\n\nApriete entonces un puñado con fuerza. Deben caer una o dos gotas. Si sale un hilo de agua, falta escurrir; si no sale nada, se ha secado de más. El lote pesará de 6 a 7 kg.\n\n## Llenar las bolsas\n\nLimpie mesa, cuchilla y manos con alcohol y espere a que se evapore. Anude un extremo de cada manga. Desmenuce el grano dentro de su envase y vaya alternando un palmo de paja con un puñado de micelio, algo más generoso en los bordes y arriba. Apriete bien cada capa y ate el cuello. Haga quince cortes de 1 cm repartidos por la bolsa, tápelos con cinta de papel y pinche la base para que drene.\n\n## Incubar\n\nColoque las bolsas separadas en un estante, sin sol directo, entre 20 y 24 °C. A los cinco días ya se ven hilos blancos, que se juntan entre los catorce y los dieciocho. El interior se calienta más que la habitación: deslice un termómetro bajo la bolsa y, si pasa de 28 °C, mueva el aire con un ventilador.\n\n## Fructificar\n\nCon la bolsa toda blanca, retire las cintas y llévela a un sitio de 10 a 21 °C, con luz natural suficiente para leer. Moje paredes y suelo dos o tres veces al día para que la humedad se mantenga entre el 85 y el 95 %, y ventile otras tantas. Los pies largos con sombrero diminuto piden aire; los sombreros agrietados piden agua. De los cortes salen primordios que duplican su tamaño cada día.\n\n## Cosechar y repetir\n\nGire el racimo entero cuando los bordes todavía miran hacia abajo. Si se espera más, los sombreros se aplanan y sueltan una nube de esporas capaz de irritar los pulmones; recoja temprano, ventile y use una mascarilla bien ajustada. Quite los restos de los cortes y siga humedeciendo: la segunda oleada llega entre diez y catorce días después. Tras la tercera, la paja va al compost. Estas setas se comen siempre cocinadas, pues crudas pueden sentar mal. Quien desee preparar su propio grano encontrará el método en [técnica limpia](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).',
    pt: 'Poucos fungos correm pela palha como o [cogumelo-ostra](/mushrooms/pleurotus-ostreatus), *Pleurotus ostreatus*, e essa pressa é a melhor defesa contra o mofo. Dispensa-se, portanto, a panela de pressão. As medidas a seguir enchem dois sacos.\n\n## O que separar\n\n- 2 kg de palha seca de trigo, aveia ou cevada, dourada e cheirosa, sem partes cinzentas\n- 500 g de spawn de grãos, branco por igual\n- Duas mangas de polietileno transparente com 30 cm de largura e 70 cm de comprimento, e barbante\n- Um tambor de metal ou panelão de uns 50 litros, um saco de tela e um termômetro de haste\n- Fita de papel microporosa, álcool 70%, uma lâmina limpa\n\nPergunte ao fornecedor se houve aplicação de fungicida. Feno não substitui a palha, já que apodrece com facilidade.\n\n## Pasteurização\n\n1. Pique a palha em pedaços de 3 a 8 cm, que se acomodam melhor.\n2. Encha o saco de tela, ponha no tambor com um peso em cima e cubra de água.\n3. Aqueça até que o meio do saco chegue a 65–75 °C e segure essa faixa por 75 minutos. Não deixe ferver: sem as bactérias benéficas, a palha fica desprotegida.\n4. Retire o saco em dupla, com luvas, porque está pesado e escaldante. Deixe escorrer por algumas horas, coberto com um lençol limpo, até o miolo ficar abaixo de 25 °C.\n\nFaça o teste da mão: ao apertar com força, pingam uma ou duas gotas. Água escorrendo pede mais tempo de descanso, e mão seca indica que passou do ponto. O total pesará entre 6 e 7 kg.\n\n## Montagem dos sacos\n\nPasse álcool na mesa, na lâmina e nas mãos e espere secar. Dê um nó numa ponta da manga. Solte os grãos ainda dentro da embalagem e alterne um palmo de palha com um punhado de spawn, reforçando as laterais e o topo. Comprima cada camada e amarre a boca. Abra quinze cortes de 1 cm ao redor do saco, feche-os com a fita de papel e fure um pouco o fundo para a drenagem.\n\n## Incubação\n\nArrume os sacos afastados uns dos outros, em prateleira sem sol, entre 20 e 24 °C. Fios brancos surgem em cinco dias e tomam tudo entre o 14º e o 18º. O miolo esquenta mais do que o cômodo; encoste um termômetro por baixo e, se passar de 28 °C, ligue um ventilador para espalhar o calor.\n\n## Frutificação\n\nQuando não restar palha à mostra, tire as fitas e leve os sacos a um lugar com 10 a 21 °C e claridade natural que permita ler. Borrife paredes e piso duas ou três vezes por dia, mantendo a umidade entre 85 e 95%, e renove o ar na mesma frequência. Pé comprido com chapeuzinho é falta de ar; chapéu rachado é falta de água. Os primórdios saem pelos cortes e dobram de tamanho a cada dia.\n\n## Colheita e novos fluxos\n\nTorça o cacho inteiro enquanto a borda ainda aponta para baixo. Depois disso os chapéus se abrem e soltam esporos em quantidade, que podem inflamar os pulmões: colha cedo, areje o local e trabalhe de máscara bem ajustada. Limpe os tocos que sobraram e continue umedecendo; o segundo fluxo vem em dez a catorze dias. Terminado o terceiro, o bloco vira composto. Leve os cogumelos sempre ao fogo, porque crus podem pesar no estômago. Para produzir os próprios grãos, consulte o guia de [técnica limpa](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).',
  },
  stages: [
    {
      title: { en: 'Pasteurize and spawn', es: 'Pasteurización y siembra', pt: 'Pasteurização e semeadura' },
      description: {
        en: 'Chopped straw is held in hot water for 75 minutes, drained, cooled below 25 °C and layered with spawn.',
        es: 'La paja picada pasa 75 minutos en agua caliente, se escurre, se enfría por debajo de 25 °C y se siembra en capas.',
        pt: 'A palha picada fica 75 minutos em água quente, escorre, esfria abaixo de 25 °C e recebe o spawn em camadas.',
      },
      temperatureC: [65, 75],
      humidityPct: null,
      days: [1, 1],
    },
    {
      title: { en: 'Incubation', es: 'Incubación', pt: 'Colonização' },
      description: {
        en: 'Mycelium crosses the straw and the bag turns firm and white. Cuts stay taped.',
        es: 'El micelio recorre la paja hasta que la bolsa queda blanca y firme, con los cortes todavía tapados.',
        pt: 'O micélio atravessa a palha e o saco fica firme e branco; as fitas continuam no lugar.',
      },
      temperatureC: [20, 24],
      humidityPct: null,
      days: [14, 18],
    },
    {
      title: { en: 'Pinning', es: 'Primordios', pt: 'Primórdios' },
      description: {
        en: 'Light, cooler moving air and high humidity draw clusters of pins from the opened cuts.',
        es: 'Luz, aire más fresco y humedad alta hacen brotar pequeños racimos en los cortes abiertos.',
        pt: 'Com luz, ar mais fresco e umidade alta, pequenos cachos despontam nos cortes abertos.',
      },
      temperatureC: [10, 21],
      humidityPct: [90, 95],
      days: [4, 5],
    },
    {
      title: {
        en: 'Growth and first harvest',
        es: 'Crecimiento y primera cosecha',
        pt: 'Crescimento e primeira colheita',
      },
      description: {
        en: 'Clusters swell quickly and are picked whole before the rims turn up.',
        es: 'Los racimos engordan deprisa y se recogen enteros antes de que el borde se levante.',
        pt: 'Os cachos engrossam depressa e saem inteiros antes que as bordas se levantem.',
      },
      temperatureC: [10, 21],
      humidityPct: [85, 95],
      days: [3, 5],
    },
    {
      title: { en: 'Rest and second flush', es: 'Descanso y segunda oleada', pt: 'Pausa e segundo fluxo' },
      description: {
        en: 'Stubs are cleaned out and the bag is kept damp until it pins again.',
        es: 'Se limpian los restos y se conserva la humedad hasta el siguiente brote.',
        pt: 'Retirados os tocos, o saco permanece úmido até brotar outra vez.',
      },
      temperatureC: [10, 21],
      humidityPct: [85, 95],
      days: [10, 14],
    },
  ],
  yield: {
    en: '75–200% biological efficiency: 1.5 to 4 kg of fresh mushrooms from 2 kg of dry straw over two or three flushes, with beginners usually near the lower figure.',
    es: 'Eficiencia biológica del 75–200 %: entre 1,5 y 4 kg de setas frescas por cada 2 kg de paja seca, sumando dos o tres oleadas; al principio lo normal es quedarse cerca del mínimo.',
    pt: '75–200% de eficiência biológica, isto é, de 1,5 a 4 kg frescos para 2 kg de palha seca em dois ou três fluxos; quem começa costuma ficar perto do limite inferior.',
  },
  contamination: {
    en: 'Green patches mean mold, usually from straw that was too wet, too hot or slow to colonize; take the bag outdoors unopened and compost it away from the growing space. A sour smell with slimy straw is bacterial and calls for better draining. Tiny black flies lay eggs in open cuts, so fit fine mesh over vents and hang sticky traps.',
    es: 'Las manchas verdes delatan moho, casi siempre por paja empapada, recalentada o con poco micelio; saque la bolsa cerrada y compóstela lejos. El olor agrio y la paja viscosa señalan bacterias y falta de escurrido. Las mosquitas negras ponen huevos en los cortes, así que proteja las entradas de aire con malla fina y use trampas adhesivas.',
    pt: 'Manchas verdes são mofo e costumam vir de palha encharcada, quente demais ou com pouco spawn; leve o saco fechado para fora e composte longe do cultivo. Cheiro azedo e palha pegajosa apontam bactérias por drenagem insuficiente. Contra as mosquinhas pretas que desovam nos cortes, tela fina nas entradas de ar e armadilhas adesivas resolvem.',
  },
  supplies: [
    'growing/supplies/grain-spawn',
    'growing/supplies/substrates',
    'growing/supplies/grow-bags',
    'growing/equipment/grow-kits',
  ],
}
