import type { ProductSeed } from '../shapes'

export const lionsManeLiquidCulture: ProductSeed = {
  slug: 'lions-mane-liquid-culture',
  title: {
    en: 'Lion’s mane liquid culture',
    es: 'Cultivo líquido de melena de león',
    pt: 'Cultura líquida de juba-de-leão',
  },
  vendor: 'micelio-andino',
  category: 'growing/genetics/liquid-culture',
  form: 'syringe',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'Living lion’s mane mycelium in light malt broth, ready to inject into sterile grain.',
    es: 'Micelio vivo de melena de león en caldo ligero de malta, listo para inyectar en grano estéril.',
    pt: 'Micélio vivo de juba-de-leão em caldo leve de malte, pronto para injetar em grão estéril.',
  },
  description: {
    en: 'A single, repeatedly fruited line of *Hericium erinaceus*, grown for ten days in stirred broth so that the threads break into small clouds. Compared with spores it saves two to three weeks and gives an even crop.\n\nUse 2 to 4 ml for each liter of sterilized grain, through an injection port wiped with alcohol. Colonization at 21 to 24 °C looks thin for days before it thickens; do not shake the bag too early. From there the path leads to sawdust, a few small cuts and plenty of fresh air.',
    es: 'Una sola línea de *Hericium erinaceus*, fructificada muchas veces y criada diez días en caldo agitado para que los hilos se partan en nubes pequeñas. Frente a las esporas ahorra de dos a tres semanas y la cosecha sale pareja.\n\nPonga de 2 a 4 ml por litro de grano esterilizado, a través de un puerto limpio con alcohol. A 21–24 °C la colonización parece débil varios días antes de espesar; no sacuda la bolsa demasiado pronto. Después vienen el aserrín, unos cortes pequeños y mucho aire fresco.',
    pt: 'Uma única linhagem de *Hericium erinaceus*, frutificada muitas vezes e criada dez dias em caldo agitado, para que os fios se partam em nuvens pequenas. Em relação aos esporos, poupa de duas a três semanas e a colheita sai uniforme.\n\nUse de 2 a 4 ml por litro de grão esterilizado, por uma porta limpa com álcool. A 21–24 °C a colonização parece fraca por dias antes de engrossar; não sacuda o saco cedo demais. Depois vêm a serragem, uns cortes pequenos e bastante ar fresco.',
  },
  details: [
    {
      title: { en: 'In the syringe', es: 'En la jeringa', pt: 'Na seringa' },
      content: {
        en: '10 ml of 2% malt broth with mycelium, luer-lock tip, separate sterile needle. White threads or soft pellets are correct. Milky haze without threads means bacteria, and we replace it on a photograph.',
        es: '10 ml de caldo de malta al 2 % con micelio, punta luer-lock y aguja estéril aparte. Hilos blancos o grumos blandos son lo correcto. Una turbidez lechosa sin hilos es bacteria y la cambiamos con una foto.',
        pt: '10 ml de caldo de malte a 2% com micélio, ponta luer-lock e agulha estéril à parte. Fios brancos ou grumos macios são o certo. Turvação leitosa sem fios é bactéria, e trocamos mediante foto.',
      },
    },
    {
      title: { en: 'Shelf life', es: 'Vida útil', pt: 'Validade' },
      content: {
        en: 'Eight weeks in the refrigerator at 2 to 6 °C. Let it stand at room temperature for an hour before injecting, and use an opened syringe the same day.',
        es: 'Ocho semanas en el refrigerador, de 2 a 6 °C. Déjela una hora a temperatura ambiente antes de inyectar y, una vez abierta, gástela en el día.',
        pt: 'Oito semanas na geladeira, de 2 a 6 °C. Deixe uma hora fora antes de injetar e, depois de aberta, use no mesmo dia.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 16.5,
    itemType: 'syringe',
    baseUnit: 'ml',
    baseUnitQuantity: 10,
    stock: 85,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2025-05-01',
      to: '2025-05-31',
      salePrice: 13.5,
      saleLabel: { en: 'Rainy season price', es: 'Precio de mes lluvioso', pt: 'Preço da estação das chuvas' },
    },
  ],
  attributes: ['non-gmo', 'vegan'],
  shippingInfo: { weight: 2, width: 5, height: 1, length: 8 },
  mpn: 'CL-HER-10',
  sku: 'MAN-CL-HER-10',
}
