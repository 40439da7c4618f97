import type { ProductSeed } from '../shapes'

export const usedPressureSteriliser23Litre: ProductSeed = {
  slug: 'used-pressure-steriliser-23-litre',
  title: {
    en: 'Used pressure sterilizer, 23 liters',
    es: 'Esterilizador a presión usado, 23 litros',
    pt: 'Esterilizador de pressão usado, 23 litros',
  },
  vendor: 'mercado-de-segunda',
  category: 'classifieds',
  form: 'notice',
  species: [],
  lead: {
    en: 'A cast-aluminum pressure pot, nine years old, tested at fifteen pounds for ninety minutes, with a new gasket.',
    es: 'Olla a presión de aluminio fundido, nueve años, probada noventa minutos a quince libras y con junta nueva.',
    pt: 'Panela de pressão em alumínio fundido, nove anos, testada por noventa minutos a quinze libras e com borracha nova.',
  },
  description: {
    en: 'The seller grew oysters in a cellar in Sants until the building changed hands. The pot holds fourteen half-liter jars or four one-kilogram bags of grain. On our bench it reached fifteen pounds in twenty-two minutes and lost none over the hour and a half.\n\nThe gauge reads half a pound high, which a sticker on the lid recalls. There is a dent under one handle, away from the seam, and the enamel label has gone. Put a centimeter more water than you think it needs, let it cool with the weight on, and never open it while the needle is off its stop.',
    es: 'Su dueño cultivaba gírgolas en un sótano de Sants hasta que el edificio cambió de manos. Caben catorce frascos de medio litro o cuatro bolsas de grano de un kilo. En nuestra mesa llegó a quince libras en veintidós minutos y no perdió presión en hora y media.\n\nEl manómetro marca media libra de más, como recuerda una pegatina en la tapa. Tiene una abolladura bajo un asa, lejos de la junta, y le falta la etiqueta esmaltada. Ponga un centímetro de agua más del que parezca necesario, deje que se enfríe con la pesa puesta y no la abra mientras la aguja no haya vuelto a su tope.',
    pt: 'O dono cultivava cogumelo-ostra num porão de Sants, até o prédio mudar de mãos. Leva catorze vidros de meio litro ou quatro sacos de grãos de um quilo. Na nossa mesa chegou a quinze libras em vinte e dois minutos e nada perdeu durante hora e meia.\n\nO manômetro marca meia libra a mais, e um adesivo na tampa lembra isso. Há um amassado sob uma das alças, longe da vedação, e a etiqueta esmaltada sumiu. Ponha um centímetro de água além do que parece suficiente, deixe esfriar com o peso no lugar e não abra enquanto o ponteiro estiver fora do batente.',
  },
  details: [
    {
      title: { en: 'Test card', es: 'Ficha de prueba', pt: 'Ficha de teste' },
      content: {
        en: 'Tested on 3 October by two volunteers. Safety valve lifted at nineteen pounds, twice. Lid clamps: six of six sound. Works on gas and on a solid plate, not on induction.',
        es: 'Probada el 3 de octubre por dos voluntarios. La válvula de seguridad saltó a diecinueve libras, dos veces. Seis mordazas de seis en buen estado. Vale para gas y placa maciza; en inducción no funciona.',
        pt: 'Testada em 3 de outubro por dois voluntários. A válvula de segurança abriu a dezenove libras, duas vezes. Seis travas de seis em ordem. Funciona em gás e chapa maciça; em indução, não.',
      },
    },
    {
      title: { en: 'Handing over', es: 'Entrega', pt: 'Entrega' },
      content: {
        en: 'Collection on a hall Saturday, or by carrier in Spain and Portugal. It travels in two boxes, the weight and gauge packed apart. The original booklet is included as a photocopy.',
        es: 'Recogida un sábado en el local, o por transportista a España y Portugal. Viaja en dos cajas, con la pesa y el manómetro aparte. Incluye fotocopia del folleto original.',
        pt: 'Retirada num sábado, na sala, ou por transportadora para Espanha e Portugal. Vai em duas caixas, com o peso e o manômetro separados. Acompanha fotocópia do manual.',
      },
    },
  ],
  baseInventory: { unitPrice: 145, itemType: 'lot', baseUnit: null, baseUnitQuantity: null, stock: 1, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: false,
      from: '2026-11-07',
      to: null,
      salePrice: 120,
      saleLabel: { en: 'Second month on the board', es: 'Segundo mes en el tablón', pt: 'Segundo mês no mural' },
    },
  ],
  attributes: [],
  shippingInfo: { weight: 352, width: 16, height: 17, length: 18 },
  mpn: 'MDS-F-0311',
  sku: 'MDS-POT23-0311',
}
