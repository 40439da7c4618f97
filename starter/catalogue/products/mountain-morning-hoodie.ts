import type { ProductSeed } from '../shapes'

export const mountainMorningHoodie: ProductSeed = {
  slug: 'mountain-morning-hoodie',
  title: { en: 'Mountain morning hoodie', es: 'Sudadera mañana de sierra', pt: 'Moletom manhã na serra' },
  vendor: 'cogumelos-da-serra',
  category: 'apparel/hoodies',
  form: 'hoodie',
  species: ['lentinula-edodes', 'pleurotus-djamor'],
  lead: {
    en: 'A zipped sweatshirt for the first harvest of the day, with two block-printed caps over the heart.',
    es: 'Sudadera con cremallera para la primera cosecha del día, con dos sombreros grabados a la altura del corazón.',
    pt: 'Moletom de zíper para a primeira colheita do dia, com dois chapéus gravados na altura do coração.',
  },
  description: {
    en: 'At six the growing houses are cold and by nine they are not, so we wanted something that opens. On the left breast sits a small print of [shiitake](/mushrooms/lentinula-edodes) and [pink oyster](/mushrooms/pleurotus-djamor), neighbors in our calendar: one fruits in the cool weeks, the other in the heat.\n\nSleeves end in a long cuff that folds back for washing hands, and the pocket corners are barred so that a harvest knife does not work through. The color comes from a vegetable dye and will fade evenly toward slate. Keep it apart from whites for three washes, close the zip before it goes in, and dry it in shade.',
    es: 'A las seis las casas de cultivo están frías y a las nueve ya no, así que buscábamos algo que se abriera. En el pecho izquierdo van estampados un [shiitake](/mushrooms/lentinula-edodes) y una [gírgola rosa](/mushrooms/pleurotus-djamor), vecinos de calendario: uno fructifica en las semanas frescas y la otra con el calor.\n\nEl puño es largo y se dobla para lavarse las manos; las esquinas del bolsillo llevan presilla y la navaja de cosecha no las atraviesa. El color procede de un tinte vegetal y con el tiempo tira a pizarra. Durante tres lavados sepárela de lo blanco, métala con la cremallera cerrada y séquela a la sombra.',
    pt: 'Às seis as casas de cultivo estão geladas, às nove já não, e por isso queríamos algo que abrisse. No lado esquerdo do peito ficam um [shiitake](/mushrooms/lentinula-edodes) e um [cogumelo-ostra-rosa](/mushrooms/pleurotus-djamor), vizinhos de calendário: o primeiro frutifica nas semanas frescas, o segundo no calor.\n\nO punho comprido dobra na hora de lavar as mãos, e os cantos do bolso têm travete, para a faca de colheita não furar. A cor vem de corante vegetal e vai desbotando por igual até um tom de ardósia. Nas três primeiras lavagens, longe das roupas brancas; feche o zíper antes da máquina e seque na sombra.',
  },
  details: [
    {
      title: { en: 'Materials', es: 'Materiales', pt: 'Materiais' },
      content: {
        en: 'Unbrushed cotton loopback of 300 grams, metal zip with a cotton tape, indigo and black-wattle dye fixed with alum. The print uses the same water-based ink as our shirts, one pull by hand.',
        es: 'Felpa de algodón sin perchar de 300 gramos, cremallera metálica con cinta de algodón, tinte de índigo y acacia negra fijado con alumbre. La tinta es al agua y se aplica en una sola pasada.',
        pt: 'Moletom de algodão sem flanela, 300 gramas, zíper de metal com cadarço de algodão, tingimento de índigo e acácia-negra fixado com alúmen. Estampa com tinta à base de água, numa única prensada.',
      },
    },
    {
      title: { en: 'Fit', es: 'Cómo queda', pt: 'Caimento' },
      content: {
        en: 'Cut wide enough to go over an apron. Of the three of us who wear it at work, one is 160 centimeters tall and takes small, one 172 and medium, one 181 and large.',
        es: 'Lo bastante ancha para llevarla sobre un delantal. De las tres personas que la llevamos en el trabajo, quien mide 160 centímetros usa la pequeña, quien 172 la mediana y quien 181 la grande.',
        pt: 'Largo o suficiente para ir por cima do avental. Dos três que o usamos no trabalho, quem mede 160 centímetros veste pequeno; quem mede 172, médio; quem mede 181, grande.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 62,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 23,
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
      {
        options: { size: 's' },
        price: 62,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-10-15',
          to: '2027-05-31',
          salePrice: 48,
          saleLabel: { en: 'Last small ones', es: 'Últimas tallas pequeñas', pt: 'Últimos pequenos' },
        },
      },
      { options: { size: 'm' }, price: 62, sale: null },
      { options: { size: 'l' }, price: 64, sale: null },
    ],
  },
  sales: [],
  attributes: ['vegan', 'small-farm', 'locally-sourced'],
  shippingInfo: { weight: 20, width: 12, height: 3.5, length: 15 },
  mpn: 'CDS-HD-210',
  sku: 'CDS-HOOD-MANHA',
}
