import type { ProductSeed } from '../shapes'

export const cubensisMicroscopySyringe: ProductSeed = {
  slug: 'cubensis-microscopy-syringe',
  title: {
    en: 'Psilocybe cubensis spore syringe for microscopy',
    es: 'Jeringa de esporas de Psilocybe cubensis para microscopía',
    pt: 'Seringa de esporos de Psilocybe cubensis para microscopia',
  },
  vendor: 'lisboa-spore-lab',
  category: 'microscopy/spores/syringes',
  form: 'syringe',
  species: ['psilocybe-cubensis'],
  lead: {
    en: 'A 5 ml suspension of purple-black spores, prepared for slides and sold for no other purpose.',
    es: 'Suspensión de 5 ml de esporas negro púrpura, preparada para portaobjetos y vendida sin otro fin.',
    pt: 'Suspensão de 5 ml de esporos roxo-enegrecidos, preparada para lâminas e vendida sem outro fim.',
  },
  description: {
    en: 'Few spores are as handsome to draw. Those of *Psilocybe cubensis* are large, about 11 to 17 by 8 to 12 µm, with a double wall and a broad, cut-off germ pore, so students find the parts without oil.\n\nShake the barrel, discard the first drop, place the second on a slide and lower the cover. Measure twenty in side view, compute the length to width ratio, and set it against the narrower liberty cap. The spores hold little or no psilocybin, yet law in some places treats them as the mushroom; read yours before ordering.',
    es: 'Pocas esporas son tan agradecidas de dibujar. Las de *Psilocybe cubensis* son grandes, de unas 11–17 por 8–12 µm, con doble pared y un poro germinativo ancho y truncado, y el alumno halla las partes sin aceite.\n\nAgite, deseche la primera gota, ponga la segunda en el portaobjetos y baje el cubre. Mida veinte de perfil, calcule la razón entre largo y ancho y compárela con la del mongui, más estrecho. Casi no contienen psilocibina, pero en algunos lugares la ley las trata como al hongo; consulte la suya antes de pedir.',
    pt: 'Poucos esporos são tão bons de desenhar. Os de *Psilocybe cubensis* são grandes, de cerca de 11–17 por 8–12 µm, com parede dupla e poro germinativo largo e truncado, e o aluno acha as partes sem óleo.\n\nAgite, descarte a primeira gota, ponha a segunda na lâmina e baixe a lamínula. Meça vinte de perfil, calcule a razão entre comprimento e largura e compare com a do barrete-da-liberdade, mais estreito. Quase não contêm psilocibina, mas em alguns lugares a lei os trata como o cogumelo; consulte a sua antes de pedir.',
  },
  details: [
    {
      title: { en: 'Conditions', es: 'Condiciones', pt: 'Condições' },
      content: {
        en: 'Adults only. Microscopy and taxonomy only: no cultivation, no consumption, and no advice on either. We do not ship where possession of these spores is unlawful, and we cancel orders whose message suggests another intent.',
        es: 'Solo adultos. Solo microscopía y taxonomía: ni cultivo ni consumo, ni consejos sobre ello. No enviamos donde poseer estas esporas sea ilícito y anulamos pedidos cuyo mensaje insinúe otra intención.',
        pt: 'Só adultos. Só microscopia e taxonomia: sem cultivo, sem consumo e sem conselhos sobre isso. Não enviamos para onde a posse destes esporos seja ilícita e cancelamos pedidos cuja mensagem sugira outra intenção.',
      },
    },
    {
      title: { en: 'Preparation', es: 'Preparado', pt: 'Preparo' },
      content: {
        en: 'Spores in distilled water with a trace of wetting agent, heat-treated after suspension to make them non-viable while keeping form and color. Blunt dispensing tip. Good for two years in a drawer.',
        es: 'Esporas en agua destilada con algo de humectante, tratadas con calor tras suspenderlas para que no sean viables y conserven forma y color. Punta roma. Duran dos años en un cajón.',
        pt: 'Esporos em água destilada com um pouco de umectante, tratados com calor após a suspensão para não serem viáveis e manterem forma e cor. Ponta romba. Duram dois anos numa gaveta.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 19.5,
    itemType: 'syringe',
    baseUnit: 'ml',
    baseUnitQuantity: 5,
    stock: 15,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 2, width: 4, height: 1, length: 7 },
  mpn: 'MSY-PC-5',
  sku: 'LSL-MSY-PC5',
}
