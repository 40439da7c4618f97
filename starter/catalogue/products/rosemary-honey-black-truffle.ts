import type { ProductSeed } from '../shapes'

export const rosemaryHoneyBlackTruffle: ProductSeed = {
  slug: 'rosemary-honey-black-truffle',
  title: {
    en: 'Rosemary honey with black truffle',
    es: 'Miel de romero con trufa negra',
    pt: 'Mel de alecrim com trufa-negra',
  },
  vendor: 'setas-del-pirineo',
  category: 'mushroom/edibles/honey',
  form: 'honey',
  species: ['tuber-melanosporum'],
  lead: {
    en: 'Pale rosemary honey with real slices of black truffle and no added aroma.',
    es: 'Miel clara de romero con láminas verdaderas de trufa negra y sin aroma añadido.',
    pt: 'Mel claro de alecrim com lâminas verdadeiras de trufa-negra e sem aroma adicionado.',
  },
  description: {
    en: 'Most truffle condiments owe their smell to a synthetic flavoring. This one holds five percent [black truffle](/mushrooms/tuber-melanosporum), *Tuber melanosporum*, shaved in January and left to rest in raw rosemary honey from the foothills of Guara. The scent is quieter and lasts longer on the palate.\n\nLet a spoonful fall over warm goat’s cheese, a soft-boiled egg or a slice of blue. Heat destroys it, so add at the table. If it crystallizes, stand the jar in warm water, never above forty degrees.',
    es: 'La mayoría de los condimentos de trufa huelen gracias a un aroma sintético. Este lleva un cinco por ciento de [trufa negra](/mushrooms/tuber-melanosporum), *Tuber melanosporum*, laminada en enero y reposada en miel cruda de romero del somontano de Guara. El perfume es más discreto y dura más en boca.\n\nUna cucharada sobre queso de cabra templado, un huevo pasado por agua o un trozo de azul. El calor la estropea: póngala ya en la mesa. Si cristaliza, baño de agua tibia, sin pasar de cuarenta grados.',
    pt: 'A maioria dos condimentos de trufa deve o cheiro a um aroma sintético. Este leva cinco por cento de [trufa-negra](/mushrooms/tuber-melanosporum), *Tuber melanosporum*, laminada em janeiro e descansada em mel cru de alecrim do sopé da serra de Guara. O perfume é mais discreto e dura mais na boca.\n\nUma colherada sobre queijo de cabra morno, ovo quente ou uma fatia de queijo azul. O calor o estraga: ponha já à mesa. Se cristalizar, banho de água morna, sem passar de quarenta graus.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Raw rosemary honey 95%, black truffle 5%. Not suitable for infants under twelve months, as with any honey. Harvest year on the lid.',
        es: 'Miel cruda de romero 95 % y trufa negra 5 %. Como toda miel, no es apta para menores de doce meses. El año de cosecha va en la tapa.',
        pt: 'Mel cru de alecrim 95% e trufa-negra 5%. Como todo mel, não serve para bebês com menos de doze meses. O ano da safra vai na tampa.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Refrigerate after opening and finish within two months, pressing the truffle below the surface with a clean spoon. Crumbs of bread spoil it.',
        es: 'Abierta, se guarda en el refrigerador y se gasta en dos meses, hundiendo la trufa con una cuchara limpia. Las migas la estropean.',
        pt: 'Depois de aberto, vai à geladeira e se consome em dois meses, afundando a trufa com colher limpa. Migalhas de pão o estragam.',
      },
    },
  ],
  baseInventory: { unitPrice: 21, itemType: 'jar', baseUnit: 'g', baseUnitQuantity: 180, stock: 3, currency: 'USD' },
  variants: null,
  sales: [
    { active: true, scheduledSale: true, from: '2026-11-01', to: '2027-06-30', salePrice: 17.5, saleLabel: null },
  ],
  attributes: ['locally-sourced', 'no-fillers-or-additives', 'gluten-free'],
  shippingInfo: { weight: 11, width: 2.6, height: 3, length: 2.6 },
  mpn: 'MIEL-TRU-180',
  sku: 'SDP-HON-001',
}
