import type { ProductSeed } from '../shapes'

export const shiitakeBlockGrowKit: ProductSeed = {
  slug: 'shiitake-block-grow-kit',
  title: {
    en: 'Shiitake block grow kit',
    es: 'Kit de cultivo de shiitake en bloque',
    pt: 'Kit de cultivo de shiitake em bloco',
  },
  vendor: 'cogumelos-da-serra',
  category: 'growing/equipment/grow-kits',
  form: 'grow-kit',
  species: ['lentinula-edodes'],
  lead: {
    en: 'A browned eucalyptus sawdust block, fully ripe, that answers to a night in cold water.',
    es: 'Un bloque de aserrín de eucalipto, ya dorado y maduro, que responde a una noche en agua fría.',
    pt: 'Um bloco de serragem de eucalipto, já dourado e maduro, que responde a uma noite em água fria.',
  },
  description: {
    en: 'Shiitake takes its time, so we spend the first ninety days for you. *Lentinula edodes* colonizes the block in Teresópolis until it grows the brown, blistered skin that shows it is ready.\n\nTake off the plastic, lay the block in cold water for twelve hours with a plate on top, drain it, and stand it in the humidity tent at 12 to 20 °C. Buttons push through in five to eight days. Cut them at the base while the rim is still rolled. Rest the block dry for two to three weeks, soak again, and expect two or three crops.',
    es: 'El shiitake no tiene prisa, así que los primeros noventa días corren por nuestra cuenta. *Lentinula edodes* coloniza el bloque en Teresópolis hasta formar la piel parda y ampollada que indica madurez.\n\nQuite el plástico, sumerja el bloque doce horas en agua fría con un plato encima, escúrralo y póngalo en la carpa húmeda a 12–20 °C. Los botones rompen en cinco a ocho días. Córtelos por la base con el borde aún enrollado. Deje descansar el bloque en seco dos o tres semanas, remoje otra vez y cuente con dos o tres cosechas.',
    pt: 'O shiitake não tem pressa, e os primeiros noventa dias ficam por nossa conta. *Lentinula edodes* coloniza o bloco em Teresópolis até formar a pele marrom e empolada que indica o ponto.\n\nTire o plástico, mergulhe o bloco doze horas em água fria com um prato por cima, escorra e ponha na tenda úmida a 12–20 °C. Os botões rompem em cinco a oito dias. Corte na base com a borda ainda enrolada. Deixe o bloco descansar a seco por duas ou três semanas, molhe de novo e conte com duas ou três safras.',
  },
  details: [
    {
      title: { en: 'Contents of the box', es: 'Contenido de la caja', pt: 'Conteúdo da caixa' },
      content: {
        en: 'Block of 2.2 kg, humidity tent with air holes, four clips, tray, and a folded leaflet. Sawdust of certified planted eucalyptus with rice bran and a little gypsum, nothing else.',
        es: 'Bloque de 2,2 kg, carpa húmeda con orificios, cuatro pinzas, bandeja y hoja plegada. Aserrín de eucalipto de plantación certificada, salvado de arroz y algo de yeso, nada más.',
        pt: 'Bloco de 2,2 kg, tenda úmida com furos, quatro prendedores, bandeja e folheto. Serragem de eucalipto de plantio certificado, farelo de arroz e um pouco de gesso, nada mais.',
      },
    },
    {
      title: { en: 'If nothing happens', es: 'Si no pasa nada', pt: 'Se nada acontecer' },
      content: {
        en: 'Tap all sides with your palm, soak once more in colder water, and lower the night temperature. Green powder on the skin wipes off with a damp cloth; if it returns, move the block outdoors under a shrub.',
        es: 'Golpee los lados con la palma, remoje otra vez en agua más fría y baje la temperatura nocturna. El polvo verde se quita con un paño húmedo; si vuelve, saque el bloque al pie de un arbusto.',
        pt: 'Bata nos lados com a palma, molhe outra vez em água mais fria e baixe a temperatura da noite. O pó verde sai com pano úmido; se voltar, leve o bloco para a sombra de um arbusto.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 24.0,
    itemType: 'kit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 58,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2027-05-10',
      to: '2027-06-20',
      salePrice: 19.0,
      saleLabel: { en: 'Southern winter offer', es: 'Oferta de invierno austral', pt: 'Oferta de inverno na serra' },
    },
  ],
  attributes: ['organic', 'small-farm', 'vegan'],
  shippingInfo: { weight: 88, width: 7, height: 7, length: 11 },
  mpn: 'KIT-SHI-22',
  sku: 'CDS-KIT-SHI',
}
