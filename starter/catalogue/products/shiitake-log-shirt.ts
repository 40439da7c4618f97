import type { ProductSeed } from '../shapes'

export const shiitakeLogShirt: ProductSeed = {
  slug: 'shiitake-log-shirt',
  title: { en: 'Shiitake log shirt', es: 'Camiseta tronco de shiitake', pt: 'Camiseta tora de shiitake' },
  vendor: 'north-line-dropship',
  category: 'apparel/shirts',
  form: 'shirt',
  species: ['lentinula-edodes'],
  lead: {
    en: 'A printed-to-order shirt showing a shiitake log through its four seasons, from drilling to first flush.',
    es: 'Camiseta estampada por encargo que muestra un tronco de shiitake en sus cuatro estaciones, del taladro a la primera oleada.',
    pt: 'Camiseta estampada sob encomenda que mostra uma tora de shiitake ao longo das estações, da furadeira ao primeiro fluxo.',
  },
  description: {
    en: 'Four small panels stand across the chest: the drilled log, the waxed holes, a long year of nothing to see, and at last the cracked brown caps. The artist drew them from a stack in eastern Ontario that belongs to her uncle.\n\nThe garment is made once you have ordered it, by whichever of our workshops is nearest to your address, so please look at the measurements before choosing. Exchanges are possible while it is unworn. Anyone moved to drill a log of their own can follow [the guide to shiitake on oak](/mushrooms/growing-guide/shiitake-on-oak-logs), or first meet [the species itself](/mushrooms/lentinula-edodes).',
    es: 'Cuatro viñetas cruzan el pecho: el tronco taladrado, los agujeros sellados con cera, un año largo en que no se ve nada y, por fin, los sombreros pardos y agrietados. La ilustradora los tomó de una pila que tiene su tío al este de Ontario.\n\nLa prenda se fabrica después del pedido, en el taller que quede más cerca de su dirección; conviene mirar las medidas antes de elegir. Mientras no se haya usado, admite cambio. A quien le entren ganas de perforar su propio tronco le servirán [la guía del shiitake en roble](/mushrooms/growing-guide/shiitake-on-oak-logs) y la página de [la especie](/mushrooms/lentinula-edodes).',
    pt: 'No peito, quatro quadrinhos: a tora furada, os furos fechados com cera, um ano inteiro sem nada para ver e, enfim, os chapéus marrons e rachados. A ilustradora desenhou tudo a partir da pilha que o tio mantém no leste de Ontário.\n\nA peça só é feita depois do pedido, na oficina mais próxima do seu endereço, então vale olhar as medidas com calma. Sem uso, pode ser trocada. Se der vontade de furar uma tora de verdade, há [o guia do shiitake em carvalho](/mushrooms/growing-guide/shiitake-on-oak-logs) e também a página sobre [a espécie](/mushrooms/lentinula-edodes).',
  },
  details: [
    {
      title: { en: 'Measurements', es: 'Medidas', pt: 'Medidas' },
      content: {
        en: 'Chest width laid flat: small 48 cm, medium 52 cm, large 56 cm. Body length rises from 69 to 75 cm. Cotton of 165 grams per square meter, which may shrink by about three percent.',
        es: 'Ancho de pecho en plano: pequeña, 48 cm; mediana, 52 cm; grande, 56 cm. El largo va de 69 a 75 cm. Algodón de 165 gramos por metro cuadrado, con un encogimiento cercano al tres por ciento.',
        pt: 'Largura do peito com a peça esticada: pequena, 48 cm; média, 52 cm; grande, 56 cm. O comprimento vai de 69 a 75 cm. Algodão de 165 gramas por metro quadrado, que encolhe perto de três por cento.',
      },
    },
    {
      title: { en: 'Making and delivery', es: 'Confección y entrega', pt: 'Produção e entrega' },
      content: {
        en: 'Five working days at the workshop, then three to twelve in the mail according to country. A tracking number follows by email on the day of dispatch. Customs charges should not arise, since most parcels never cross a border.',
        es: 'Cinco días hábiles en el taller y, después, de tres a doce de correo según el país. El número de seguimiento llega el mismo día del envío. Rara vez hay aduana, porque casi ningún paquete cruza frontera.',
        pt: 'São cinco dias úteis na oficina e de três a doce nos correios, conforme o país. O código de rastreio vai por e-mail no dia da postagem. Dificilmente há alfândega: quase nenhum pacote atravessa fronteira.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 26,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 300,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Size', es: 'Talla', pt: 'Tamanho' },
        options: [
          { identifier: 's', label: { en: 'Small', es: 'Pequeña', pt: 'Pequeno' } },
          { identifier: 'm', label: { en: 'Medium', es: 'Mediana', pt: 'Médio' } },
          { identifier: 'l', label: { en: 'Large', es: 'Grande', pt: 'Grande' } },
        ],
      },
    ],
    variants: [
      { options: { size: 's' }, price: 26, sale: null },
      { options: { size: 'm' }, price: 26, sale: null },
      { options: { size: 'l' }, price: 28, sale: null },
    ],
  },
  sales: [],
  attributes: ['vegan', 'cruelty-free'],
  shippingInfo: { weight: 6, width: 9, height: 1, length: 12 },
  mpn: 'NL-TEE-SHI',
  sku: 'NLD-SHIILOG-TEE',
}
