import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'

const value = <S extends string>(slug: S, named: Localized) => ({ slug, label: named })

/** One character of a find, and what it can be: `values` are ranges, a species has all those it may show. */
export type Character = {
  readonly slug: string
  readonly label: Localized
  readonly values: readonly { readonly slug: string; readonly label: Localized }[]
}

/** What a forager looks at and describes with a word. Sizes, months and continents have fields of their own. */
export const characters = [
  {
    ...value('underside', label('Underside', 'Himenio', 'Himênio')),
    values: [
      value('gills', label('Gills', 'Láminas', 'Lâminas')),
      value('pores', label('Pores', 'Poros', 'Poros')),
      value('teeth', label('Teeth', 'Aguijones', 'Espinhos')),
      value('ridges', label('Ridges', 'Pliegues', 'Pregas')),
      value('none', label('Smooth or inside', 'Liso o interior', 'Liso ou interior')),
    ],
  },
  {
    ...value('cap-shape', label('Cap or body', 'Sombrero o cuerpo', 'Chapéu ou corpo')),
    values: [
      value('convex', label('Domed', 'Convexo', 'Convexo')),
      value('flat', label('Flat', 'Plano', 'Plano')),
      value('funnel', label('Funnel', 'Embudo', 'Funil')),
      value('conical', label('Cone', 'Cónico', 'Cônico')),
      value('bell', label('Bell', 'Campana', 'Sino')),
      value('shelf', label('Shelf or fan', 'Repisa o abanico', 'Prateleira ou leque')),
      value('spherical', label('Ball', 'Bola', 'Bola')),
      value('coral', label('Coral or antlers', 'Coral o astas', 'Coral ou chifres')),
      value('icicle', label('Hanging spines', 'Púas colgantes', 'Espinhos pendentes')),
      value('brain', label('Brain-like folds', 'Pliegues como un cerebro', 'Dobras como um cérebro')),
      value('cup', label('Cup or ear', 'Copa u oreja', 'Taça ou orelha')),
      value('jelly', label('Jelly', 'Gelatina', 'Gelatina')),
      value('club', label('Club', 'Maza', 'Clava')),
    ],
  },
  {
    ...value('cap-color', label('Cap color', 'Color del sombrero', 'Cor do chapéu')),
    values: [
      value('white', label('White to cream', 'Blanco a crema', 'Branco a creme')),
      value('yellow', label('Yellow', 'Amarillo', 'Amarelo')),
      value('orange', label('Orange', 'Naranja', 'Laranja')),
      value('red', label('Red', 'Rojo', 'Vermelho')),
      value('pink', label('Pink', 'Rosa', 'Rosa')),
      value('violet', label('Violet', 'Violeta', 'Violeta')),
      value('brown', label('Brown', 'Pardo', 'Marrom')),
      value('green', label('Green to olive', 'Verde a oliva', 'Verde a oliva')),
      value('gray', label('Gray', 'Gris', 'Cinza')),
      value('black', label('Black', 'Negro', 'Preto')),
    ],
  },
  {
    ...value('surface', label('Cap surface', 'Superficie del sombrero', 'Superfície do chapéu')),
    values: [
      value('smooth', label('Smooth', 'Lisa', 'Lisa')),
      value('scaly', label('Scaly', 'Escamosa', 'Escamosa')),
      value('warty', label('Warts', 'Con verrugas', 'Com verrugas')),
      value('zoned', label('Rings of color', 'Con zonas', 'Com zonas')),
      value('slimy', label('Slimy', 'Viscosa', 'Viscosa')),
      value('velvety', label('Velvety', 'Aterciopelada', 'Aveludada')),
      value('fibrous', label('Silky or fibrous', 'Sedosa o fibrosa', 'Sedosa ou fibrosa')),
      value('cracked', label('Cracked', 'Agrietada', 'Rachada')),
      value('honeycomb', label('Honeycomb', 'En panal', 'Em favo')),
      value('folded', label('Folded', 'Plegada', 'Dobrada')),
      value('spiny', label('Spiny', 'Con púas', 'Com espinhos')),
    ],
  },
  {
    ...value('stem', label('Stem', 'Pie', 'Pé')),
    values: [
      value('present', label('Present', 'Presente', 'Presente')),
      value('absent', label('Absent or very short', 'Ausente o muy corto', 'Ausente ou muito curto')),
    ],
  },
  {
    ...value('ring', label('Ring', 'Anillo', 'Anel')),
    values: [
      value('present', label('Present', 'Presente', 'Presente')),
      value('absent', label('Absent or lost', 'Ausente o perdido', 'Ausente ou perdido')),
    ],
  },
  {
    ...value('volva', label('Volva', 'Volva', 'Volva')),
    values: [
      value('present', label('Present', 'Presente', 'Presente')),
      value(
        'absent',
        label('Absent or left in the ground', 'Ausente o dejada en el suelo', 'Ausente ou deixada no solo'),
      ),
    ],
  },
  {
    ...value('spore-print', label('Spore print', 'Esporada', 'Esporada')),
    values: [
      value('white', label('White to cream', 'Blanca a crema', 'Branca a creme')),
      value('yellow', label('Yellow to buff', 'Amarilla a ante', 'Amarela a bege')),
      value('pink', label('Pink', 'Rosada', 'Rosada')),
      value('rust', label('Rusty to orange-brown', 'Herrumbre a pardo naranja', 'Ferrugem a marrom-laranja')),
      value('brown', label('Brown', 'Parda', 'Marrom')),
      value('purple-brown', label('Purple-brown', 'Pardo púrpura', 'Marrom-púrpura')),
      value('black', label('Black', 'Negra', 'Preta')),
      value('green', label('Green', 'Verde', 'Verde')),
      value('olive', label('Olive-brown', 'Pardo oliva', 'Marrom-oliva')),
      value('lilac', label('Lilac', 'Lila', 'Lilás')),
    ],
  },
  {
    ...value(
      'bruising',
      label('Change when cut or rubbed', 'Cambio al cortar o frotar', 'Mudança ao cortar ou esfregar'),
    ),
    values: [
      value('none', label('None', 'Ninguno', 'Nenhuma')),
      value('blue', label('Blue', 'Azul', 'Azul')),
      value('red', label('Red to pink', 'Rojo a rosa', 'Vermelho a rosa')),
      value('yellow', label('Yellow', 'Amarillo', 'Amarelo')),
      value('brown', label('Brown', 'Pardo', 'Marrom')),
      value('black', label('Black', 'Negro', 'Preto')),
      value('green', label('Green', 'Verde', 'Verde')),
      value('milk', label('Oozes milk', 'Suelta látex', 'Solta látex')),
      value('ink', label('Melts to ink', 'Se vuelve tinta', 'Vira tinta')),
    ],
  },
  {
    ...value('smell', label('Smell', 'Olor', 'Cheiro')),
    values: [
      value('none', label('None or of mushroom', 'Ninguno o a seta', 'Nenhum ou de cogumelo')),
      value('flour', label('Fresh flour', 'Harina fresca', 'Farinha fresca')),
      value('anise', label('Anise', 'Anís', 'Anis')),
      value('almond', label('Almond', 'Almendra', 'Amêndoa')),
      value('fruity', label('Fruit', 'Fruta', 'Fruta')),
      value('honey', label('Honey, sweetish', 'Miel, dulzón', 'Mel, adocicado')),
      value('radish', label('Radish', 'Rábano', 'Rabanete')),
      value('raw-potato', label('Raw potato', 'Papa cruda', 'Batata crua')),
      value('ink', label('Ink or phenol', 'Tinta o fenol', 'Tinta ou fenol')),
      value('garlic', label('Garlic or rubber', 'Ajo o caucho', 'Alho ou borracha')),
      value('seafood', label('Fish or seafood', 'Pescado o marisco', 'Peixe ou frutos do mar')),
      value('spicy', label('Spice', 'Especia', 'Especiaria')),
      value('chlorine', label('Chlorine', 'Cloro', 'Cloro')),
      value('rotten', label('Foul', 'Fétido', 'Fétido')),
    ],
  },
  {
    ...value('grows-on', label('Grows on', 'Crece en', 'Cresce em')),
    values: [
      value('soil', label('Soil', 'Suelo', 'Solo')),
      value('grass', label('Grass', 'Hierba', 'Grama')),
      value('wood', label('Wood', 'Madera', 'Madeira')),
      value('chips', label('Wood chips', 'Astillas', 'Lascas de madeira')),
      value('dung', label('Dung', 'Estiércol', 'Esterco')),
      value('straw', label('Straw or compost', 'Paja o compost', 'Palha ou composto')),
      value('moss', label('Moss', 'Musgo', 'Musgo')),
      value('buried', label('Underground', 'Bajo tierra', 'Debaixo da terra')),
      value('insect', label('Insect', 'Insecto', 'Inseto')),
    ],
  },
  {
    ...value('host', label('Tree near it', 'Árbol cercano', 'Árvore próxima')),
    values: [
      value('oak', label('Oak', 'Roble o encina', 'Carvalho')),
      value('beech', label('Beech', 'Haya', 'Faia')),
      value('birch', label('Birch', 'Abedul', 'Bétula')),
      value('chestnut', label('Chestnut', 'Castaño', 'Castanheiro')),
      value('hazel', label('Hazel or hornbeam', 'Avellano o carpe', 'Aveleira ou carpino')),
      value('poplar', label('Poplar or willow', 'Álamo o sauce', 'Choupo ou salgueiro')),
      value('other-broadleaf', label('Other broadleaf tree', 'Otra frondosa', 'Outra folhosa')),
      value('pine', label('Pine', 'Pino', 'Pinheiro')),
      value('spruce', label('Spruce or fir', 'Pícea o abeto', 'Espruce ou abeto')),
      value('other-conifer', label('Other conifer', 'Otra conífera', 'Outra conífera')),
      value('none', label('No tree', 'Ningún árbol', 'Nenhuma árvore')),
    ],
  },
] as const satisfies readonly Character[]
