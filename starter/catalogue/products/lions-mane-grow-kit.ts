import type { ProductSeed } from '../shapes'

export const lionsManeGrowKit: ProductSeed = {
  slug: 'lions-mane-grow-kit',
  title: { en: 'Lion’s mane grow kit', es: 'Kit de cultivo de melena de león', pt: 'Kit de cultivo de juba-de-leão' },
  vendor: 'hudson-valley-fungi',
  category: 'growing/equipment/grow-kits',
  form: 'grow-kit',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'One small cut in a hardwood block, and a white globe of spines about three weeks later.',
    es: 'Un corte pequeño en un bloque de frondosa y, unas tres semanas después, un globo blanco de aguijones.',
    pt: 'Um corte pequeno num bloco de serragem de folhosas e, umas três semanas depois, um globo branco de espinhos.',
  },
  description: {
    en: 'We mill red oak and soft maple from our own hedgerow thinning, supplement it with wheat bran, and let *Hericium erinaceus* fill the block before it goes in the mail.\n\nMake a single slit of 4 cm; more cuts give more, smaller heads. Keep it at 16 to 22 °C where the air moves, and mist around the block rather than on the growing tooth, which yellows when wet. Cut when the spines reach a centimeter. Turn the block, make a new slit on the other side, and wait for a second head. Cooks may like it as lion’s mane cakes.',
    es: 'Aserramos roble rojo y arce de los aclareos de nuestros propios setos, añadimos salvado de trigo y dejamos que *Hericium erinaceus* llene el bloque antes de enviarlo.\n\nHaga una sola ranura de 4 cm; con más cortes salen cabezas más pequeñas. Téngalo a 16–22 °C donde se mueva el aire, y rocíe alrededor, no sobre la seta, que amarillea mojada. Corte cuando los aguijones midan un centímetro. Gire el bloque, abra otra ranura al lado opuesto y espere la segunda cabeza. En la cocina dan buenas tortitas de melena de león.',
    pt: 'Serramos carvalho-vermelho e bordo do desbaste das nossas cercas vivas, juntamos farelo de trigo e deixamos *Hericium erinaceus* tomar o bloco antes do envio.\n\nFaça uma única fenda de 4 cm; com mais cortes nascem cabeças menores. Mantenha a 16–22 °C onde o ar circule e borrife ao redor, não sobre o cogumelo, que amarela molhado. Corte quando os espinhos chegarem a um centímetro. Vire o bloco, abra outra fenda do lado oposto e espere a segunda cabeça. Na cozinha rende bons bolinhos de juba-de-leão.',
  },
  details: [
    {
      title: { en: 'Size and yield', es: 'Tamaño y rendimiento', pt: 'Tamanho e rendimento' },
      content: {
        en: 'Block of 2.3 kg (5 lb). A first head of 250 to 400 g is common, the second about half of that. Dry winter rooms shorten the crop; the tent in the box makes up most of the difference.',
        es: 'Bloque de 2,3 kg. Es común una primera cabeza de 250 a 400 g y una segunda de la mitad. El aire seco del invierno reduce la cosecha; la carpa incluida compensa casi toda la diferencia.',
        pt: 'Bloco de 2,3 kg. É comum uma primeira cabeça de 250 a 400 g e uma segunda com metade disso. O ar seco do inverno encolhe a safra; a tenda incluída compensa quase toda a diferença.',
      },
    },
    {
      title: { en: 'Waiting and allergens', es: 'Espera y alérgenos', pt: 'Espera e alérgenos' },
      content: {
        en: 'Unopened blocks wait six weeks in a refrigerator. The bran contains wheat gluten. Try a small cooked portion first if you have never eaten this species, as with any mushroom new to you.',
        es: 'Sin abrir, espera seis semanas en el refrigerador. El salvado lleva gluten de trigo. Si nunca comió esta especie, pruebe primero una ración pequeña y cocinada, como con cualquier seta nueva.',
        pt: 'Fechado, espera seis semanas na geladeira. O farelo contém glúten de trigo. Se nunca comeu esta espécie, prove antes uma porção pequena e cozida, como com qualquer cogumelo novo.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 28.0,
    itemType: 'kit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 76,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['locally-sourced', 'small-farm'],
  shippingInfo: { weight: 92, width: 7, height: 7, length: 12 },
  mpn: 'KIT-LM-5',
  sku: 'HVF-KIT-LM',
}
