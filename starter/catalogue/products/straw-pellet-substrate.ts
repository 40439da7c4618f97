import type { ProductSeed } from '../shapes'

export const strawPelletSubstrate: ProductSeed = {
  slug: 'straw-pellet-substrate',
  title: {
    en: 'Straw pellet substrate, 15 kg',
    es: 'Sustrato de paja en pellets, 15 kg',
    pt: 'Substrato de palha em pellets, 15 kg',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'growing/supplies/substrates',
  form: 'substrate-bag',
  species: ['pleurotus-ostreatus', 'pleurotus-pulmonarius', 'pleurotus-citrinopileatus', 'stropharia-rugosoannulata'],
  lead: {
    en: 'Heat-pressed wheat straw that swells in hot water and goes straight into the bag.',
    es: 'Paja de trigo prensada en caliente que se hincha con agua hirviendo y pasa directa a la bolsa.',
    pt: 'Palha de trigo prensada a quente que incha na água fervente e vai direto para o saco.',
  },
  description: {
    en: 'Pressing at over 80 °C kills most competitors and shrinks a bale to a carry-home sack. Pour 1.5 liters of boiling water over each kilo in a clean tub, cover with a lid, and leave overnight. By morning the pellets have fallen into moist fluff at roughly 60% water.\n\nCheck by hand: a hard squeeze should give a few drops, not a stream. Stir in 5 to 10% spawn and fill loosely, for pressed straw packs tight and suffocates. It feeds every oyster, and outdoors it starts wine cap beds under a layer of wood chips.',
    es: 'El prensado a más de 80 °C elimina casi toda la competencia y reduce una paca a un saco manejable. Vierta 1,5 litros de agua hirviendo por kilo en una cuba limpia, tape y deje hasta el día siguiente. Por la mañana los pellets se han vuelto una masa suelta con cerca del 60 % de agua.\n\nCompruebe con la mano: al apretar fuerte deben caer unas gotas, no un chorro. Añada del 5 al 10 % de micelio y llene sin apretar, pues se compacta y se ahoga. Alimenta a todas las gírgolas y, fuera, arranca bancales de estrofaria bajo astillas.',
    pt: 'A prensagem a mais de 80 °C elimina quase toda a concorrência e reduz um fardo a um saco que se carrega. Despeje 1,5 litro de água fervente por quilo numa tina limpa, tampe e deixe até o dia seguinte. De manhã os pellets viraram massa solta com uns 60% de água.\n\nConfira com a mão: um aperto forte deve soltar algumas gotas, não um fio. Junte de 5 a 10% de spawn e encha sem socar, pois a palha compacta e sufoca. Alimenta todos os cogumelos-ostra e, fora, inicia canteiros de estrofária sob lascas de madeira.',
  },
  details: [
    {
      title: { en: 'Analysis', es: 'Análisis', pt: 'Análise' },
      content: {
        en: 'Wheat straw, 100%, without binders. Pellets of 8 mm, moisture below 12%, pH 6.5 to 7. Tested for growth-regulator residues, because chlormequat from treated cereals slows the mycelium.',
        es: 'Paja de trigo al 100 %, sin aglutinantes. Pellets de 8 mm, humedad menor al 12 %, pH de 6,5 a 7. Se analizan residuos de reguladores, porque el clormecuat de cereales tratados frena el micelio.',
        pt: 'Palha de trigo 100%, sem aglutinantes. Pellets de 8 mm, umidade abaixo de 12%, pH de 6,5 a 7. Analisamos resíduos de reguladores, porque o clormequat de cereais tratados freia o micélio.',
      },
    },
    {
      title: { en: 'Dry storage', es: 'Guardado en seco', pt: 'Guarda a seco' },
      content: {
        en: 'Close the sack and lift it off concrete. Dry pellets keep two years; once damp they mold within a week. Fifteen kilos make about thirty-seven kilos of ready substrate.',
        es: 'Cierre el saco y apártelo del cemento. Secos, los pellets duran dos años; húmedos, crían moho en una semana. Quince kilos dan unos treinta y siete de sustrato listo.',
        pt: 'Feche o saco e tire do contato com o cimento. Secos, os pellets duram dois anos; úmidos, mofam em uma semana. Quinze quilos rendem uns trinta e sete de substrato pronto.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 22.0,
    itemType: 'sack',
    baseUnit: 'g',
    baseUnitQuantity: 15000,
    stock: 180,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-01-10',
      to: '2027-12-31',
      salePrice: 18.5,
      saleLabel: { en: 'New straw year', es: 'Paja de la nueva cosecha', pt: 'Palha da safra nova' },
    },
  ],
  attributes: ['pesticide-free', 'non-gmo'],
  shippingInfo: { weight: 540, width: 16, height: 6, length: 26 },
  mpn: 'SP-8-15',
  sku: 'BFP-STP-15',
}
