import { label } from '@/cms/labels'
import type { TermTree } from './term'

/** FLT-02: the static product groups, as a tree. */
export const productGroups = [
  {
    slug: 'classifieds',
    label: label('Classifieds', 'Clasificados', 'Classificados'),
    icon: 'newspaper',
    children: [],
  },
  {
    slug: 'educational',
    label: label('Educational', 'Educativo', 'Educativo'),
    icon: 'graduation-cap',
    children: [
      {
        slug: 'books',
        label: label('Books', 'Libros', 'Livros'),
        icon: 'book-open',
        children: [],
      },
      {
        slug: 'ebooks',
        label: label('Ebooks', 'Libros electrónicos', 'E-books'),
        icon: 'tablet',
        children: [],
      },
      {
        slug: 'courses',
        label: label('Courses', 'Cursos', 'Cursos'),
        icon: 'presentation',
        children: [],
      },
    ],
  },
  {
    slug: 'mushroom',
    label: label('Mushroom', 'Setas', 'Cogumelos'),
    icon: 'umbrella',
    children: [
      {
        slug: 'fresh',
        label: label('Fresh', 'Frescas', 'Frescos'),
        icon: 'leaf',
        children: [],
      },
      {
        slug: 'edibles',
        label: label('Edibles', 'Comestibles', 'Comestíveis'),
        icon: 'utensils',
        children: [
          {
            slug: 'gummies',
            label: label('Gummies', 'Gomitas', 'Gomas'),
            icon: 'candy',
            children: [],
          },
          {
            slug: 'chocolate-bar',
            label: label('Chocolate Bar', 'Tableta de chocolate', 'Barra de chocolate'),
            icon: 'grid-3x2',
            children: [],
          },
          {
            slug: 'honey',
            label: label('Honey', 'Miel', 'Mel'),
            icon: 'hexagon',
            children: [],
          },
        ],
      },
      {
        slug: 'extracts',
        label: label('Extracts', 'Extractos', 'Extratos'),
        icon: 'flask-conical',
        children: [
          {
            slug: 'capsules',
            label: label('Capsules', 'Cápsulas', 'Cápsulas'),
            icon: 'pill',
            children: [],
          },
          {
            slug: 'tinctures',
            label: label('Tinctures', 'Tinturas', 'Tinturas'),
            icon: 'droplet',
            children: [],
          },
          {
            slug: 'powder',
            label: label('Powder', 'Polvo', 'Pó'),
            icon: 'grip',
            children: [],
          },
        ],
      },
      {
        slug: 'beverage',
        label: label('Beverage', 'Bebidas', 'Bebidas'),
        icon: 'cup-soda',
        children: [
          {
            slug: 'cold',
            label: label('Cold', 'Frías', 'Frias'),
            icon: 'glass-water',
            children: [],
          },
          {
            slug: 'tea',
            label: label('Tea', 'Té', 'Chá'),
            icon: 'coffee',
            children: [],
          },
        ],
      },
      {
        slug: 'freeze-dried',
        label: label('Freeze-Dried', 'Liofilizadas', 'Liofilizados'),
        icon: 'snowflake',
        children: [],
      },
      {
        slug: 'dehydrated',
        label: label('Dehydrated', 'Deshidratadas', 'Desidratados'),
        icon: 'sun',
        children: [],
      },
      {
        slug: 'foraged',
        label: label('Foraged', 'Recolectadas', 'Coletados na natureza'),
        icon: 'shopping-basket',
        children: [],
      },
    ],
  },
  {
    slug: 'apparel',
    label: label('Apparel', 'Ropa', 'Vestuário'),
    icon: 'spool',
    children: [
      {
        slug: 'shirts',
        label: label('Shirts', 'Camisetas', 'Camisetas'),
        icon: 'shirt',
        children: [],
      },
      {
        slug: 'pants',
        label: label('Pants', 'Pantalones', 'Calças'),
        icon: 'person-standing',
        children: [],
      },
      {
        slug: 'bags',
        label: label('Bags', 'Bolsos', 'Bolsas'),
        icon: 'handbag',
        children: [],
      },
      {
        slug: 'hoodies',
        label: label('Hoodies', 'Sudaderas', 'Moletons'),
        icon: 'jacket',
        children: [],
      },
      {
        slug: 'hats',
        label: label('Hats', 'Sombreros y gorros', 'Chapéus e gorros'),
        icon: 'hat-glasses',
        children: [],
      },
    ],
  },
  {
    slug: 'growing',
    label: label('Growing', 'Cultivo', 'Cultivo'),
    icon: 'sprout',
    children: [
      {
        slug: 'genetics',
        label: label('Genetics', 'Genética', 'Genética'),
        icon: 'dna',
        children: [
          {
            slug: 'spore-prints',
            label: label('Spore Prints', 'Esporadas', 'Esporadas'),
            icon: 'fingerprint-pattern',
            children: [],
          },
          {
            slug: 'spore-syringes',
            label: label('Spore Syringes', 'Jeringas de esporas', 'Seringas de esporos'),
            icon: 'syringe',
            children: [],
          },
          {
            slug: 'culture-slant',
            label: label('Culture Slant', 'Cultivo en tubo inclinado', 'Cultura em tubo inclinado'),
            icon: 'test-tube-diagonal',
            children: [],
          },
          {
            slug: 'liquid-culture',
            label: label('Liquid Culture', 'Cultivo líquido', 'Cultura líquida'),
            icon: 'flask-round',
            children: [],
          },
          {
            slug: 'spore-swabs',
            label: label('Spore Swabs', 'Hisopos de esporas', 'Swabs de esporos'),
            icon: 'wand',
            children: [],
          },
        ],
      },
      {
        slug: 'equipment',
        label: label('Equipment', 'Equipo', 'Equipamentos'),
        icon: 'wrench',
        children: [
          {
            slug: 'sealers',
            label: label('Sealers', 'Selladoras', 'Seladoras'),
            icon: 'package-check',
            children: [],
          },
          {
            slug: 'flow-hoods',
            label: label('Flow Hoods', 'Cabinas de flujo', 'Capelas de fluxo'),
            icon: 'fan',
            children: [],
          },
          {
            slug: 'grow-kits',
            label: label('Grow Kits', 'Kits de cultivo', 'Kits de cultivo'),
            icon: 'plant-pot',
            children: [],
          },
          {
            slug: 'sterilizers',
            label: label('Sterilizers', 'Esterilizadores', 'Esterilizadores'),
            icon: 'germ-off',
            children: [],
          },
          {
            slug: 'automation',
            label: label('Automation', 'Automatización', 'Automação'),
            icon: 'cpu',
            children: [],
          },
        ],
      },
      {
        slug: 'supplies',
        label: label('Supplies', 'Suministros', 'Suprimentos'),
        icon: 'boxes',
        children: [
          {
            slug: 'grain-spawn',
            label: label('Grain Spawn', 'Micelio en grano', 'Spawn de grãos'),
            icon: 'wheat',
            children: [],
          },
          {
            slug: 'substrates',
            label: label('Substrates', 'Sustratos', 'Substratos'),
            icon: 'layers',
            children: [],
          },
          {
            slug: 'grow-bags',
            label: label('Grow Bags', 'Bolsas de cultivo', 'Sacos de cultivo'),
            icon: 'paper-bag',
            children: [],
          },
        ],
      },
    ],
  },
  {
    slug: 'microscopy',
    label: label('Microscopy', 'Microscopía', 'Microscopia'),
    icon: 'microscope',
    children: [
      {
        slug: 'equipment',
        label: label('Equipment', 'Equipo', 'Equipamentos'),
        icon: 'tool-case',
        children: [
          {
            slug: 'kits',
            label: label('Kits', 'Kits', 'Kits'),
            icon: 'briefcase',
            children: [],
          },
          {
            slug: 'accessories',
            label: label('Accessories', 'Accesorios', 'Acessórios'),
            icon: 'lens',
            children: [],
          },
          {
            slug: 'microscopes',
            label: label('Microscopes', 'Microscopios', 'Microscópios'),
            icon: 'microscope',
            children: [],
          },
        ],
      },
      {
        slug: 'spores',
        label: label('Spores', 'Esporas', 'Esporos'),
        icon: 'circle-dot-dashed',
        children: [
          {
            slug: 'swabs',
            label: label('Swabs', 'Hisopos', 'Swabs'),
            icon: 'wand',
            children: [],
          },
          {
            slug: 'prints',
            label: label('Prints', 'Esporadas', 'Esporadas'),
            icon: 'fingerprint-pattern',
            children: [],
          },
          {
            slug: 'syringes',
            label: label('Syringes', 'Jeringas', 'Seringas'),
            icon: 'syringe',
            children: [],
          },
        ],
      },
    ],
  },
] as const satisfies readonly TermTree[]
