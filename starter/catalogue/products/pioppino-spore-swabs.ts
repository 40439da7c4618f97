import type { ProductSeed } from '../shapes'

export const pioppinoSporeSwabs: ProductSeed = {
  slug: 'pioppino-spore-swabs',
  title: {
    en: 'Pioppino spore swabs, pair',
    es: 'Hisopos de esporas de seta de chopo, par',
    pt: 'Swabs de esporos de cogumelo-do-choupo, par',
  },
  vendor: 'lisboa-spore-lab',
  category: 'growing/genetics/spore-swabs',
  form: 'swab',
  species: ['cyclocybe-aegerita'],
  lead: {
    en: 'Two sterile swabs loaded with tobacco-brown spores from a riverside poplar stump.',
    es: 'Dos hisopos estériles cargados de esporas color tabaco, de un tocón de chopo de ribera.',
    pt: 'Dois swabs estéreis carregados de esporos cor de tabaco, de um toco de choupo à beira-rio.',
  },
  description: {
    en: 'A swab is the tidiest way to carry spores: one light pass across the gills of *Cyclocybe aegerita*, back in the tube, sealed. There is no water to spoil and nothing to scrape.\n\nDraw the tip in a loose zigzag over agar, one stroke to a plate, and keep the second swab in reserve. Germlings show in four to eight days at 21 to 27 °C. After two clean transfers move them to grain, then to sterilized sawdust blocks or poplar rounds. The habits of this mushroom are compared with its Japanese neighbor in [pioppino and nameko](/mushrooms/growing-guide/pioppino-and-nameko).',
    es: 'El hisopo es la forma más pulcra de llevar esporas: una pasada leve por las láminas de *Cyclocybe aegerita*, de vuelta al tubo y sellado. No hay agua que se estropee ni nada que raspar.\n\nTrace con la punta un zigzag suelto sobre el agar, uno por placa, y reserve el segundo hisopo. Brotan en cuatro a ocho días a 21–27 °C. Tras dos repiques limpios, páselos a grano y luego a bloques de aserrín esterilizado o rodajas de chopo. Sus costumbres se comparan con las de su vecino japonés en [seta de chopo y nameko](/mushrooms/growing-guide/pioppino-and-nameko).',
    pt: 'O swab é o jeito mais limpo de levar esporos: uma passada leve pelas lâminas de *Cyclocybe aegerita*, de volta ao tubo e lacrado. Não há água que estrague nem nada para raspar.\n\nRisque com a ponta um zigue-zague solto no ágar, um por placa, e guarde o segundo de reserva. Brotam em quatro a oito dias a 21–27 °C. Depois de dois repiques limpos, passe ao grão e então a blocos de serragem esterilizada ou toretes de choupo. Os hábitos da espécie são comparados aos do vizinho japonês em [pioppino e nameko](/mushrooms/growing-guide/pioppino-and-nameko).',
  },
  details: [
    {
      title: { en: 'Storage of the tubes', es: 'Guarda de los tubos', pt: 'Guarda dos tubos' },
      content: {
        en: 'Unopened, dry and at 2 to 8 °C the pair keeps for eighteen months. Once a tube has been opened, finish it in that session; room air brings more than you can see.',
        es: 'Sin abrir, en seco y a 2–8 °C, el par dura dieciocho meses. Abierto un tubo, termínelo en la misma sesión: el aire de una habitación trae más de lo que se ve.',
        pt: 'Fechado, seco e a 2–8 °C, o par dura dezoito meses. Aberto um tubo, termine na mesma sessão: o ar da sala traz mais do que se vê.',
      },
    },
    {
      title: { en: 'Parent notes', es: 'Notas del parental', pt: 'Notas do parental' },
      content: {
        en: 'Cluster of nine on *Populus nigra*, ring present, print tobacco brown, no rusty tones. Brown-spored wood mushrooms include the deadly *Galerina marginata*, so every parent is confirmed under the microscope.',
        es: 'Grupo de nueve sobre *Populus nigra*, con anillo y esporada tabaco, sin tonos herrumbre. Entre las setas lignícolas de espora parda está la mortal *Galerina marginata*, y cada parental se confirma al microscopio.',
        pt: 'Tufo de nove em *Populus nigra*, com anel e esporada cor de tabaco, sem tons de ferrugem. Entre os lignícolas de esporos marrons está a mortal *Galerina marginata*; todo parental é confirmado ao microscópio.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 15.0,
    itemType: 'pair',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 33,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 1, width: 3, height: 1, length: 8 },
  mpn: 'SW-CA-2',
  sku: 'LSL-SW-CA-2',
}
