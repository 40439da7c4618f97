import type { ProductSeed } from '../shapes'

export const wildflowerHoneyLionsMane: ProductSeed = {
  slug: 'wildflower-honey-lions-mane',
  title: {
    en: 'Creamed wildflower honey with lion’s mane',
    es: 'Miel cremosa de flores con melena de león',
    pt: 'Mel cremoso de flores com juba-de-leão',
  },
  vendor: 'hudson-valley-fungi',
  category: 'mushroom/edibles/honey',
  form: 'honey',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'Spun Hudson Valley honey with lion’s mane powder folded through it.',
    es: 'Miel batida del valle del Hudson con polvo de melena de león incorporado a mano.',
    pt: 'Mel batido do vale do Hudson com pó de juba-de-leão incorporado à mão.',
  },
  description: {
    en: 'A neighbor keeps bees beside our sheds; we dry and mill the [lion’s mane](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, that is too small to sell fresh. Creamed together they make a pale spread that tastes of goldenrod, clover and something near toasted rice.\n\nThe powder is four parts in a hundred. Spread it on warm bread, thin it with lemon for a glaze on carrots, or stir it into porridge off the heat. The powder keeps the honey thick, so warm the spoon rather than the jar.',
    es: 'Una vecina tiene colmenas junto a nuestras naves; nosotros secamos y molemos la [melena de león](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, demasiado pequeña para venderla fresca. Batidas juntas dan una crema pálida que sabe a vara de oro, trébol y algo cercano al arroz tostado.\n\nLleva cuatro partes de polvo por cada cien. Va sobre pan caliente, aclarada con limón para glasear zanahorias o en las gachas ya fuera del fuego. El polvo la mantiene espesa: caliente la cuchara, no el tarro.',
    pt: 'Uma vizinha cria abelhas ao lado dos nossos galpões; nós secamos e moemos a [juba-de-leão](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, pequena demais para vender fresca. Batidos juntos, viram um creme claro com gosto de vara-de-ouro, trevo e algo próximo de arroz tostado.\n\nSão quatro partes de pó em cem. Passe no pão quente, afine com limão para glacear cenouras ou misture ao mingau já fora do fogo. O pó mantém o mel espesso: aqueça a colher, e não o pote.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Unheated wildflower honey 96%, *Hericium erinaceus* powder 4%. One apiary, two hives. The mushroom was dried at 45 °C.',
        es: 'Miel de flores sin calentar 96 %, polvo de *Hericium erinaceus* 4 %. Un solo colmenar. El hongo se seca a 45 °C.',
        pt: 'Mel de flores sem aquecimento 96%, pó de *Hericium erinaceus* 4%. Um só apiário. O cogumelo seca a 45 °C.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Never for babies under one year. Lion’s mane can bring on a rash or tight breathing in people allergic to mushrooms; ask a doctor if you take blood thinners.',
        es: 'Nunca a bebés menores de un año. La melena de león puede causar erupción o ahogo a quien tenga alergia a las setas; si usa anticoagulantes, pregunte a su médico.',
        pt: 'Nunca para bebês com menos de um ano. A juba-de-leão pode causar erupção ou falta de ar em quem tem alergia a cogumelos; se usa anticoagulante, pergunte ao médico.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'A cupboard is fine for eighteen months. Foam at the top is trapped air from creaming; stir it back. Wet spoons shorten its life.',
        es: 'Dieciocho meses en el armario sin problema. La espuma de arriba es aire del batido; basta removerla. Una cuchara mojada le acorta la vida.',
        pt: 'Dezoito meses no armário, sem problema. A espuma de cima é ar da batida; basta mexer. Colher molhada encurta a sua vida.',
      },
    },
  ],
  baseInventory: { unitPrice: 14, itemType: 'jar', baseUnit: 'g', baseUnitQuantity: 227, stock: 58, currency: 'USD' },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Jar', es: 'Tarro', pt: 'Pote' },
        options: [
          { identifier: '227g', label: { en: '227 g jar', es: 'Tarro de 227 g', pt: 'Pote de 227 g' } },
          { identifier: '454g', label: { en: '454 g jar', es: 'Tarro de 454 g', pt: 'Pote de 454 g' } },
        ],
      },
    ],
    variants: [
      { options: { size: '227g' }, price: 14, sale: null },
      { options: { size: '454g' }, price: 25, sale: null },
    ],
  },
  sales: [],
  attributes: ['small-farm', 'locally-sourced', 'gluten-free', 'no-fillers-or-additives'],
  shippingInfo: { weight: 14, width: 3, height: 3.5, length: 3 },
  mpn: 'HON-LM-8',
  sku: 'HVF-HON-001',
}
