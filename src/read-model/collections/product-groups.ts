import { label } from '@/cms/labels'
import { productRoot } from '@/core/section-keys'
import { qualityDesignations, sourcingDesignations } from '@/features/shop/model'
import type { FilterGroup } from '../filters/group'
import { fromEntries, fromRange, fromTerms, nearMeGroup, ratingGroup, speciesGroup } from '../filters/groups'

/** The sections of the sidebar beside products. */
export const productGroups: readonly FilterGroup[] = [
  nearMeGroup,
  {
    key: 'category',
    title: label('Products', 'Productos', 'Produtos'),
    control: 'options',
    options: { kind: 'branches', root: productRoot },
    promoted: ['mushroom/fresh', 'growing/grow-kits'],
  },
  fromRange('price', label('Price', 'Precio', 'Preço')),
  fromTerms(
    'availability',
    label('Availability', 'Disponibilidad', 'Disponibilidade'),
    [
      { slug: 'in-stock', icon: 'package-check', label: label('In stock', 'En existencias', 'Em estoque') },
      { slug: 'on-sale', icon: 'tag', label: label('On sale', 'En oferta', 'Em promoção') },
    ],
    { promoted: ['on-sale'] },
  ),
  fromTerms('quality', label('Quality', 'Calidad', 'Qualidade'), qualityDesignations),
  fromTerms('sourcing', label('Sourcing', 'Procedencia', 'Origem'), sourcingDesignations),
  ratingGroup,
  speciesGroup,
  fromEntries('vendor', label('Vendor', 'Vendedor', 'Vendedor'), 'store'),
]
