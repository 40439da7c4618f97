import type { ProductSeed } from '../shapes'

export const logGrownShiitakeDried: ProductSeed = {
  slug: 'log-grown-shiitake-dried',
  title: { en: 'Dried log-grown shiitake', es: 'Shiitake de tronco, seco', pt: 'Shiitake de tora, seco' },
  vendor: 'hudson-valley-fungi',
  category: 'mushroom/dehydrated',
  form: 'dried-bag',
  species: ['lentinula-edodes'],
  lead: {
    en: 'Whole shiitake caps from red oak logs, sun-finished on cedar racks.',
    es: 'Sombreros enteros de shiitake de troncos de roble rojo, con acabado al sol en bastidores de cedro.',
    pt: 'Chapéus inteiros de shiitake de toras de carvalho-vermelho, com acabamento ao sol em telas de cedro.',
  },
  description: {
    en: 'Our [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, fruit in spring and autumn on red oak cut from thinnings. We dry the caps slowly in moving air and give them two afternoons gills-up in the sun, which adds [vitamin D](/posts/vitamin-d-and-the-window-sill) and does no harm to the scent.\n\nSoak overnight in cold water in the refrigerator for a clear, sweet stock, then slice the softened caps and cook them for fifteen minutes. Stems are left on; they are too tough to chew but give body to a broth.',
    es: 'Nuestro [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, sale en primavera y otoño de roble rojo procedente de aclareos. Secamos los sombreros despacio, con aire en movimiento, y les damos dos tardes de sol con las láminas hacia arriba, lo que suma [vitamina D](/posts/vitamin-d-and-the-window-sill) sin restar aroma.\n\nUna noche en agua fría, dentro del refrigerador, da un caldo limpio y dulce; luego corte los sombreros ya blandos y cuézalos quince minutos. El pie va incluido: demasiado duro para masticar, pero da cuerpo al caldo.',
    pt: 'O nosso [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, frutifica na primavera e no outono em carvalho-vermelho vindo de desbaste. Secamos os chapéus devagar, com ar em movimento, e damos duas tardes de sol com as lâminas para cima, o que acrescenta [vitamina D](/posts/vitamin-d-and-the-window-sill) sem tirar perfume.\n\nUma noite em água fria, na geladeira, rende um caldo limpo e doce; depois fatie os chapéus amaciados e cozinhe por quinze minutos. O pé vem junto: é duro para mastigar, mas dá corpo ao caldo.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Airtight, cool and dark for eighteen months. We pack at under 10% moisture, so a cap should crack, not fold.',
        es: 'Dieciocho meses en envase hermético, fresco y oscuro. Salen con menos del 10 % de humedad: el sombrero debe partirse, no doblarse.',
        pt: 'Dezoito meses em recipiente hermético, fresco e escuro. Embalamos com menos de 10% de umidade: o chapéu deve partir, não dobrar.',
      },
    },
    {
      title: { en: 'Provenance', es: 'Procedencia', pt: 'Procedência' },
      content: {
        en: 'Logs inoculated on our land in Ulster County between 2022 and 2024. Each bag carries the yard and the month of picking.',
        es: 'Troncos inoculados en nuestro terreno del condado de Ulster entre 2022 y 2024. En la bolsa figuran la parcela y el mes de cosecha.',
        pt: 'Toras inoculadas em nosso terreno no condado de Ulster entre 2022 e 2024. O saco informa o talhão e o mês da colheita.',
      },
    },
  ],
  baseInventory: { unitPrice: 18, itemType: 'bag', baseUnit: 'g', baseUnitQuantity: 85, stock: 120, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-10-01',
      to: '2027-05-31',
      salePrice: 14.5,
      saleLabel: {
        en: 'Spring flush, now dry',
        es: 'Cosecha de primavera, ya seca',
        pt: 'Colheita da primavera, já seca',
      },
    },
  ],
  attributes: ['small-farm', 'locally-sourced', 'regenerative-agriculture', 'vegan'],
  shippingInfo: { weight: 5, width: 7, height: 4, length: 10 },
  mpn: 'SHI-DRY-85',
  sku: 'HVF-DRY-001',
}
