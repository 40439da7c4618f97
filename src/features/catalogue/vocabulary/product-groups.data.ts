import type { TermTree } from './term'

/** FLT-02: the static product groups, as a tree. */
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
        icon: 'book-open',
        children: [],
      },
      {
        slug: 'ebooks',
        label: { en: 'Ebooks', es: 'Libros electrónicos', pt: 'E-books' },
        icon: 'tablet',
        children: [],
      },
      {
        slug: 'courses',
        label: { en: 'Courses', es: 'Cursos', pt: 'Cursos' },
        icon: 'presentation',
        children: [],
      },
    ],
  },
  {
    slug: 'mushroom',
    label: { en: 'Mushroom', es: 'Setas', pt: 'Cogumelos' },
    icon: 'umbrella',
    children: [
      {
        slug: 'fresh',
        label: { en: 'Fresh', es: 'Frescas', pt: 'Frescos' },
        icon: 'leaf',
        children: [],
      },
      {
        slug: 'edibles',
        label: { en: 'Edibles', es: 'Comestibles', pt: 'Comestíveis' },
        icon: 'utensils',
        children: [
          {
            slug: 'gummies',
            label: { en: 'Gummies', es: 'Gomitas', pt: 'Gomas' },
            icon: 'candy',
            children: [],
          },
          {
            slug: 'chocolate-bar',
            label: { en: 'Chocolate Bar', es: 'Tableta de chocolate', pt: 'Barra de chocolate' },
            icon: 'grid-3x2',
            children: [],
          },
          {
            slug: 'honey',
            label: { en: 'Honey', es: 'Miel', pt: 'Mel' },
            icon: 'hexagon',
            children: [],
          },
        ],
      },
      {
        slug: 'extracts',
        label: { en: 'Extracts', es: 'Extractos', pt: 'Extratos' },
        icon: 'flask-conical',
        children: [
          {
            slug: 'capsules',
            label: { en: 'Capsules', es: 'Cápsulas', pt: 'Cápsulas' },
            icon: 'pill',
            children: [],
          },
          {
            slug: 'tinctures',
            label: { en: 'Tinctures', es: 'Tinturas', pt: 'Tinturas' },
            icon: 'droplet',
            children: [],
          },
          {
            slug: 'powder',
            label: { en: 'Powder', es: 'Polvo', pt: 'Pó' },
            icon: 'grip',
            children: [],
          },
        ],
      },
      {
        slug: 'beverage',
        label: { en: 'Beverage', es: 'Bebidas', pt: 'Bebidas' },
        icon: 'cup-soda',
        children: [
          {
            slug: 'cold',
            label: { en: 'Cold', es: 'Frías', pt: 'Frias' },
            icon: 'glass-water',
            children: [],
          },
          {
            slug: 'tea',
            label: { en: 'Tea', es: 'Té', pt: 'Chá' },
            icon: 'coffee',
            children: [],
          },
        ],
      },
      {
        slug: 'freeze-dried',
        label: { en: 'Freeze-Dried', es: 'Liofilizadas', pt: 'Liofilizados' },
        icon: 'snowflake',
        children: [],
      },
      {
        slug: 'dehydrated',
        label: { en: 'Dehydrated', es: 'Deshidratadas', pt: 'Desidratados' },
        icon: 'sun',
        children: [],
      },
      {
        slug: 'foraged',
        label: { en: 'Foraged', es: 'Recolectadas', pt: 'Coletados na natureza' },
        icon: 'shopping-basket',
        children: [],
      },
    ],
  },
  {
    slug: 'apparel',
    label: { en: 'Apparel', es: 'Ropa', pt: 'Vestuário' },
    icon: 'spool',
    children: [
      {
        slug: 'shirts',
        label: { en: 'Shirts', es: 'Camisetas', pt: 'Camisetas' },
        icon: 'shirt',
        children: [],
      },
      {
        slug: 'pants',
        label: { en: 'Pants', es: 'Pantalones', pt: 'Calças' },
        icon: 'person-standing',
        children: [],
      },
      {
        slug: 'bags',
        label: { en: 'Bags', es: 'Bolsos', pt: 'Bolsas' },
        icon: 'handbag',
        children: [],
      },
      {
        slug: 'hoodies',
        label: { en: 'Hoodies', es: 'Sudaderas', pt: 'Moletons' },
        icon: 'jacket',
        children: [],
      },
      {
        slug: 'hats',
        label: { en: 'Hats', es: 'Sombreros y gorros', pt: 'Chapéus e gorros' },
        icon: 'hat-glasses',
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
        icon: 'dna',
        children: [
          {
            slug: 'spore-prints',
            label: { en: 'Spore Prints', es: 'Esporadas', pt: 'Esporadas' },
            icon: 'fingerprint-pattern',
            children: [],
          },
          {
            slug: 'spore-syringes',
            label: { en: 'Spore Syringes', es: 'Jeringas de esporas', pt: 'Seringas de esporos' },
            icon: 'syringe',
            children: [],
          },
          {
            slug: 'culture-slant',
            label: { en: 'Culture Slant', es: 'Cultivo en tubo inclinado', pt: 'Cultura em tubo inclinado' },
            icon: 'test-tube-diagonal',
            children: [],
          },
          {
            slug: 'liquid-culture',
            label: { en: 'Liquid Culture', es: 'Cultivo líquido', pt: 'Cultura líquida' },
            icon: 'flask-round',
            children: [],
          },
          {
            slug: 'spore-swabs',
            label: { en: 'Spore Swabs', es: 'Hisopos de esporas', pt: 'Swabs de esporos' },
            icon: 'wand',
            children: [],
          },
        ],
      },
      {
        slug: 'equipment',
        label: { en: 'Equipment', es: 'Equipo', pt: 'Equipamentos' },
        icon: 'wrench',
        children: [
          {
            slug: 'sealers',
            label: { en: 'Sealers', es: 'Selladoras', pt: 'Seladoras' },
            icon: 'package-check',
            children: [],
          },
          {
            slug: 'flow-hoods',
            label: { en: 'Flow Hoods', es: 'Cabinas de flujo', pt: 'Capelas de fluxo' },
            icon: 'fan',
            children: [],
          },
          {
            slug: 'grow-kits',
            label: { en: 'Grow Kits', es: 'Kits de cultivo', pt: 'Kits de cultivo' },
            icon: 'plant-pot',
            children: [],
          },
          {
            slug: 'sterilizers',
            label: { en: 'Sterilizers', es: 'Esterilizadores', pt: 'Esterilizadores' },
            icon: 'germ-off',
            children: [],
          },
          {
            slug: 'automation',
            label: { en: 'Automation', es: 'Automatización', pt: 'Automação' },
            icon: 'cpu',
            children: [],
          },
        ],
      },
      {
        slug: 'supplies',
        label: { en: 'Supplies', es: 'Suministros', pt: 'Suprimentos' },
        icon: 'boxes',
        children: [
          {
            slug: 'grain-spawn',
            label: { en: 'Grain Spawn', es: 'Micelio en grano', pt: 'Spawn de grãos' },
            icon: 'wheat',
            children: [],
          },
          {
            slug: 'substrates',
            label: { en: 'Substrates', es: 'Sustratos', pt: 'Substratos' },
            icon: 'layers',
            children: [],
          },
          {
            slug: 'grow-bags',
            label: { en: 'Grow Bags', es: 'Bolsas de cultivo', pt: 'Sacos de cultivo' },
            icon: 'paper-bag',
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
        icon: 'tool-case',
        children: [
          {
            slug: 'kits',
            label: { en: 'Kits', es: 'Kits', pt: 'Kits' },
            icon: 'briefcase',
            children: [],
          },
          {
            slug: 'accessories',
            label: { en: 'Accessories', es: 'Accesorios', pt: 'Acessórios' },
            icon: 'lens',
            children: [],
          },
          {
            slug: 'microscopes',
            label: { en: 'Microscopes', es: 'Microscopios', pt: 'Microscópios' },
            icon: 'microscope',
            children: [],
          },
        ],
      },
      {
        slug: 'spores',
        label: { en: 'Spores', es: 'Esporas', pt: 'Esporos' },
        icon: 'circle-dot-dashed',
        children: [
          {
            slug: 'swabs',
            label: { en: 'Swabs', es: 'Hisopos', pt: 'Swabs' },
            icon: 'wand',
            children: [],
          },
          {
            slug: 'prints',
            label: { en: 'Prints', es: 'Esporadas', pt: 'Esporadas' },
            icon: 'fingerprint-pattern',
            children: [],
          },
          {
            slug: 'syringes',
            label: { en: 'Syringes', es: 'Jeringas', pt: 'Seringas' },
            icon: 'syringe',
            children: [],
          },
        ],
      },
    ],
  },
] as const satisfies readonly TermTree[]
