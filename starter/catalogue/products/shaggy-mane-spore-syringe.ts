import type { ProductSeed } from '../shapes'

export const shaggyManeSporeSyringe: ProductSeed = {
  slug: 'shaggy-mane-spore-syringe',
  title: {
    en: 'Shaggy mane spore syringe, 12 ml',
    es: 'Jeringa de esporas de barbuda, 12 ml',
    pt: 'Seringa de esporos de coprino-cabeludo, 12 ml',
  },
  vendor: 'micelio-andino',
  category: 'growing/genetics/spore-syringes',
  form: 'syringe',
  species: ['coprinus-comatus'],
  lead: {
    en: 'Ink-black spores of the shaggy mane in sterile water, taken from caps just beginning to melt.',
    es: 'Esporas negras de barbuda en agua estéril, tomadas de sombreros que apenas empezaban a deshacerse en tinta.',
    pt: 'Esporos negros de coprino-cabeludo em água estéril, tirados de chapéus que mal começavam a virar tinta.',
  },
  description: {
    en: '*Coprinus comatus* turns its own gills to ink, so the moment for collecting spores is short. We catch it on cool Bogotá mornings, dry the drop, and suspend it the same week. The black grains settle quickly: rock the syringe before every use.\n\nInoculate agar first, then rye grain, and spread the spawn through pasteurized compost or straw under a soil casing. Colonization likes 21 to 27 °C; pins follow at 18 to 24 °C, usually 40 to 60 days in. Pick while the caps are closed white eggs and cook them the same day, because they wait for nobody.',
    es: '*Coprinus comatus* convierte sus propias láminas en tinta y el momento de tomar esporas dura poco. Lo atrapamos en las mañanas frías de Bogotá, secamos el depósito y lo suspendemos esa misma semana. Los granos negros se asientan pronto: mueva la jeringa antes de cada uso.\n\nInocule primero agar, después centeno, y reparta el micelio en compost o paja pasteurizados bajo una cobertura de tierra. Coloniza de 21 a 27 °C y fructifica de 18 a 24 °C, por lo general a los 40–60 días. Corte los sombreros cerrados y blancos, y cocínelos el mismo día, porque no esperan a nadie.',
    pt: '*Coprinus comatus* transforma as próprias lâminas em tinta, e a hora de recolher esporos passa rápido. Nós a pegamos nas manhãs frias de Bogotá, secamos o depósito e fazemos a suspensão na mesma semana. Os grãos pretos assentam logo: balance a seringa antes de cada uso.\n\nInocule primeiro ágar, depois centeio, e distribua o spawn em composto ou palha pasteurizados sob cobertura de terra. Coloniza entre 21 e 27 °C e frutifica entre 18 e 24 °C, em geral aos 40 a 60 dias. Colha os chapéus ainda fechados e brancos e cozinhe no mesmo dia, pois eles não esperam.',
  },
  details: [
    {
      title: { en: 'Handling', es: 'Manejo', pt: 'Manuseio' },
      content: {
        en: 'Store at 4 to 8 °C and plate within four months. Dark specks on the barrel are spores, not dirt; colored fluff is not, and such a syringe should be returned to us unopened.',
        es: 'Guárdela de 4 a 8 °C y siémbrela antes de cuatro meses. Las motas oscuras en el cilindro son esporas, no suciedad; si ve pelusa de color, devuélvanosla sin abrir.',
        pt: 'Guarde de 4 a 8 °C e semeie em até quatro meses. Os pontinhos escuros no cilindro são esporos, não sujeira; se aparecer penugem colorida, devolva a seringa fechada.',
      },
    },
    {
      title: { en: 'Look before you eat', es: 'Mirar antes de comer', pt: 'Olhar antes de comer' },
      content: {
        en: 'In outdoor beds other ink caps appear uninvited. *Coprinopsis atramentaria* is smooth and gray, lacks shaggy scales and reacts badly with alcohol. Identify every fruit body with certainty, even in a bed you sowed yourself.',
        es: 'En bancales al aire libre salen otros coprinos sin invitación. *Coprinopsis atramentaria* es lisa, gris, sin escamas lanudas, y sienta mal con alcohol. Determine con certeza cada ejemplar, aunque el bancal sea suyo.',
        pt: 'Em canteiros ao ar livre surgem outros coprinos sem convite. *Coprinopsis atramentaria* é lisa, cinza, sem escamas felpudas, e faz mal junto com álcool. Identifique cada exemplar com certeza, mesmo num canteiro que você semeou.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 14.0,
    itemType: 'syringe',
    baseUnit: 'ml',
    baseUnitQuantity: 12,
    stock: 3,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['small-farm'],
  shippingInfo: { weight: 2, width: 5, height: 1, length: 9 },
  mpn: 'JE-COM-12',
  sku: 'MAN-JE-COM-12',
}
