import type { ProductSeed } from '../shapes'

export const stoneGroundChocolateReishi: ProductSeed = {
  slug: 'stone-ground-chocolate-reishi',
  title: {
    en: 'Stone-ground chocolate with reishi',
    es: 'Chocolate de metate con reishi',
    pt: 'Chocolate de moinho de pedra com reishi',
  },
  vendor: 'bosque-nublado-extractos',
  category: 'mushroom/edibles/chocolate-bar',
  form: 'chocolate-bar',
  species: ['ganoderma-lucidum'],
  lead: {
    en: 'Coarse Mexican chocolate with cinnamon, whose bitterness makes room for reishi.',
    es: 'Chocolate mexicano de molienda gruesa con canela, cuyo amargor le hace sitio al reishi.',
    pt: 'Chocolate mexicano de moagem grossa com canela, cujo amargor abre espaço para o reishi.',
  },
  description: {
    en: 'Cacao from Tabasco is ground between stones with cinnamon and sugar, then mixed with a dry extract of [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*. Both are bitter, in different registers, and together they taste of bark, tobacco leaf and warm spice. The grain of the sugar stays on the tongue.\n\nIt can be eaten from the hand, or whisked into hot water or milk until it froths. How much extract is in it, and what a serving is, the wrapper says. This is a flavor to visit rather than to live with.',
    es: 'Cacao de Tabasco molido entre piedras con canela y azúcar, mezclado después con extracto seco de [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*. Los dos son amargos, en registros distintos, y juntos recuerdan a corteza, hoja de tabaco y especia tibia. El grano del azúcar se queda en la lengua.\n\nSe come tal cual, o se bate con el molinillo en agua o leche caliente hasta que haga espuma. Cuánto extracto lleva y cuál es la porción lo dice la envoltura. Es un sabor para visitar de vez en cuando.',
    pt: 'Cacau de Tabasco moído entre pedras com canela e açúcar e depois misturado a extrato seco de [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*. Ambos são amargos, em registros diferentes, e juntos lembram casca de árvore, folha de tabaco e especiaria morna. O grão do açúcar fica na língua.\n\nCome-se puro, ou batido em água ou leite quente até espumar. Quanto extrato há nele e qual é a porção, a embalagem diz. É um sabor para visitar de vez em quando.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Cacao 64%, cane sugar, cinnamon, *Ganoderma lucidum* extract 1.2%. No lecithin or vanilla flavoring. Ten squares to the bar, wrapped in paper.',
        es: 'Cacao 64 %, azúcar de caña, canela y extracto de *Ganoderma lucidum* 1,2 %. Sin lecitina ni vainilla artificial. La tableta trae diez cuadros.',
        pt: 'Cacau 64%, açúcar de cana, canela e extrato de *Ganoderma lucidum* 1,2%. Sem lecitina nem aroma de baunilha. A barra traz dez quadrados.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Rare liver injury has been linked to reishi: not with liver disease or in pregnancy, nor with blood thinners or blood-pressure medicines unless a doctor agrees. Stop if a rash or nausea appears.',
        es: 'El reishi se ha asociado a raros casos de daño hepático: no con enfermedad del hígado ni en el embarazo, ni con anticoagulantes o fármacos para la presión sin permiso médico. Déjelo si nota sarpullido o náusea.',
        pt: 'O reishi já foi ligado a raras lesões do fígado: não use com doença hepática ou na gravidez, nem com anticoagulantes ou remédios para pressão sem aval médico. Pare se notar vermelhidão ou enjoo.',
      },
    },
  ],
  baseInventory: { unitPrice: 9.5, itemType: 'bar', baseUnit: 'g', baseUnitQuantity: 85, stock: 61, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-10-20',
      to: '2026-12-31',
      salePrice: 7.9,
      saleLabel: { en: 'Day of the Dead table', es: 'Mesa de Día de Muertos', pt: 'Mesa do Dia dos Mortos' },
    },
  ],
  attributes: ['fair-trade-certified', 'vegan', 'gluten-free', 'no-fillers-or-additives'],
  shippingInfo: { weight: 4, width: 3.5, height: 0.6, length: 6 },
  mpn: 'CHO-REI-85',
  sku: 'BNE-CHO-001',
}
