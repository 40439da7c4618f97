import type { ProductSeed } from '../shapes'

export const shelvingAndHumidifierLot: ProductSeed = {
  slug: 'shelving-and-humidifier-lot',
  title: {
    en: 'Growing-room lot: shelving, humidifier, timer',
    es: 'Lote de sala de cultivo: estantería, humidificador y temporizador',
    pt: 'Lote de sala de cultivo: estante, umidificador e temporizador',
  },
  vendor: 'taller-sin-nombre',
  category: 'classifieds',
  form: 'notice',
  species: ['pleurotus-ostreatus'],
  lead: {
    en: 'Everything from a laundry-room oyster farm, sold together: one welded rack, a mended humidifier, a timer and the plastic curtain.',
    es: 'Todo lo que tenía una granja de gírgolas en un lavadero, en un solo lote: estante soldado, humidificador arreglado, temporizador y cortina.',
    pt: 'Tudo o que havia numa lavanderia de cogumelo-ostra, num lote só: estante soldada, umidificador consertado, temporizador e cortina.',
  },
  description: {
    en: 'Our nurse has moved to a house with a shed, so the laundry is a laundry again. The rack has four shelves of galvanized mesh, each tried with forty kilograms, and stands on screw feet because no floor in this city is level. It held sixteen bags of [oyster mushrooms](/mushrooms/pleurotus-ostreatus) through five cycles.\n\nThe ultrasonic humidifier came to us dead; the transducer is new and the tank seam reglued. Fill it with filtered water or it will whiten everything. Before the first bag goes in, wash the rack with dilute bleach, rinse, and let two dry days pass. The curtain has a tear mended with tape, low on the right.',
    es: 'La enfermera se mudó a una casa con galpón y el lavadero vuelve a ser lavadero. El estante tiene cuatro pisos de malla galvanizada, cada uno probado con cuarenta kilos, y patas de rosca, porque en esta ciudad no hay piso a nivel. Sostuvo dieciséis bolsas de [gírgolas](/mushrooms/pleurotus-ostreatus) durante cinco ciclos.\n\nEl humidificador ultrasónico llegó muerto; el transductor es nuevo y la unión del tanque va pegada otra vez. Con agua sin filtrar lo blanquea todo. Antes de poner la primera bolsa, lave el estante con hipoclorito diluido, enjuague y deje pasar dos días secos. La cortina tiene un tajo remendado con cinta, abajo a la derecha.',
    pt: 'A enfermeira se mudou para uma casa com galpão, e a lavanderia voltou a ser lavanderia. A estante tem quatro prateleiras de tela galvanizada, testadas com quarenta quilos cada, e pés de rosca, porque nesta cidade nenhum chão é nivelado. Segurou dezesseis sacos de [cogumelo-ostra](/mushrooms/pleurotus-ostreatus) ao longo de cinco ciclos.\n\nO umidificador ultrassônico chegou morto; o transdutor é novo e a emenda do tanque foi recolada. Use água filtrada, senão ele embranquece tudo. Antes do primeiro saco, lave a estante com água sanitária diluída, enxágue e espere dois dias de tempo seco. A cortina tem um rasgo remendado com fita, embaixo, à direita.',
  },
  details: [
    {
      title: { en: 'The lot', es: 'El lote', pt: 'O que compõe o lote' },
      content: {
        en: '- Rack, 180 by 90 by 45 cm, comes apart with one wrench\n- Humidifier, five liters, 28 watts\n- Mechanical timer in quarter-hour steps\n- Clear curtain with rail\n- Thermometer, a degree low',
        es: '- Estante de 180 por 90 por 45 cm, se desarma con una llave\n- Humidificador de cinco litros, 28 vatios\n- Temporizador mecánico de a cuarto de hora\n- Cortina transparente con riel\n- Termómetro que marca un grado de menos',
        pt: '- Estante de 180 por 90 por 45 cm, desmonta com uma chave só\n- Umidificador de cinco litros, 28 watts\n- Temporizador mecânico de quinze em quinze minutos\n- Cortina transparente com trilho\n- Termômetro, um grau abaixo',
      },
    },
    {
      title: { en: 'Why as one', es: 'Por qué junto', pt: 'Por que tudo junto' },
      content: {
        en: 'Separately they would go in a week and the rack would stay. We prefer that it starts somebody off. If you only need the humidifier, ask about the other two we are mending.',
        es: 'Por separado se irían en una semana y el estante quedaría acá. Preferimos que a alguien le sirva para empezar. Si solo precisa el humidificador, pregunte por otros dos que estamos arreglando.',
        pt: 'Separados, sairiam em uma semana e a estante ficaria. Preferimos que alguém comece com o conjunto. Se só o umidificador interessa, pergunte por outros dois que estão no conserto.',
      },
    },
  ],
  baseInventory: { unitPrice: 110, itemType: 'lot', baseUnit: null, baseUnitQuantity: null, stock: 1, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 820, width: 18, height: 12, length: 71 },
  mpn: 'TSN-0061',
  sku: 'TSN-ROOMLOT-0061',
}
