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
    en: 'Cacao from Tabasco is ground between stones with cinnamon and sugar, then mixed with a dry extract of [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*. Both are bitter, in different registers, and together they taste of bark, tobacco leaf and warm spice. The grain of the sugar stays on the tongue.\n\nBreak off a square, or whisk two into hot water or milk until it froths. Each square holds 100 mg of extract. A bar a week is more than enough for most people; this is a flavor to visit.',
    es: 'Cacao de Tabasco molido entre piedras con canela y azúcar, mezclado después con extracto seco de [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*. Los dos son amargos, en registros distintos, y juntos recuerdan a corteza, hoja de tabaco y especia tibia. El grano del azúcar se queda en la lengua.\n\nParta un cuadro, o bata dos en agua o leche caliente con el molinillo hasta que haga espuma. Cada cuadro tiene 100 mg de extracto. Una tableta a la semana basta y sobra: es un sabor para visitar.',
    pt: 'Cacau de Tabasco moído entre pedras com canela e açúcar e depois misturado a extrato seco de [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*. Ambos são amargos, em registros diferentes, e juntos lembram casca de árvore, folha de tabaco e especiaria morna. O grão do açúcar fica na língua.\n\nQuebre um quadrado ou bata dois em água ou leite quente até espumar. Cada quadrado tem 100 mg de extrato. Uma barra por semana já é bastante: é um sabor para visitar.',
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
        en: 'Not with blood thinners or blood-pressure medicines unless a doctor agrees. Stop if a rash, dry mouth or nausea appears.',
        es: 'No la combine con anticoagulantes ni con fármacos para la presión sin permiso médico. Déjela si nota sarpullido, boca seca o náusea.',
        pt: 'Não combine com anticoagulantes nem remédios para pressão sem aval médico. Pare se notar vermelhidão, boca seca ou enjoo. Longe de crianças.',
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
