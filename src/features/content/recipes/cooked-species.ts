import { label } from '@/cms/labels'
import { harmlessRule } from '@/platform/catalogue/harmful-species'

/** Rejects harmful species in a recipe, both as its subject and as an ingredient (SAF-04). */
export const cookedRule = harmlessRule(
  label(
    '{names}: poisonous, or suspected to be. No recipe cooks it; take it out.',
    '{names}: especie venenosa o sospechosa de serlo. Ninguna receta la cocina; quítela.',
    '{names}: espécie venenosa ou suspeita de ser. Nenhuma receita a leva; tire-a.',
  ),
)
