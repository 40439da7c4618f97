import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'

/** Kinds of regulated goods; an editor selects those that a product is. */
export const regulatedGoods = [
  {
    slug: 'psilocybin-spores',
    label: label('Spores of Psilocybe', 'Esporas de Psilocybe', 'Esporos de Psilocybe'),
  },
  {
    slug: 'amanita-muscaria',
    label: label('Fly agaric, any part', 'Matamoscas, cualquier parte', 'Agário-das-moscas, qualquer parte'),
  },
  {
    slug: 'soil',
    label: label('Live plants, soil or compost', 'Plantas vivas, tierra o compost', 'Plantas vivas, terra ou composto'),
  },
  {
    slug: 'novel-food',
    label: label(
      'Novel food without an EU authorization',
      'Nuevo alimento sin autorización en la UE',
      'Novo alimento sem autorização na UE',
    ),
  },
] as const satisfies readonly { slug: string; label: Localized }[]

export type RegulatedGoods = (typeof regulatedGoods)[number]['slug']

/** The regulated goods that spores of psychoactive species are; pages of species do not link to their products. */
export const psychoactiveGoods = ['psilocybin-spores', 'amanita-muscaria'] as const satisfies readonly RegulatedGoods[]
