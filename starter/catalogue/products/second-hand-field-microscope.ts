import type { ProductSeed } from '../shapes'

export const secondHandFieldMicroscope: ProductSeed = {
  slug: 'second-hand-field-microscope',
  title: {
    en: 'Second-hand monocular field microscope',
    es: 'Microscopio de campo monocular de segunda mano',
    pt: 'Microscópio de campo monocular de segunda mão',
  },
  vendor: 'mercado-de-segunda',
  category: 'classifieds',
  form: 'notice',
  species: [],
  lead: {
    en: 'A small brass and gray-enamel microscope with mirror, four objectives and one scratched eyepiece, from a teacher who has retired.',
    es: 'Un microscopio pequeño de latón y esmalte gris, con espejo, cuatro objetivos y un ocular rayado, de un profesor ya jubilado.',
    pt: 'Um microscópio pequeno de latão e esmalte cinza, com espelho, quatro objetivas e uma ocular riscada, de um professor aposentado.',
  },
  description: {
    en: 'It stood in a school in Vic for thirty years and was serviced twice, which is twice more than most. The objectives are 4, 10, 40 and 100; the last one needs oil, and its front lens is clean. Light comes from a mirror, so it works on a picnic table with no battery.\n\nThe ten-power eyepiece carries a fine scratch near the rim that you stop seeing. Coarse focus is stiff in cold weather. With it come a stage scale, a wooden case whose hinge wants a screw, and half a box of slides. For spores larger than five micrometers it is entirely adequate; for the smallest, borrow something better.',
    es: 'Pasó treinta años en una escuela de Vic y lo revisaron dos veces, que son dos más de lo habitual. Los objetivos son 4, 10, 40 y 100; el último trabaja con aceite y tiene limpia la lente frontal. La luz le llega por un espejo, de modo que sirve en una mesa de merendero sin pilas.\n\nEl ocular de diez aumentos lleva una raya fina cerca del borde que uno deja de ver. El enfoque grueso va duro con el frío. Lo acompañan un micrómetro, un estuche de madera al que le falta un tornillo y media caja de portaobjetos. Para esporas de más de cinco micras sobra; con las menores, pida prestado otro mejor.',
    pt: 'Ficou trinta anos numa escola de Vic e passou por duas revisões, duas a mais que a maioria. As objetivas são de 4, 10, 40 e 100; a última trabalha com óleo, e a lente da frente está limpa. A luz vem de um espelho, portanto ele funciona em mesa de piquenique, sem pilha.\n\nA ocular de dez aumentos tem um risco fino na beirada, que logo deixa de incomodar. O foco grosso endurece no frio. Vão junto uma escala micrométrica, um estojo de madeira com a dobradiça pedindo parafuso e meia caixa de lâminas. Para esporos maiores que cinco micrômetros ele dá conta; para os menores, peça emprestado um melhor.',
  },
  details: [
    {
      title: { en: 'What was checked', es: 'Qué se revisó', pt: 'O que foi conferido' },
      content: {
        en: 'Each lens was looked through with a stained onion skin, then with a print of known size. Measurements agreed within four percent. The iris diaphragm closes fully and its blades are dry.',
        es: 'Se miró por cada lente una piel de cebolla teñida y luego una esporada de medida conocida. Los datos coincidieron con un cuatro por ciento de margen. El diafragma cierra por completo y sus láminas están secas.',
        pt: 'Cada lente foi testada com casca de cebola corada e depois com uma esporada de medida conhecida. Os valores bateram, com margem de quatro por cento. O diafragma fecha por inteiro e as palhetas estão secas.',
      },
    },
    {
      title: { en: 'From the owner', es: 'Del dueño', pt: 'Do antigo dono' },
      content: {
        en: 'He asks that it go to someone who will use it and, if possible, let a child look down it once in a while. We make no contract of this, but pass it on.',
        es: 'Pide que lo tenga alguien que lo use y que, si puede, deje mirar a algún niño de vez en cuando. No hacemos contrato de ello; lo transmitimos.',
        pt: 'Ele pede que fique com alguém que o use e, se possível, deixe uma criança olhar de vez em quando. Isso não entra em contrato; apenas damos o recado.',
      },
    },
  ],
  baseInventory: { unitPrice: 95, itemType: 'lot', baseUnit: null, baseUnitQuantity: null, stock: 1, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 134, width: 9, height: 15, length: 10 },
  mpn: 'MDS-F-0327',
  sku: 'MDS-SCOPE-0327',
}
