import type { ProductSeed } from '../shapes'

export const freezeDriedEnoki: ProductSeed = {
  slug: 'freeze-dried-enoki',
  title: { en: 'Freeze-dried enoki', es: 'Enoki liofilizado', pt: 'Enoki liofilizado, em fios' },
  vendor: 'north-line-dropship',
  category: 'mushroom/freeze-dried',
  form: 'pouch',
  species: ['flammulina-filiformis'],
  lead: {
    en: 'Cooked enoki, freeze-dried into featherlight threads for soups, camp meals and desk lunches.',
    es: 'Enoki cocido y liofilizado en hebras ligerísimas, para sopas, comidas de acampada y almuerzos de oficina.',
    pt: 'Enoki cozido e liofilizado em fios muito leves, para sopas, refeições de acampamento e almoços de escritório.',
  },
  description: {
    en: '[Enoki](/mushrooms/flammulina-filiformis), *Flammulina filiformis*, is steamed to the center before it is frozen and dried, since raw enoki has carried *Listeria* and holds a protein that only heat destroys. What is left is a tangle of ivory threads that weighs almost nothing and keeps its snap.\n\nDrop a handful into soup for the last three minutes and let it boil. Fried dry in hot oil, it puffs into a crisp nest for rice bowls. Shipped from a packer in British Columbia.',
    es: 'El [enoki](/mushrooms/flammulina-filiformis), *Flammulina filiformis*, se cuece al vapor hasta el centro antes de congelarlo y secarlo, porque crudo ha transmitido *Listeria* y tiene una proteína que solo el calor destruye. Queda una maraña de hebras color marfil que casi no pesa y conserva el crujido.\n\nEche un puñado en la sopa los tres últimos minutos y deje que hierva. Frito en seco en aceite caliente, se infla como un nido crujiente para cuencos de arroz. Lo envía una envasadora de Columbia Británica.',
    pt: 'O [enoki](/mushrooms/flammulina-filiformis), *Flammulina filiformis*, cozinha no vapor até o centro antes de ser congelado e seco, porque cru já transmitiu *Listeria* e tem uma proteína que só o calor destrói. Sobra um emaranhado de fios cor de marfim que quase não pesa e mantém o estalo.\n\nPonha um punhado na sopa nos três minutos finais e deixe ferver. Frito a seco em óleo quente, infla como um ninho crocante para tigelas de arroz. O envio é feito por uma envasadora da Colúmbia Britânica.',
  },
  details: [
    {
      title: { en: 'Specification', es: 'Ficha', pt: 'Ficha técnica' },
      content: {
        en: 'Thirty grams stand for about 270 g fresh. Residual moisture below 4%; each lot is tested for *Listeria* before release.',
        es: 'Treinta gramos corresponden a unos 270 g frescos. Humedad residual por debajo del 4 %; en cada lote se busca *Listeria* antes de liberarlo.',
        pt: 'Trinta gramas equivalem a uns 270 g frescos. Umidade residual abaixo de 4%; cada lote é testado para *Listeria* antes de sair.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Two years unopened. After that, roll the pouch down tightly and finish in a month; damp air turns the threads limp.',
        es: 'Dos años sin abrir. Después, enrolle bien la bolsa y acábela en un mes; el aire húmedo ablanda las hebras.',
        pt: 'Dois anos sem abrir. Depois, enrole bem o pacote e termine em um mês; o ar úmido amolece os fios.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 9.2,
    itemType: 'pouch',
    baseUnit: 'g',
    baseUnitQuantity: 30,
    stock: 410,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['vegan', 'gluten-free', 'non-gmo'],
  shippingInfo: { weight: 3, width: 7, height: 3, length: 9 },
  mpn: 'FD-ENO-30',
  sku: 'NLD-FDR-001',
}
