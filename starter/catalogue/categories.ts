import type { Localized } from '@/core/locales'
import { benefits } from '@/features/catalogue/vocabulary/benefit-terms.data'
import { effects, flavors, fragrances, textures, types } from '@/features/catalogue/vocabulary/mushroom-terms.data'
import { productGroups } from '@/features/catalogue/vocabulary/product-groups.data'
import type { TermTree } from '@/features/catalogue/model'

type Leaf = { readonly slug: string; readonly label: Localized; readonly icon: string }

const leaf = (slug: string, en: string, es: string, pt: string, icon: string): Leaf => ({
  slug,
  label: { en, es, pt },
  icon,
})

const branch = (root: Leaf, children: readonly Leaf[]): TermTree => ({
  ...root,
  children: children.map((child) => ({ ...child, children: [] })),
})

/** How a member took or met a species (D-14). */
const consumptionForms = [
  leaf('cooked', 'Cooked', 'Cocinada', 'Cozido', 'cooking-pot'),
  leaf('raw', 'Raw', 'Cruda', 'Cru', 'salad'),
  leaf('tea', 'Tea', 'Infusión', 'Chá', 'coffee'),
  leaf('broth', 'Broth', 'Caldo', 'Caldo', 'soup'),
  leaf('tincture', 'Tincture', 'Tintura', 'Tintura', 'droplet'),
  leaf('powder', 'Powder', 'Polvo', 'Pó', 'grip'),
  leaf('capsule', 'Capsule', 'Cápsula', 'Cápsula', 'pill'),
  leaf('not-eaten', 'Not eaten', 'No comida', 'Não comido', 'binoculars'),
  leaf('other', 'Other', 'Otra', 'Outra', 'circle-ellipsis'),
]

const experientialEffects = [
  leaf('warming', 'Warming', 'Reconfortante por el calor', 'Aquece', 'flame'),
  leaf('comforting', 'Comforting', 'Reconfortante', 'Reconfortante', 'heart'),
  leaf('light', 'Light', 'Ligera', 'Leve', 'feather'),
  leaf('grounding', 'Grounding', 'Centrada', 'Centrado', 'anchor'),
  leaf('surprising', 'Surprising', 'Sorprendente', 'Surpreendente', 'gift'),
  leaf('earthy-satisfaction', 'Earthy satisfaction', 'Satisfacción terrosa', 'Satisfação terrosa', 'mountain'),
  leaf('clear-headed', 'Clear-headed', 'Cabeza despejada', 'Cabeça clara', 'lightbulb'),
  leaf('restful', 'Restful', 'Descanso', 'Descanso', 'moon'),
  leaf('unsettled-stomach', 'Unsettled stomach', 'Estómago revuelto', 'Estômago embrulhado', 'triangle-alert'),
  leaf('nothing-special', 'Nothing special', 'Nada especial', 'Nada de especial', 'minus'),
  leaf('delight-of-finding', 'Delight of finding', 'La alegría de hallarla', 'A alegria de encontrar', 'search'),
  leaf('patience-rewarded', 'Patience rewarded', 'Paciencia recompensada', 'Paciência recompensada', 'hourglass'),
]

const guideKinds = [
  leaf('indoor', 'Indoor growing', 'Cultivo en interior', 'Cultivo em ambiente fechado', 'house'),
  leaf('outdoor', 'Outdoor growing', 'Cultivo al aire libre', 'Cultivo ao ar livre', 'trees'),
  leaf('laboratory', 'Clean work', 'Trabajo limpio', 'Trabalho limpo', 'flask-conical'),
]

const topics = [
  leaf('identification', 'Identification', 'Identificación', 'Identificação', 'search'),
  leaf('foraging', 'Foraging', 'Recolección', 'Coleta', 'footprints'),
  leaf('health', 'Health', 'Salud', 'Saúde', 'heart-pulse'),
  leaf('history', 'History', 'Historia', 'História', 'landmark'),
  leaf('kitchen', 'Kitchen', 'Cocina', 'Cozinha', 'chef-hat'),
  leaf('science', 'Science', 'Ciencia', 'Ciência', 'microscope'),
]

/** Every category of the site, as trees; the roots are what the code finds by path. */
export const categoryTrees: readonly TermTree[] = [
  branch(leaf('type', 'Type', 'Tipo', 'Tipo', 'tag'), types),
  branch(leaf('flavor', 'Flavor', 'Sabor', 'Sabor', 'utensils'), flavors),
  branch(leaf('fragrance', 'Fragrance', 'Aroma', 'Aroma', 'flower'), fragrances),
  branch(leaf('texture', 'Texture', 'Textura', 'Textura', 'layers'), textures),
  branch(leaf('effects', 'Effects', 'Efectos', 'Efeitos', 'sparkle'), effects),
  branch(leaf('helps-with', 'Helps With', 'Ayuda con', 'Ajuda com', 'heart-pulse'), benefits),
  branch(leaf('experiential-effects', 'Experience', 'Experiencia', 'Experiência', 'smile'), experientialEffects),
  branch(leaf('consumption-forms', 'Form', 'Forma', 'Forma', 'cup-soda'), consumptionForms),
  branch(leaf('guides', 'Kinds of guide', 'Tipos de guía', 'Tipos de guia', 'book-open'), guideKinds),
  branch(leaf('topics', 'Topics', 'Temas', 'Temas', 'hash'), topics),
  { ...leaf('products', 'Products', 'Productos', 'Produtos', 'shopping-bag'), children: productGroups },
]
