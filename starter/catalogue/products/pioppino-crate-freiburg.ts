import type { ProductSeed } from '../shapes'

export const pioppinoCrateFreiburg: ProductSeed = {
  slug: 'pioppino-crate-freiburg',
  title: {
    en: 'Pioppino trade crate, 2 kg',
    es: 'Caja profesional de seta de chopo, 2 kg',
    pt: 'Caixa profissional de pioppino, 2 kg',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'mushroom/fresh',
  form: 'fresh-punnet',
  species: ['cyclocybe-aegerita'],
  lead: {
    en: 'Bouquets of long-stemmed pioppino for kitchens that use more than a carton a day.',
    es: 'Ramilletes de seta de chopo de pie largo, para cocinas que gastan más de una bandeja al día.',
    pt: 'Buquês de pioppino de pé longo para cozinhas que usam mais de uma bandeja por dia.',
  },
  description: {
    en: 'A returnable crate of [pioppino](/mushrooms/cyclocybe-aegerita), *Cyclocybe aegerita*, cut in tight bouquets with brown caps still closed. Stems are crisp and stay so in the pan; the taste is nutty, with a little pepper behind it.\n\nTrim the base, split the bouquet and cook for eight minutes at least, since the raw mushroom is not for eating. It holds its shape in pasta, risotto and braises. We fruit it on beech sawdust, along the lines of the guide to [pioppino and nameko](/mushrooms/growing-guide/pioppino-and-nameko).',
    es: 'Caja retornable de [seta de chopo](/mushrooms/cyclocybe-aegerita), *Cyclocybe aegerita*, cortada en ramilletes prietos y con el sombrero marrón todavía cerrado. El pie es crujiente y no se ablanda al fuego; sabe a fruto seco, con un fondo de pimienta.\n\nRecorte la base, abra el ramillete y dele al menos ocho minutos de fuego, pues cruda no se come. Mantiene la forma en pasta, arroces y guisos. La criamos en aserrín de haya, según la guía de [pioppino y nameko](/mushrooms/growing-guide/pioppino-and-nameko).',
    pt: 'Caixa retornável de [pioppino](/mushrooms/cyclocybe-aegerita), *Cyclocybe aegerita*, cortado em buquês fechados, com os chapéus marrons ainda sem abrir. O pé é crocante e continua assim na panela; o sabor lembra noz, com um fundo de pimenta.\n\nApare a base, separe o buquê e cozinhe por oito minutos no mínimo, pois cru não se come. Segura a forma em massas, risotos e ensopados. Frutifica em serragem de faia, na linha do guia de [pioppino e nameko](/mushrooms/growing-guide/pioppino-and-nameko).',
  },
  details: [
    {
      title: { en: 'Trade terms', es: 'Condiciones profesionales', pt: 'Condições para profissionais' },
      content: {
        en: 'Order by noon for delivery next working day in Baden and Alsace. The crate carries a deposit, refunded on the following round.',
        es: 'Pedido antes del mediodía, entrega al siguiente día laborable en Baden y Alsacia. La caja lleva un depósito que se devuelve en la ronda siguiente.',
        pt: 'Pedido até o meio-dia, entrega no dia útil seguinte em Baden e na Alsácia. A caixa tem caução, devolvida na rota seguinte.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Seven days at 1 to 3 °C in the lined crate. Stack no more than four high, away from fruit.',
        es: 'Siete días a 1–3 °C en su caja forrada. No apile más de cuatro y aléjelas de la fruta. Al cortar, use la más antigua primero.',
        pt: 'Sete dias entre 1 e 3 °C na caixa forrada. Empilhe quatro no máximo, longe de frutas. Use primeiro a caixa mais antiga.',
      },
    },
  ],
  baseInventory: { unitPrice: 38, itemType: 'crate', baseUnit: 'kg', baseUnitQuantity: 2, stock: 26, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: ['organic', 'non-gmo', 'vegan', 'gluten-free'],
  shippingInfo: { weight: 80, width: 12, height: 7, length: 16 },
  mpn: 'CYC-2K',
  sku: 'BFP-FRS-020',
}
