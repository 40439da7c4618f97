import type { ProductSeed } from '../shapes'

export const cacaoCordycepsColdCan: ProductSeed = {
  slug: 'cacao-cordyceps-cold-can',
  title: { en: 'Cold cacao with cordyceps', es: 'Cacao frío con cordyceps', pt: 'Cacau gelado com cordyceps' },
  vendor: 'micelio-andino',
  category: 'mushroom/beverage/cold',
  form: 'can',
  species: ['cordyceps-militaris'],
  lead: {
    en: 'A lightly sweet cacao drink with a decoction of cordyceps, to pour over ice.',
    es: 'Bebida de cacao poco dulce con decocción de cordyceps, para servir con hielo.',
    pt: 'Bebida de cacau pouco doce com decocção de cordyceps, para servir com gelo.',
  },
  description: {
    en: 'Roasted cacao husk and nibs are steeped overnight, sweetened with a little panela and mixed with a decoction of our own [cordyceps](/mushrooms/cordyceps-militaris), *Cordyceps militaris*. The mushroom adds a nutty depth and an amber color. There is no milk, caffeine is low, and the can holds no gas.\n\nShake it well, as cacao settles. It is good very cold, with orange peel, or warmed on the stove at night. Each can contains the water from two grams of dried mushroom.',
    es: 'Cascarilla y nibs de cacao tostado reposan una noche, se endulzan con poca panela y se mezclan con una decocción de nuestro [cordyceps](/mushrooms/cordyceps-militaris), *Cordyceps militaris*. El hongo aporta fondo a nuez y color ámbar. No lleva leche ni gas, y tiene poca cafeína.\n\nAgítela bien, que el cacao se asienta. Sabe bien muy fría, con cáscara de naranja, o calentada en la estufa por la noche. Cada lata contiene la cocción de dos gramos de hongo seco.',
    pt: 'Cascas e nibs de cacau torrado descansam uma noite, recebem pouca rapadura e se misturam a uma decocção do nosso [cordyceps](/mushrooms/cordyceps-militaris), *Cordyceps militaris*. O cogumelo dá fundo de noz e cor de âmbar. Não leva leite nem gás e tem pouca cafeína.\n\nAgite bem, porque o cacau assenta. Fica boa bem fria, com casca de laranja, ou aquecida no fogão à noite. Cada lata contém a fervura de dois gramas de cogumelo seco.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Water, cacao husk, cacao nibs, panela, *Cordyceps militaris* decoction, sea salt. Sugars 4 g per 100 ml. No coloring, no preservative.',
        es: 'Agua, cascarilla de cacao, nibs de cacao, panela, decocción de *Cordyceps militaris* y sal marina. Azúcares, 4 g por 100 ml. Sin colorantes ni conservantes.',
        pt: 'Água, casca de cacau, nibs de cacau, rapadura, decocção de *Cordyceps militaris* e sal marinho. Açúcares: 4 g por 100 ml. Sem corantes nem conservantes.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Pasteurized; nine months unopened in a cool place. Once open, drink within a day. Ask your doctor if you take regular medicine.',
        es: 'Pasteurizada; nueve meses sin abrir en lugar fresco. Abierta, se toma en el día. Si usa medicación habitual, pregunte a su médico.',
        pt: 'Pasteurizada; nove meses fechada em lugar fresco. Aberta, beba no mesmo dia. Se usa medicação contínua, pergunte ao seu médico.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 3.9,
    itemType: 'can',
    baseUnit: 'ml',
    baseUnitQuantity: 250,
    stock: 300,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'pack',
        label: { en: 'Pack', es: 'Paquete', pt: 'Pacote' },
        options: [
          { identifier: '1', label: { en: 'Single can', es: 'Una lata', pt: 'Uma lata' } },
          { identifier: '6', label: { en: 'Six cans', es: 'Seis latas', pt: 'Seis latas' } },
          { identifier: '24', label: { en: 'Case of 24', es: 'Caja de 24', pt: 'Caixa com 24' } },
        ],
      },
    ],
    variants: [
      { options: { pack: '1' }, price: 3.9, sale: null },
      { options: { pack: '6' }, price: 21, sale: null },
      { options: { pack: '24' }, price: 76, sale: null },
    ],
  },
  sales: [],
  attributes: ['vegan', 'gluten-free', 'fair-trade-certified'],
  shippingInfo: { weight: 10, width: 2.1, height: 5.2, length: 2.1 },
  mpn: 'LATA-COR',
  sku: 'MAN-BEB-001',
}
