import type { ProductSeed } from '../shapes'

export const lionsManeGummiesNorthLine: ProductSeed = {
  slug: 'lions-mane-gummies-north-line',
  title: { en: 'Lion’s mane gummies', es: 'Gomitas de melena de león', pt: 'Gomas de juba-de-leão' },
  vendor: 'north-line-dropship',
  category: 'mushroom/edibles/gummies',
  form: 'pouch',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'Pectin gummies with a measured amount of lion’s mane extract, in two fruit flavors.',
    es: 'Gomitas de pectina con una cantidad medida de extracto de melena de león, en dos sabores de fruta.',
    pt: 'Gomas de pectina com quantidade medida de extrato de juba-de-leão, em dois sabores de fruta.',
  },
  description: {
    en: 'Each gummy carries 250 mg of hot-water extract of [lion’s mane](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, made from fruiting bodies and set in fruit pectin. The taste is fruit first, with a faint savory note at the end. They contain no psychoactive ingredient of any kind.\n\nServing and lot are printed on the pouch. They look like sweets, so keep the pouch where children cannot reach it. Made to order by our partner kitchen in Ontario and sent directly to you, usually within four working days.',
    es: 'Cada gomita lleva 250 mg de extracto acuoso de [melena de león](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, hecho con cuerpos fructíferos y cuajado con pectina de fruta. Primero sabe a fruta y al final deja una nota salada leve. No contiene ningún ingrediente psicoactivo.\n\nLa bolsa indica la porción y el lote. Como parecen caramelos, guárdelas lejos del alcance de los niños. Las prepara por encargo una cocina asociada de Ontario y se las envía directamente, por lo común en cuatro días laborables.',
    pt: 'Cada goma leva 250 mg de extrato aquoso de [juba-de-leão](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, feito de corpos de frutificação e firmado com pectina de fruta. Primeiro vem a fruta e, no fim, uma leve nota salgada. Não há nenhum ingrediente psicoativo.\n\nO pacote traz a porção e o lote. Como parecem balas, deixe o pacote fora do alcance das crianças. São feitas sob encomenda por uma cozinha parceira em Ontário e seguem direto para você, em geral em quatro dias úteis.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Cane sugar, tapioca syrup, fruit purée, *Hericium erinaceus* extract, apple pectin, citric acid, carrot juice for color. No gelatin. Sugars 2 g each.',
        es: 'Azúcar de caña, jarabe de tapioca, puré de fruta, extracto de *Hericium erinaceus*, pectina de manzana, ácido cítrico y jugo de zanahoria como color. Sin gelatina. Azúcares, 2 g por unidad.',
        pt: 'Açúcar de cana, xarope de tapioca, purê de fruta, extrato de *Hericium erinaceus*, pectina de maçã, ácido cítrico e suco de cenoura para dar cor. Sem gelatina. Açúcares: 2 g por unidade.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Not for anyone who reacts to mushrooms. If you use blood thinners, are pregnant or nursing, speak with a doctor beforehand. For adults only.',
        es: 'No aptas para quien reaccione a las setas. Si usa anticoagulantes, está embarazada o da el pecho, hable antes con su médico. Solo para adultos.',
        pt: 'Não indicadas a quem reage a cogumelos. Se usa anticoagulante, está grávida ou amamenta, converse antes com um médico. Só para adultos.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 19,
    itemType: 'pouch',
    baseUnit: 'unit',
    baseUnitQuantity: 30,
    stock: 340,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'flavour',
        label: { en: 'Flavor', es: 'Sabor', pt: 'Sabor' },
        options: [
          { identifier: 'blueberry', label: { en: 'Blueberry', es: 'Arándano azul', pt: 'Mirtilo' } },
          { identifier: 'peach', label: { en: 'Peach', es: 'Durazno', pt: 'Pêssego' } },
        ],
      },
      {
        identifier: 'count',
        label: { en: 'Count', es: 'Unidades', pt: 'Unidades' },
        options: [
          { identifier: '30', label: { en: '30 gummies', es: '30 gomitas', pt: '30 gomas' } },
          { identifier: '60', label: { en: '60 gummies', es: '60 gomitas', pt: '60 gomas' } },
        ],
      },
    ],
    variants: [
      { options: { flavour: 'blueberry', count: '30' }, price: 19, sale: null },
      { options: { flavour: 'blueberry', count: '60' }, price: 34, sale: null },
      { options: { flavour: 'peach', count: '30' }, price: 19, sale: null },
      {
        options: { flavour: 'peach', count: '60' },
        price: 34,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 29,
          saleLabel: null,
        },
      },
    ],
  },
  sales: [],
  attributes: ['vegan', 'gluten-free', 'non-gmo'],
  shippingInfo: { weight: 6, width: 6, height: 2, length: 8 },
  mpn: 'HER-GUM',
  sku: 'NLD-GUM-001',
}
