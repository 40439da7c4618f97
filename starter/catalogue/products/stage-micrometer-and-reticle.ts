import type { ProductSeed } from '../shapes'

export const stageMicrometerAndReticle: ProductSeed = {
  slug: 'stage-micrometer-and-reticle',
  title: {
    en: 'Stage micrometer and eyepiece reticle',
    es: 'Micrómetro de platina y retícula de ocular',
    pt: 'Micrômetro de platina e retícula de ocular',
  },
  vendor: 'lisboa-spore-lab',
  category: 'microscopy/equipment/accessories',
  form: 'slides',
  species: [],
  lead: {
    en: 'The two glass rulers needed before any spore measurement means anything.',
    es: 'Las dos reglas de vidrio sin las cuales ninguna medida de esporas significa nada.',
    pt: 'As duas réguas de vidro sem as quais nenhuma medida de esporo quer dizer alguma coisa.',
  },
  description: {
    en: 'The slide carries one millimeter etched in a hundred parts, so each division is 10 µm. The reticle drops into the eyepiece and shows a hundred units that mean nothing until compared with the slide.\n\nFocus the slide with each objective, line up the zeros, and note how many eyepiece units span a known length. At 400 times one unit is often near 2.5 µm, at 1000 times near 1 µm. Write the four factors on a card and tape it to the stand. Afterward measure twenty spores in side view and report the range.',
    es: 'El portaobjetos lleva un milímetro grabado en cien partes, es decir, 10 µm por división. La retícula se coloca dentro del ocular y muestra cien unidades que nada dicen hasta compararlas con aquel.\n\nEnfoque con cada objetivo, haga coincidir los ceros y cuente cuántas unidades cubren una longitud conocida. A 400 aumentos la unidad suele rondar 2,5 µm; a 1000, 1 µm. Apunte los cuatro factores en una ficha y péguela al pie. Después mida veinte esporas de perfil y dé el intervalo.',
    pt: 'A lâmina traz um milímetro gravado em cem partes, ou seja, 10 µm por divisão. A retícula entra na ocular e mostra cem unidades que nada dizem antes de comparadas com ela.\n\nFoque com cada objetiva, alinhe os zeros e veja quantas unidades cobrem um comprimento conhecido. Em 400 aumentos a unidade costuma ficar perto de 2,5 µm; em 1000, perto de 1 µm. Anote os quatro fatores num cartão e cole no pé do aparelho. Depois meça vinte esporos de perfil e informe a faixa.',
  },
  details: [
    {
      title: { en: 'Fit', es: 'Compatibilidad', pt: 'Compatibilidade' },
      content: {
        en: 'Reticle diameter 19 mm, for most 10× eyepieces with a threaded field stop; rings for 20 and 21 mm are in the tin. Etching tolerance 1 µm over the full millimeter, certificate included.',
        es: 'Retícula de 19 mm de diámetro, para la mayoría de oculares 10× con diafragma roscado; la caja trae aros de 20 y 21 mm. Tolerancia de 1 µm en todo el milímetro, con certificado.',
        pt: 'Retícula de 19 mm de diâmetro, para a maioria das oculares 10× com diafragma rosqueado; a lata traz anéis de 20 e 21 mm. Tolerância de 1 µm no milímetro inteiro, com certificado.',
      },
    },
    {
      title: { en: 'Cleaning glass', es: 'Limpieza del vidrio', pt: 'Limpeza do vidro' },
      content: {
        en: 'Blow off dust, then one wipe with lens paper and a drop of isopropanol. Oil objectives may touch the slide; remove the oil at once, since it creeps under the protective cover.',
        es: 'Sople el polvo y pase una vez papel de lentes con una gota de isopropanol. El objetivo de inmersión puede tocarlo; retire el aceite enseguida, pues se cuela bajo el cubre.',
        pt: 'Sopre o pó e passe uma vez papel de lente com uma gota de isopropanol. A objetiva de imersão pode tocá-lo; retire o óleo logo, pois ele entra sob a cobertura.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 39.0,
    itemType: 'set',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 52,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-11-01',
      to: '2027-06-30',
      salePrice: 33.0,
      saleLabel: { en: 'Measuring week', es: 'Semana de medir', pt: 'Semana da medida' },
    },
  ],
  attributes: [],
  shippingInfo: { weight: 4, width: 4, height: 1, length: 6 },
  mpn: 'SM-100R',
  sku: 'LSL-ACC-SM100',
}
