import type { TermTree } from './term'

/** P1 §3: the static product groups, as a tree. */
export const productGroups = [
  {
    slug: 'classifieds',
    label: { en: 'Classifieds', es: 'Clasificados', pt: 'Classificados' },
    icon: 'newspaper',
    children: [],
  },
  {
    slug: 'educational',
    label: { en: 'Educational', es: 'Educativo', pt: 'Educativo' },
    icon: 'graduation-cap',
    children: [
      {
        slug: 'books',
        label: { en: 'Books', es: 'Libros', pt: 'Livros' },
        icon: 'tag',
        children: [],
      },
      {
        slug: 'ebooks',
        label: { en: 'Ebooks', es: 'Libros electrónicos', pt: 'E-books' },
        icon: 'tag',
        children: [],
      },
      {
        slug: 'courses',
        label: { en: 'Courses', es: 'Cursos', pt: 'Cursos' },
        icon: 'tag',
        children: [],
      },
    ],
  },
  {
    slug: 'mushroom',
    label: { en: 'Mushroom', es: 'Setas', pt: 'Cogumelos' },
    icon: 'soup',
    children: [
      {
        slug: 'fresh',
        label: { en: 'Fresh', es: 'Frescas', pt: 'Frescos' },
        icon: 'tag',
        children: [],
      },
      {
        slug: 'edibles',
        label: { en: 'Edibles', es: 'Comestibles', pt: 'Comestíveis' },
        icon: 'tag',
        children: [
          {
            slug: 'gummies',
            label: { en: 'Gummies', es: 'Gominolas', pt: 'Gomas' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'chocolate-bar',
            label: { en: 'Chocolate Bar', es: 'Tableta de chocolate', pt: 'Barra de chocolate' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'honey',
            label: { en: 'Honey', es: 'Miel', pt: 'Mel' },
            icon: 'tag',
            children: [],
          },
        ],
      },
      {
        slug: 'extracts',
        label: { en: 'Extracts', es: 'Extractos', pt: 'Extratos' },
        icon: 'tag',
        children: [
          {
            slug: 'capsules',
            label: { en: 'Capsules', es: 'Cápsulas', pt: 'Cápsulas' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'tinctures',
            label: { en: 'Tinctures', es: 'Tinturas', pt: 'Tinturas' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'powder',
            label: { en: 'Powder', es: 'Polvo', pt: 'Pó' },
            icon: 'tag',
            children: [],
          },
        ],
      },
      {
        slug: 'beverage',
        label: { en: 'Beverage', es: 'Bebidas', pt: 'Bebidas' },
        icon: 'tag',
        children: [
          {
            slug: 'cold',
            label: { en: 'Cold', es: 'Frías', pt: 'Frias' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'tea',
            label: { en: 'Tea', es: 'Té', pt: 'Chá' },
            icon: 'tag',
            children: [],
          },
        ],
      },
      {
        slug: 'freeze-dried',
        label: { en: 'Freeze-Dried', es: 'Liofilizadas', pt: 'Liofilizados' },
        icon: 'tag',
        children: [],
      },
      {
        slug: 'dehydrated',
        label: { en: 'Dehydrated', es: 'Deshidratadas', pt: 'Desidratados' },
        icon: 'tag',
        children: [],
      },
      {
        slug: 'foraged',
        label: { en: 'Foraged', es: 'Recolectadas', pt: 'Coletados na natureza' },
        icon: 'tag',
        children: [],
      },
    ],
  },
  {
    slug: 'apparel',
    label: { en: 'Apparel', es: 'Ropa', pt: 'Vestuário' },
    icon: 'shirt',
    children: [
      {
        slug: 'shirts',
        label: { en: 'Shirts', es: 'Camisetas', pt: 'Camisetas' },
        icon: 'tag',
        children: [],
      },
      {
        slug: 'pants',
        label: { en: 'Pants', es: 'Pantalones', pt: 'Calças' },
        icon: 'tag',
        children: [],
      },
      {
        slug: 'bags',
        label: { en: 'Bags', es: 'Bolsos', pt: 'Bolsas' },
        icon: 'tag',
        children: [],
      },
      {
        slug: 'hoodies',
        label: { en: 'Hoodies', es: 'Sudaderas', pt: 'Moletons' },
        icon: 'tag',
        children: [],
      },
      {
        slug: 'hats',
        label: { en: 'Hats', es: 'Gorras', pt: 'Bonés' },
        icon: 'tag',
        children: [],
      },
    ],
  },
  {
    slug: 'growing',
    label: { en: 'Growing', es: 'Cultivo', pt: 'Cultivo' },
    icon: 'sprout',
    children: [
      {
        slug: 'genetics',
        label: { en: 'Genetics', es: 'Genética', pt: 'Genética' },
        icon: 'tag',
        children: [
          {
            slug: 'spore-prints',
            label: { en: 'Spore Prints', es: 'Esporadas', pt: 'Impressões de esporos' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'spore-syringes',
            label: { en: 'Spore Syringes', es: 'Jeringas de esporas', pt: 'Seringas de esporos' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'culture-slant',
            label: { en: 'Culture Slant', es: 'Cultivo en tubo inclinado', pt: 'Cultura em tubo inclinado' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'liquid-culture',
            label: { en: 'Liquid Culture', es: 'Cultivo líquido', pt: 'Cultura líquida' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'spore-swabs',
            label: { en: 'Spore Swabs', es: 'Hisopos de esporas', pt: 'Swabs de esporos' },
            icon: 'tag',
            children: [],
          },
        ],
      },
      {
        slug: 'equipment',
        label: { en: 'Equipment', es: 'Equipo', pt: 'Equipamentos' },
        icon: 'tag',
        children: [
          {
            slug: 'sealers',
            label: { en: 'Sealers', es: 'Selladoras', pt: 'Seladoras' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'flow-hoods',
            label: { en: 'Flow Hoods', es: 'Cabinas de flujo', pt: 'Capelas de fluxo' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'grow-kits',
            label: { en: 'Grow Kits', es: 'Kits de cultivo', pt: 'Kits de cultivo' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'sterilizers',
            label: { en: 'Sterilizers', es: 'Esterilizadores', pt: 'Esterilizadores' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'automation',
            label: { en: 'Automation', es: 'Automatización', pt: 'Automação' },
            icon: 'tag',
            children: [],
          },
        ],
      },
      {
        slug: 'supplies',
        label: { en: 'Supplies', es: 'Suministros', pt: 'Suprimentos' },
        icon: 'tag',
        children: [
          {
            slug: 'grain-spawn',
            label: { en: 'Grain Spawn', es: 'Micelio en grano', pt: 'Spawn de grãos' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'substrates',
            label: { en: 'Substrates', es: 'Sustratos', pt: 'Substratos' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'grow-bags',
            label: { en: 'Grow Bags', es: 'Bolsas de cultivo', pt: 'Sacos de cultivo' },
            icon: 'tag',
            children: [],
          },
        ],
      },
    ],
  },
  {
    slug: 'microscopy',
    label: { en: 'Microscopy', es: 'Microscopía', pt: 'Microscopia' },
    icon: 'microscope',
    children: [
      {
        slug: 'equipment',
        label: { en: 'Equipment', es: 'Equipo', pt: 'Equipamentos' },
        icon: 'tag',
        children: [
          {
            slug: 'kits',
            label: { en: 'Kits', es: 'Kits', pt: 'Kits' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'accessories',
            label: { en: 'Accessories', es: 'Accesorios', pt: 'Acessórios' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'microscopes',
            label: { en: 'Microscopes', es: 'Microscopios', pt: 'Microscópios' },
            icon: 'tag',
            children: [],
          },
        ],
      },
      {
        slug: 'spores',
        label: { en: 'Spores', es: 'Esporas', pt: 'Esporos' },
        icon: 'tag',
        children: [
          {
            slug: 'swabs',
            label: { en: 'Swabs', es: 'Hisopos', pt: 'Swabs' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'prints',
            label: { en: 'Prints', es: 'Esporadas', pt: 'Impressões' },
            icon: 'tag',
            children: [],
          },
          {
            slug: 'syringes',
            label: { en: 'Syringes', es: 'Jeringas', pt: 'Seringas' },
            icon: 'tag',
            children: [],
          },
        ],
      },
    ],
  },
] as const satisfies readonly TermTree[]
