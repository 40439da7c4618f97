import type { ProductSeed } from '../shapes'

export const stereoDissectingMicroscope: ProductSeed = {
  slug: 'stereo-dissecting-microscope',
  title: {
    en: 'Stereo dissecting microscope, 10 to 40×',
    es: 'Lupa binocular estereoscópica de 10 a 40 aumentos',
    pt: 'Lupa estereoscópica de 10 a 40 aumentos',
  },
  vendor: 'north-line-dropship',
  category: 'microscopy/equipment/microscopes',
  form: 'microscope',
  species: [],
  lead: {
    en: 'For gill edges, pores, hairs and the first hyphae on a plate, seen upright and in depth.',
    es: 'Para bordes de láminas, poros, pelos y las primeras hifas de una placa, al derecho y con relieve.',
    pt: 'Para bordas de lâminas, poros, pelos e as primeiras hifas de uma placa, sem inversão e com relevo.',
  },
  description: {
    en: 'A compound microscope cannot show you a whole pore mouth. The stereo does, with 100 mm of space beneath for forceps and a scalpel, and both hands in view the right way round.\n\nGrowers use it to pick the cleanest edge of a colony and to spot mites before they spread; field people use it to cut thin gill sections for later mounting. Light from above for surfaces, from below for agar. Set the eyepiece distance first, then focus with the right eye, and correct the left with its ring.',
    es: 'Un microscopio compuesto no muestra la boca entera de un poro. La lupa sí, con 100 mm libres debajo para pinzas y bisturí, y las dos manos a la vista y al derecho.\n\nQuien cultiva la usa para elegir el borde más limpio de una colonia y ver ácaros antes de que se extiendan; quien sale al campo, para cortar láminas finas que montará después. Luz de arriba para superficies, de abajo para agar. Ajuste primero la distancia entre oculares, enfoque con el ojo derecho y corrija el izquierdo con su anillo.',
    pt: 'Um microscópio composto não mostra a boca inteira de um poro. A lupa mostra, com 100 mm livres embaixo para pinça e bisturi, e as duas mãos à vista do lado certo.\n\nQuem cultiva a usa para escolher a borda mais limpa de uma colônia e ver ácaros antes que se espalhem; quem vai a campo, para fazer cortes finos de lâmina que montará depois. Luz de cima para superfícies, de baixo para ágar. Ajuste primeiro a distância das oculares, foque com o olho direito e corrija o esquerdo no anel.',
  },
  details: [
    {
      title: { en: 'Data', es: 'Datos', pt: 'Dados' },
      content: {
        en: 'Zoom 1 to 4× with 10× eyepieces, working distance 100 mm, field 20 to 5 mm. Incident and transmitted LEDs with separate dimmers, 5 V supply by USB. Mass 3.1 kg, head turns 360°.',
        es: 'Zoom de 1 a 4× con oculares 10×, distancia de trabajo 100 mm, campo de 20 a 5 mm. LED superior e inferior con reguladores separados, 5 V por USB. Pesa 3,1 kg y el cabezal gira 360°.',
        pt: 'Zoom de 1 a 4× com oculares 10×, distância de trabalho 100 mm, campo de 20 a 5 mm. LED superior e inferior com reguladores separados, 5 V por USB. Pesa 3,1 kg e a cabeça gira 360°.',
      },
    },
    {
      title: { en: 'Shipping note', es: 'Nota de envío', pt: 'Nota de envio' },
      content: {
        en: 'Dispatched from the Ontario warehouse in foam within three working days. Keep the foam for two weeks: if the two images do not merge into one, send it back in it and we exchange the stand.',
        es: 'Sale del almacén de Ontario en espuma, en tres días hábiles. Guarde la espuma quince días: si las dos imágenes no se funden en una, devuélvalo en ella y lo cambiamos.',
        pt: 'Sai do depósito de Ontário em espuma, em três dias úteis. Guarde a espuma por quinze dias: se as duas imagens não se unirem numa só, devolva nela e trocamos.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 219.0,
    itemType: 'unit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 31,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: false,
      scheduledSale: true,
      from: '2025-11-20',
      to: '2025-12-05',
      salePrice: 189.0,
      saleLabel: { en: 'Late autumn offer', es: 'Oferta de fin de otoño', pt: 'Oferta de fim de outono' },
    },
  ],
  attributes: [],
  shippingInfo: { weight: 150, width: 10, height: 16, length: 13 },
  mpn: 'SDM-40Z',
  sku: 'NLD-SDM-40',
}
