import type { ProductSeed } from '../shapes'

export const flyAgaricSporeSwab: ProductSeed = {
  slug: 'fly-agaric-spore-swab',
  title: {
    en: 'Fly agaric spore swab for microscopy',
    es: 'Hisopo de esporas de matamoscas para microscopía',
    pt: 'Swab de esporos de agário-das-moscas para microscopia',
  },
  vendor: 'lisboa-spore-lab',
  category: 'microscopy/spores/swabs',
  form: 'swab',
  species: ['amanita-muscaria'],
  lead: {
    en: 'White spores of the red and white Amanita, for the slide and the herbarium sheet only.',
    es: 'Esporas blancas de la Amanita roja y blanca, solo para el portaobjetos y el pliego de herbario.',
    pt: 'Esporos brancos da Amanita vermelha e branca, só para a lâmina e a folha de herbário.',
  },
  description: {
    en: '*Amanita muscaria* is a mycorrhizal species and its spores are studied, not sown. Under the lens they are broad ellipses, smooth and thin-walled, about 9 to 13 by 6.5 to 9 µm, often holding one large oil drop.\n\nTap the swab on a drop of water for shape, then mount again in iodine solution. They stay colorless: the spores are inamyloid, whereas those of the death cap turn blue-gray. That single reaction is worth the exercise. Sold as a microscopy specimen, not for consumption, and not sent where such material may not be held.',
    es: '*Amanita muscaria* es micorrízica y sus esporas se estudian, no se siembran. Al microscopio son elipses anchas, lisas y de pared fina, de unas 9–13 por 6,5–9 µm, a menudo con una gran gota de aceite.\n\nToque con el hisopo una gota de agua para ver la forma y monte otra muestra en solución yodada. Quedan incoloras: son inamiloides, mientras que las de la oronja verde se vuelven gris azuladas. Solo esa reacción vale el ejercicio. Se vende como muestra de microscopía, no para consumo, y no se envía donde esté restringida su tenencia.',
    pt: '*Amanita muscaria* é micorrízica e seus esporos são estudados, não semeados. Ao microscópio são elipses largas, lisas e de parede fina, de cerca de 9–13 por 6,5–9 µm, muitas vezes com uma grande gota de óleo.\n\nToque o swab numa gota de água para ver a forma e monte outra amostra em solução de iodo. Ficam incolores: são inamiloides, enquanto os do chapéu-da-morte se tornam cinza-azulados. Só essa reação já vale o exercício. Vendido como amostra de microscopia, não para consumo, e não enviado onde a posse seja restrita.',
  },
  details: [
    {
      title: { en: 'Specimen', es: 'Muestra', pt: 'Amostra' },
      content: {
        en: 'One sterile swab in a screw tube, gathered under birch in the Serra da Estrela, with collection number, date and host tree. A photograph of the whole fruit body is filed under that number.',
        es: 'Un hisopo estéril en tubo de rosca, tomado bajo abedul en la Serra da Estrela, con número de colecta, fecha y árbol huésped. Con ese número se archiva la foto del ejemplar entero.',
        pt: 'Um swab estéril em tubo de rosca, colhido sob bétula na Serra da Estrela, com número de coleta, data e árvore hospedeira. A foto do exemplar inteiro fica arquivada sob esse número.',
      },
    },
    {
      title: { en: 'Safe keeping', es: 'Guardado seguro', pt: 'Guarda segura' },
      content: {
        en: 'Store dry at room temperature, out of light, labeled as poisonous fungus. Wash hands after mounting. Spores for comparison keep their form for many years even when they no longer germinate.',
        es: 'Guárdese en seco, a temperatura ambiente, sin luz y rotulado como hongo tóxico. Lávese las manos al terminar. Para comparar, las esporas conservan la forma muchos años aunque ya no germinen.',
        pt: 'Guarde a seco, em temperatura ambiente, sem luz e com rótulo de fungo tóxico. Lave as mãos ao terminar. Para comparação, os esporos mantêm a forma por muitos anos, mesmo sem germinar.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 13.0,
    itemType: 'swab',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 28,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['wild-foraged'],
  shippingInfo: { weight: 1, width: 3, height: 1, length: 7 },
  mpn: 'MSW-AM',
  sku: 'LSL-MSW-AM',
}
