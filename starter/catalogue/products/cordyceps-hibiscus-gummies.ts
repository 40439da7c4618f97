import type { ProductSeed } from '../shapes'

export const cordycepsHibiscusGummies: ProductSeed = {
  slug: 'cordyceps-hibiscus-gummies',
  title: {
    en: 'Cordyceps and hibiscus gummies',
    es: 'Gomitas de cordyceps y jamaica',
    pt: 'Gomas de cordyceps e hibisco',
  },
  vendor: 'bosque-nublado-extractos',
  category: 'mushroom/edibles/gummies',
  form: 'jar',
  species: ['cordyceps-militaris'],
  lead: {
    en: 'Tart hibiscus gummies from Veracruz with farmed orange cordyceps.',
    es: 'Gomitas ácidas de jamaica de Veracruz con cordyceps naranja de cultivo.',
    pt: 'Gomas azedinhas de hibisco de Veracruz com cordyceps-laranja cultivado.',
  },
  description: {
    en: 'Small red squares of hibiscus and lime, each with 200 mg of extract from [orange cordyceps](/mushrooms/cordyceps-militaris), *Cordyceps militaris*. The mushroom is grown on brown rice in jars, without insects, and its extract comes from our own Xalapa laboratory.\n\nThe serving is printed on the lid. The glass jar closes tightly and can be refilled in our shop. In summer they soften, and an hour in the refrigerator firms them again. This is a food supplement for adults, so store it apart from the sweet tin.',
    es: 'Cuadritos rojos de jamaica y limón, cada uno con 200 mg de extracto de [cordyceps naranja](/mushrooms/cordyceps-militaris), *Cordyceps militaris*. El hongo se cultiva en frascos con arroz integral, sin insectos, y el extracto sale de nuestro laboratorio de Xalapa.\n\nLa porción viene impresa en la tapa. El frasco de vidrio cierra bien y se rellena en la tienda. En verano se ablandan y una hora de refrigerador las reafirma. Es un suplemento para adultos: guárdelo aparte del bote de los dulces.',
    pt: 'Quadradinhos vermelhos de hibisco e limão, cada um com 200 mg de extrato de [cordyceps-laranja](/mushrooms/cordyceps-militaris), *Cordyceps militaris*. O cogumelo é cultivado em vidros com arroz integral, sem insetos, e o extrato sai do nosso laboratório de Xalapa.\n\nA porção está impressa na tampa. O vidro fecha bem e pode ser reabastecido na loja. No verão amolecem, e uma hora de geladeira os firma de novo. É um suplemento para adultos: guarde longe do pote de doces.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Hibiscus infusion, unrefined cane sugar, lime juice, *Cordyceps militaris* extract, citrus pectin. Color comes from the flower. Each one weighs four grams.',
        es: 'Infusión de jamaica, azúcar de caña sin refinar, jugo de limón, extracto de *Cordyceps militaris* y pectina cítrica. El color lo pone la flor. Cada una pesa cuatro gramos.',
        pt: 'Infusão de hibisco, açúcar de cana não refinado, suco de limão, extrato de *Cordyceps militaris* e pectina cítrica. A cor vem da flor. Cada uma pesa quatro gramas.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Mild nausea can occur. Those taking blood thinners, diabetes or immune medicines should check with their physician first. For adults only.',
        es: 'Puede dar náusea leve. Quien tome anticoagulantes o medicinas para la diabetes o el sistema inmunitario debe consultarlo primero con su médico. Solo para adultos.',
        pt: 'Pode ocorrer náusea leve. Quem toma anticoagulantes ou remédios para diabetes ou imunidade deve consultar o médico primeiro. Somente para adultos.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 17.5,
    itemType: 'jar',
    baseUnit: 'unit',
    baseUnitQuantity: 40,
    stock: 96,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['vegan', 'gluten-free', 'no-fillers-or-additives', 'locally-sourced'],
  shippingInfo: { weight: 10, width: 3, height: 4, length: 3 },
  mpn: 'COR-JAM-40',
  sku: 'BNE-GUM-002',
}
