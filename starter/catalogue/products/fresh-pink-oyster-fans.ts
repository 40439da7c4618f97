import type { ProductSeed } from '../shapes'

export const freshPinkOysterFans: ProductSeed = {
  slug: 'fresh-pink-oyster-fans',
  title: {
    en: 'Fresh pink oyster fans',
    es: 'Abanicos frescos de seta ostra rosa',
    pt: 'Leques frescos de shimeji-rosa',
  },
  vendor: 'cogumelos-da-serra',
  category: 'mushroom/fresh',
  form: 'fresh-punnet',
  species: ['pleurotus-djamor'],
  lead: {
    en: 'A warm-season oyster the color of guava, sold only within a day of picking.',
    es: 'Una gírgola de calor, color guayaba, que solo vendemos dentro del día siguiente a la cosecha.',
    pt: 'Um shimeji de estação quente, cor de goiaba, vendido apenas até um dia depois da colheita.',
  },
  description: {
    en: 'The [pink oyster](/mushrooms/pleurotus-djamor), *Pleurotus djamor*, enjoys the weeks when our other oysters sulk. Its fans are thin, ruffled and vivid, and they travel badly, which is why we send small cartons by cool courier and never by ordinary mail.\n\nFry them hard in a little oil until the edges crisp; the color turns to copper and the taste moves toward cured ham. Undercooked, they are sour. A squeeze of lime and coarse salt is enough company, or fold them into beans at the last minute.',
    es: 'A la [seta ostra rosa](/mushrooms/pleurotus-djamor), *Pleurotus djamor*, le gustan las semanas en que las demás se desaniman. Sus abanicos son finos, rizados y de color vivo, y viajan mal; por eso salen en bandejas pequeñas con mensajería refrigerada, nunca por correo común.\n\nFríalos fuerte con poco aceite hasta que el borde cruja: el rosa pasa a cobre y el sabor se acerca al jamón curado. Poco hechos resultan ácidos. Limón y sal gruesa bastan, o bien mézclelos con frijoles en el último minuto.',
    pt: 'O [shimeji-rosa](/mushrooms/pleurotus-djamor), *Pleurotus djamor*, gosta justamente das semanas em que os outros desanimam. Os leques são finos, ondulados e de cor viva, e viajam mal; seguem em bandejas pequenas por entrega refrigerada, jamais pelo correio comum.\n\nFrite em fogo forte com pouco óleo até a borda ficar crocante: o rosa vira cobre e o gosto lembra presunto curado. Malcozido, fica azedo. Limão e sal grosso bastam, ou misture ao feijão no último minuto.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Eat within two days. Hold it at 8 to 10 °C; this tropical species suffers in a very cold fridge and goes limp.',
        es: 'Conviene comerla en dos días. Prefiere 8–10 °C: siendo tropical, un refrigerador muy frío la deja lacia. Ya frita, se guarda un día más.',
        pt: 'Consuma em dois dias. Prefere de 8 a 10 °C; por ser tropical, murcha em geladeira muito fria. Já frito, guarda-se um dia a mais.',
      },
    },
    {
      title: { en: 'Delivery', es: 'Entrega', pt: 'Entrega' },
      content: {
        en: 'Picked and sent Tuesdays and Thursdays to the state of Rio de Janeiro only. A carton that arrives brown at the base will be replaced.',
        es: 'Se cosecha y despacha martes y jueves, únicamente dentro del estado de Río de Janeiro. Si una bandeja llega marrón en la base, la reponemos.',
        pt: 'Colheita e envio às terças e quintas, só para o estado do Rio de Janeiro. Bandeja que chegar escura na base será reposta.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 5.4,
    itemType: 'punnet',
    baseUnit: 'g',
    baseUnitQuantity: 150,
    stock: 2,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['organic', 'small-farm', 'locally-sourced', 'vegan'],
  shippingInfo: { weight: 8, width: 6, height: 3, length: 7 },
  mpn: 'DJA-150',
  sku: 'CDS-FRS-104',
}
