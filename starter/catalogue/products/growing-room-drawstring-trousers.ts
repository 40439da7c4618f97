import type { ProductSeed } from '../shapes'

export const growingRoomDrawstringTrousers: ProductSeed = {
  slug: 'growing-room-drawstring-trousers',
  title: {
    en: 'Growing-room drawstring trousers',
    es: 'Pantalón de cordón para la sala de cultivo',
    pt: 'Calça de cordão para a sala de cultivo',
  },
  vendor: 'north-line-dropship',
  category: 'apparel/pants',
  form: 'trousers',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'Light, lint-free trousers for warm and humid rooms, in one generous size, with a small lion’s mane drawn at the hem.',
    es: 'Pantalón ligero y sin pelusa para salas cálidas y húmedas, de talla única amplia, con una pequeña melena de león en el bajo.',
    pt: 'Calça leve e sem fiapos para salas quentes e úmidas, em tamanho único folgado, com uma pequena juba-de-leão na barra.',
  },
  description: {
    en: 'A fruiting room at ninety percent humidity is unkind to denim. These trousers are cut from the smooth polyester-cotton used in clean workshops: they shed few fibers, dry on a hook between two waterings and can be boiled after spawn day.\n\nThe waist gathers from 70 to 112 centimeters with a flat cord, and there are no cuffs where straw could ride out into the kitchen. Beside the left hem hangs a drawing of [lion’s mane](/mushrooms/hericium-erinaceus), spines downward, as it grows. The batch is made when twenty people have asked, which is why the counter sometimes rests at zero.',
    es: 'Una sala de fructificación al noventa por ciento de humedad castiga la mezclilla. Este pantalón se corta en el poliéster con algodón liso de los talleres limpios: suelta poca fibra, se seca en un gancho entre dos riegos y aguanta agua hirviendo después del día de siembra.\n\nLa cintura se recoge de 70 a 112 centímetros con un cordón plano, y no tiene dobladillos donde la paja pueda viajar hasta la cocina. Junto al bajo izquierdo cuelga una [melena de león](/mushrooms/hericium-erinaceus) dibujada, con las espinas hacia el suelo, como crece. Se fabrica cuando lo piden veinte personas; por eso el contador a veces marca cero.',
    pt: 'Sala de frutificação com noventa por cento de umidade maltrata o jeans. Esta calça usa o poliéster com algodão liso das oficinas limpas: solta pouca fibra, seca no gancho entre uma rega e outra e pode ser fervida depois do dia de inoculação.\n\nO cós franze de 70 a 112 centímetros com um cordão chato, e não há barra virada em que a palha pegue carona até a cozinha. Perto da bainha esquerda pende o desenho de uma [juba-de-leão](/mushrooms/hericium-erinaceus), espinhos para baixo, do jeito que cresce. O lote é feito quando vinte pessoas pedem, daí o contador às vezes parar no zero.',
  },
  details: [
    {
      title: { en: 'Specification', es: 'Ficha técnica', pt: 'Ficha técnica' },
      content: {
        en: 'Polyester 65, cotton 35, plain weave of 145 grams. Inner leg 76 cm with 6 cm to let down. One rear pocket with a flap. The cord can be removed before boiling.',
        es: 'Poliéster 65, algodón 35, tafetán de 145 gramos. Entrepierna de 76 cm, con 6 cm para alargar. Un bolsillo trasero con solapa. El cordón se retira antes de hervir.',
        pt: 'Poliéster 65, algodão 35, tela lisa de 145 gramas. Entreperna de 76 cm, com sobra de 6 cm para descer. Um bolso traseiro com aba. Antes da fervura, tire o cordão.',
      },
    },
    {
      title: { en: 'Waiting list', es: 'Lista de espera', pt: 'Lista de espera' },
      content: {
        en: 'Write to the address on our vendor page and we answer once, when the next twenty are cut. Nothing is charged until then, and you may change your mind without telling us why.',
        es: 'Escriba al correo de nuestra ficha de vendedor y contestaremos una sola vez, cuando se corten los próximos veinte. Hasta entonces no se cobra nada y puede arrepentirse sin explicaciones.',
        pt: 'Escreva para o e-mail da nossa página de vendedor e responderemos uma única vez, quando as próximas vinte forem cortadas. Até lá não há cobrança, e desistir não exige justificativa.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 39,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 0,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['vegan', 'cruelty-free'],
  shippingInfo: { weight: 12, width: 10, height: 2, length: 13 },
  mpn: 'NL-TRS-CLEAN',
  sku: 'NLD-ROOM-TROUSER',
}
