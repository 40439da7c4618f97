import type { ProductSeed } from '../shapes'

export const mycologyStainKit: ProductSeed = {
  slug: 'mycology-stain-kit',
  title: {
    en: 'Mycology stain and mounting kit',
    es: 'Kit de tinciones y montaje para micología',
    pt: 'Kit de corantes e montagem para micologia',
  },
  vendor: 'lisboa-spore-lab',
  category: 'microscopy/equipment/kits',
  form: 'tincture-bottle',
  species: [],
  lead: {
    en: 'Five dropper bottles that make walls, pores and cystidia visible.',
    es: 'Cinco frascos gotero que hacen visibles paredes, poros y cistidios.',
    pt: 'Cinco frascos conta-gotas que tornam visíveis paredes, poros e cistídios.',
  },
  description: {
    en: 'Water shows true color, and little else. The set adds what a key will ask for: potassium hydroxide 3% to revive dried tissue, Congo red for walls, iodine solution for starch-like reactions, cotton blue in lactic acid for ornament, and glycerol to slow drying.\n\nBegin in water, photograph, then draw a stain under the cover glass with a corner of blotting paper on the far side. Wait a minute with Congo red and rinse with hydroxide. Write the mounting fluid beside each measurement, because spores swell differently in each one.',
    es: 'El agua muestra el color real y poco más. El juego añade lo que piden las claves: hidróxido de potasio al 3 % para revivir tejido seco, rojo Congo para paredes, solución yodada para reacciones tipo almidón, azul de algodón en ácido láctico para la ornamentación y glicerol contra el secado.\n\nEmpiece en agua, fotografíe y luego haga pasar el tinte bajo el cubre con papel secante al otro lado. Con rojo Congo espere un minuto y lave con hidróxido. Anote el medio junto a cada medida, pues las esporas se hinchan de modo distinto.',
    pt: 'A água mostra a cor real e pouco mais. O conjunto traz o que as chaves pedem: hidróxido de potássio a 3% para reviver tecido seco, vermelho Congo para paredes, solução de iodo para reações do tipo amido, azul de algodão em ácido lático para ornamentos e glicerol contra o ressecamento.\n\nComece em água, fotografe e depois puxe o corante sob a lamínula com mata-borrão do outro lado. Com vermelho Congo espere um minuto e lave com hidróxido. Anote o meio junto de cada medida, pois os esporos incham de modo diferente.',
  },
  details: [
    {
      title: { en: 'Bottles', es: 'Frascos', pt: 'Frascos do kit' },
      content: {
        en: 'Five amber glass droppers of 10 ml, each batch-dated, in a wooden rack with a pipette, blotting strips and a reaction card. Enough for roughly two hundred mounts of each.',
        es: 'Cinco goteros ámbar de 10 ml con fecha de lote, en gradilla de madera con pipeta, tiras secantes y ficha de reacciones. Alcanza para unas doscientas preparaciones de cada uno.',
        pt: 'Cinco conta-gotas âmbar de 10 ml com data de lote, em suporte de madeira com pipeta, tiras de mata-borrão e cartão de reações. Rende umas duzentas montagens de cada.',
      },
    },
    {
      title: { en: 'Hazards', es: 'Riesgos', pt: 'Riscos' },
      content: {
        en: 'Hydroxide and lactic acid burn skin and eyes; Congo red should not touch bare hands. Wear gloves and glasses, keep locked away from children, and never put a sample back near food.',
        es: 'El hidróxido y el ácido láctico queman piel y ojos; el rojo Congo no debe tocarse con la mano. Use guantes y gafas, guárdelo con llave y nunca devuelva una muestra cerca de alimentos.',
        pt: 'O hidróxido e o ácido lático queimam pele e olhos; o vermelho Congo não deve tocar a mão. Use luvas e óculos, guarde trancado e nunca devolva uma amostra para perto de alimentos.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 48.0,
    itemType: 'kit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 37,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 14, width: 5, height: 4, length: 8 },
  mpn: 'STAIN-5',
  sku: 'LSL-MK-STAIN5',
}
