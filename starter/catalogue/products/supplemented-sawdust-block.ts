import type { ProductSeed } from '../shapes'

export const supplementedSawdustBlock: ProductSeed = {
  slug: 'supplemented-sawdust-block',
  title: {
    en: 'Sterile supplemented sawdust block',
    es: 'Bloque estéril de aserrín suplementado',
    pt: 'Bloco estéril de serragem suplementada',
  },
  vendor: 'cogumelos-da-serra',
  category: 'growing/supplies/substrates',
  form: 'substrate-bag',
  species: ['lentinula-edodes', 'hericium-erinaceus', 'pleurotus-eryngii', 'ganoderma-lucidum', 'grifola-frondosa'],
  lead: {
    en: 'Hardwood sawdust with rice bran, sterilized and sealed, waiting for your spawn.',
    es: 'Aserrín de frondosa con salvado de arroz, esterilizado y sellado, a la espera de su micelio.',
    pt: 'Serragem de folhosas com farelo de arroz, esterilizada e lacrada, à espera do seu spawn.',
  },
  description: {
    en: 'The mix is four parts eucalyptus and mango sawdust to one part rice bran, wetted to 60% and held three hours at 121 °C. It suits most wood lovers: shiitake, lion’s mane, king oyster, reishi and, with patience, maitake.\n\nIn clean air open the top, pour in 150 to 250 g of grain spawn, seal again and shake until the grains are scattered. Leave it in the dark at the warmth your species asks for. Because the bran feeds molds as gladly as mushrooms, cleanliness on this day decides the crop.',
    es: 'La mezcla lleva cuatro partes de aserrín de eucalipto y mango por una de salvado de arroz, humedecida al 60 % y mantenida tres horas a 121 °C. Sirve a casi todos los amigos de la madera: shiitake, melena de león, seta de cardo, reishi y, con paciencia, maitake.\n\nEn aire limpio abra la parte alta, eche de 150 a 250 g de micelio en grano, vuelva a sellar y agite hasta repartirlo. Déjelo a oscuras con el calor que pida su especie. El salvado alimenta igual a los mohos: la limpieza de ese día decide la cosecha.',
    pt: 'A mistura leva quatro partes de serragem de eucalipto e mangueira para uma de farelo de arroz, umedecida a 60% e mantida três horas a 121 °C. Atende a quase todos os amigos da madeira: shiitake, juba-de-leão, eryngui, reishi e, com paciência, maitake.\n\nEm ar limpo abra a parte de cima, ponha de 150 a 250 g de spawn de grãos, lacre outra vez e agite até espalhar. Deixe no escuro com o calor que a espécie pede. O farelo alimenta mofos com igual gosto: a limpeza desse dia decide a safra.',
  },
  details: [
    {
      title: { en: 'Composition', es: 'Composición', pt: 'Composição' },
      content: {
        en: 'Net 2.5 kg wet, about 1 kg dry matter. Eucalyptus and mango wood from local joineries, untreated; organic rice bran; 1% gypsum; spring water. Bag of polypropylene with a 0.5 micron patch.',
        es: 'Peso neto 2,5 kg en húmedo, cerca de 1 kg seco. Maderas sin tratar de carpinterías vecinas, salvado de arroz orgánico, 1 % de yeso y agua de manantial. Bolsa de polipropileno con filtro de 0,5 micras.',
        pt: 'Peso líquido 2,5 kg úmido, cerca de 1 kg seco. Madeiras sem tratamento de marcenarias vizinhas, farelo de arroz orgânico, 1% de gesso e água de nascente. Saco de polipropileno com filtro de 0,5 mícron.',
      },
    },
    {
      title: { en: 'Holding time', es: 'Tiempo de espera', pt: 'Tempo de guarda' },
      content: {
        en: 'Use within thirty days, kept cool and out of sun. Inspect each bag before opening: drops on the wall are harmless, a pinhole or a tinted spot is a reason to sterilize it again.',
        es: 'Úselo antes de treinta días, en fresco y sin sol. Revise cada bolsa antes de abrir: las gotas en la pared no importan; un poro o una mancha obligan a esterilizar de nuevo.',
        pt: 'Use em até trinta dias, em lugar fresco e sem sol. Examine cada saco antes de abrir: gotas na parede não importam; um furinho ou mancha pede nova esterilização.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 8.5,
    itemType: 'bag',
    baseUnit: 'g',
    baseUnitQuantity: 2500,
    stock: 220,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['organic', 'locally-sourced', 'vegan'],
  shippingInfo: { weight: 90, width: 6, height: 6, length: 11 },
  mpn: 'SUB-SER-25',
  sku: 'CDS-SUB-SER',
}
