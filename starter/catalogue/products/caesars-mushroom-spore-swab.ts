import type { ProductSeed } from '../shapes'

export const caesarsMushroomSporeSwab: ProductSeed = {
  slug: 'caesars-mushroom-spore-swab',
  title: {
    en: 'Caesar’s mushroom spore swab for microscopy',
    es: 'Hisopo de esporas de oronja para microscopía',
    pt: 'Swab de esporos de amanita-dos-césares para microscopia',
  },
  vendor: 'lisboa-spore-lab',
  category: 'microscopy/spores/swabs',
  form: 'swab',
  species: ['amanita-caesarea'],
  lead: {
    en: 'Pale spores of the golden-gilled Amanita, for the slide and the herbarium sheet only.',
    es: 'Esporas pálidas de la Amanita de láminas doradas, solo para el portaobjetos y el pliego de herbario.',
    pt: 'Esporos pálidos da Amanita de lâminas douradas, só para a lâmina e a folha de herbário.',
  },
  description: {
    en: '*Amanita caesarea* is a mycorrhizal species and its spores are studied, not sown. Under the lens they are ellipses, smooth and thin-walled, about 9 to 12 by 6 to 8 µm.\n\nTap the swab on a drop of water for shape, then mount again in iodine solution. They stay colorless: the spores are inamyloid, whereas those of the death cap turn blue-gray. That single reaction is worth the exercise, and clears no find for the table: other poisonous amanitas stay colorless too. Sold as a microscopy specimen, not for consumption.',
    es: '*Amanita caesarea* es micorrízica y sus esporas se estudian, no se siembran. Al microscopio son elipses lisas y de pared fina, de unas 9–12 por 6–8 µm.\n\nToque con el hisopo una gota de agua para ver la forma y monte otra muestra en solución yodada. Quedan incoloras: son inamiloides, mientras que las de la oronja verde se vuelven gris azuladas. Solo esa reacción vale el ejercicio, y no da por buena ninguna seta de la cesta: otras amanitas venenosas también quedan incoloras. Se vende como muestra de microscopía, no para consumo.',
    pt: '*Amanita caesarea* é micorrízica e seus esporos são estudados, não semeados. Ao microscópio são elipses lisas e de parede fina, de cerca de 9–12 por 6–8 µm.\n\nToque o swab numa gota de água para ver a forma e monte outra amostra em solução de iodo. Ficam incolores: são inamiloides, enquanto os do chapéu-da-morte se tornam cinza-azulados. Só essa reação já vale o exercício, e não libera nenhum cogumelo do cesto: outras amanitas venenosas também ficam incolores. Vendido como amostra de microscopia, não para consumo.',
  },
  details: [
    {
      title: { en: 'Specimen', es: 'Muestra', pt: 'Amostra' },
      content: {
        en: 'One sterile swab in a screw tube, gathered under chestnut in the Serra da Estrela, with collection number, date and host tree. A photograph of the whole fruit body is filed under that number.',
        es: 'Un hisopo estéril en tubo de rosca, tomado bajo castaño en la Serra da Estrela, con número de colecta, fecha y árbol huésped. Con ese número se archiva la foto del ejemplar entero.',
        pt: 'Um swab estéril em tubo de rosca, colhido sob castanheiro na Serra da Estrela, com número de coleta, data e árvore hospedeira. A foto do exemplar inteiro fica arquivada sob esse número.',
      },
    },
    {
      title: { en: 'Safe keeping', es: 'Guardado seguro', pt: 'Guarda segura' },
      content: {
        en: 'Store dry at room temperature, out of light, with its label. Wash hands after mounting. Spores for comparison keep their form for many years even when they no longer germinate.',
        es: 'Guárdese en seco, a temperatura ambiente, sin luz y con su etiqueta. Lávese las manos al terminar. Para comparar, las esporas conservan la forma muchos años aunque ya no germinen.',
        pt: 'Guarde a seco, em temperatura ambiente, sem luz e com a etiqueta. Lave as mãos ao terminar. Para comparação, os esporos mantêm a forma por muitos anos, mesmo sem germinar.',
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
  mpn: 'MSW-AC',
  sku: 'LSL-MSW-AC',
}
