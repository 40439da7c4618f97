import type { Localized } from '@/core/locales'

const value = <S extends string>(slug: S, en: string, es: string, pt: string) => ({ slug, label: { en, es, pt } })

/** One character of a find, and what it can be: `values` are ranges, a species has all those it may show. */
export type Character = {
  readonly slug: string
  readonly label: Localized
  readonly values: readonly { readonly slug: string; readonly label: Localized }[]
}

/** What a forager looks at and answers with a word. Sizes, months and continents have fields of their own. */
export const characters = [
  {
    ...value('underside', 'Underside', 'Himenio', 'Himênio'),
    values: [
      value('gills', 'Gills', 'Láminas', 'Lâminas'),
      value('pores', 'Pores', 'Poros', 'Poros'),
      value('teeth', 'Teeth', 'Aguijones', 'Aguilhões'),
      value('ridges', 'Ridges', 'Pliegues', 'Pregas'),
      value('none', 'Smooth or inside', 'Liso o interior', 'Liso ou interior'),
    ],
  },
  {
    ...value('cap-shape', 'Cap or body', 'Sombrero o cuerpo', 'Chapéu ou corpo'),
    values: [
      value('convex', 'Domed', 'Convexo', 'Convexo'),
      value('flat', 'Flat', 'Plano', 'Plano'),
      value('funnel', 'Funnel', 'Embudo', 'Funil'),
      value('conical', 'Cone', 'Cónico', 'Cônico'),
      value('bell', 'Bell', 'Campana', 'Sino'),
      value('shelf', 'Shelf or fan', 'Repisa o abanico', 'Prateleira ou leque'),
      value('spherical', 'Ball', 'Bola', 'Bola'),
      value('coral', 'Coral or antlers', 'Coral o astas', 'Coral ou chifres'),
      value('icicle', 'Hanging spines', 'Púas colgantes', 'Espinhos pendentes'),
      value('brain', 'Brain-like folds', 'Pliegues como un cerebro', 'Dobras como um cérebro'),
      value('cup', 'Cup or ear', 'Copa u oreja', 'Taça ou orelha'),
      value('jelly', 'Jelly', 'Gelatina', 'Gelatina'),
      value('club', 'Club', 'Maza', 'Clava'),
    ],
  },
  {
    ...value('cap-color', 'Cap color', 'Color del sombrero', 'Cor do chapéu'),
    values: [
      value('white', 'White to cream', 'Blanco a crema', 'Branco a creme'),
      value('yellow', 'Yellow', 'Amarillo', 'Amarelo'),
      value('orange', 'Orange', 'Naranja', 'Laranja'),
      value('red', 'Red', 'Rojo', 'Vermelho'),
      value('pink', 'Pink', 'Rosa', 'Rosa'),
      value('violet', 'Violet', 'Violeta', 'Violeta'),
      value('brown', 'Brown', 'Pardo', 'Castanho'),
      value('green', 'Green to olive', 'Verde a oliva', 'Verde a oliva'),
      value('gray', 'Gray', 'Gris', 'Cinza'),
      value('black', 'Black', 'Negro', 'Preto'),
    ],
  },
  {
    ...value('surface', 'Cap surface', 'Superficie del sombrero', 'Superfície do chapéu'),
    values: [
      value('smooth', 'Smooth', 'Lisa', 'Lisa'),
      value('scaly', 'Scaly', 'Escamosa', 'Escamosa'),
      value('warty', 'Warts', 'Con verrugas', 'Com verrugas'),
      value('zoned', 'Rings of color', 'Con zonas', 'Com zonas'),
      value('slimy', 'Slimy', 'Viscosa', 'Viscosa'),
      value('velvety', 'Velvety', 'Aterciopelada', 'Aveludada'),
      value('fibrous', 'Silky or fibrous', 'Sedosa o fibrosa', 'Sedosa ou fibrosa'),
      value('cracked', 'Cracked', 'Agrietada', 'Rachada'),
      value('honeycomb', 'Honeycomb', 'En panal', 'Em favo'),
      value('folded', 'Folded', 'Plegada', 'Dobrada'),
      value('spiny', 'Spiny', 'Con púas', 'Com espinhos'),
    ],
  },
  {
    ...value('stem', 'Stem', 'Pie', 'Pé'),
    values: [
      value('present', 'Present', 'Presente', 'Presente'),
      value('absent', 'Absent or very short', 'Ausente o muy corto', 'Ausente ou muito curto'),
    ],
  },
  {
    ...value('ring', 'Ring', 'Anillo', 'Anel'),
    values: [
      value('present', 'Present', 'Presente', 'Presente'),
      value('absent', 'Absent or lost', 'Ausente o perdido', 'Ausente ou perdido'),
    ],
  },
  {
    ...value('volva', 'Volva', 'Volva', 'Volva'),
    values: [
      value('present', 'Present', 'Presente', 'Presente'),
      value('absent', 'Absent or left in the ground', 'Ausente o dejada en el suelo', 'Ausente ou deixada no solo'),
    ],
  },
  {
    ...value('spore-print', 'Spore print', 'Esporada', 'Esporada'),
    values: [
      value('white', 'White to cream', 'Blanca a crema', 'Branca a creme'),
      value('yellow', 'Yellow to buff', 'Amarilla a ante', 'Amarela a bege'),
      value('pink', 'Pink', 'Rosada', 'Rosada'),
      value('rust', 'Rusty to orange-brown', 'Herrumbre a pardo naranja', 'Ferrugem a castanho-laranja'),
      value('brown', 'Brown', 'Parda', 'Castanha'),
      value('purple-brown', 'Purple-brown', 'Pardo púrpura', 'Castanho-púrpura'),
      value('black', 'Black', 'Negra', 'Preta'),
      value('green', 'Green', 'Verde', 'Verde'),
      value('olive', 'Olive-brown', 'Pardo oliva', 'Castanho-oliva'),
      value('lilac', 'Lilac', 'Lila', 'Lilás'),
    ],
  },
  {
    ...value('bruising', 'Change when cut or rubbed', 'Cambio al cortar o frotar', 'Mudança ao cortar ou esfregar'),
    values: [
      value('none', 'None', 'Ninguno', 'Nenhuma'),
      value('blue', 'Blue', 'Azul', 'Azul'),
      value('red', 'Red to pink', 'Rojo a rosa', 'Vermelho a rosa'),
      value('yellow', 'Yellow', 'Amarillo', 'Amarelo'),
      value('brown', 'Brown', 'Pardo', 'Castanho'),
      value('black', 'Black', 'Negro', 'Preto'),
      value('green', 'Green', 'Verde', 'Verde'),
      value('milk', 'Oozes milk', 'Suelta leche', 'Solta leite'),
      value('ink', 'Melts to ink', 'Se vuelve tinta', 'Vira tinta'),
    ],
  },
  {
    ...value('smell', 'Smell', 'Olor', 'Cheiro'),
    values: [
      value('none', 'None or of mushroom', 'Ninguno o a seta', 'Nenhum ou de cogumelo'),
      value('flour', 'Fresh flour', 'Harina fresca', 'Farinha fresca'),
      value('anise', 'Anise', 'Anís', 'Anis'),
      value('almond', 'Almond', 'Almendra', 'Amêndoa'),
      value('fruity', 'Fruit', 'Fruta', 'Fruta'),
      value('honey', 'Honey, sweetish', 'Miel, dulzón', 'Mel, adocicado'),
      value('radish', 'Radish', 'Rábano', 'Rabanete'),
      value('raw-potato', 'Raw potato', 'Papa cruda', 'Batata crua'),
      value('ink', 'Ink or phenol', 'Tinta o fenol', 'Tinta ou fenol'),
      value('garlic', 'Garlic or rubber', 'Ajo o caucho', 'Alho ou borracha'),
      value('seafood', 'Fish or seafood', 'Pescado o marisco', 'Peixe ou frutos do mar'),
      value('spicy', 'Spice', 'Especia', 'Especiaria'),
      value('chlorine', 'Chlorine', 'Cloro', 'Cloro'),
      value('rotten', 'Foul', 'Fétido', 'Fétido'),
    ],
  },
  {
    ...value('grows-on', 'Grows on', 'Crece en', 'Cresce em'),
    values: [
      value('soil', 'Soil', 'Suelo', 'Solo'),
      value('grass', 'Grass', 'Hierba', 'Grama'),
      value('wood', 'Wood', 'Madera', 'Madeira'),
      value('chips', 'Wood chips', 'Astillas', 'Lascas de madeira'),
      value('dung', 'Dung', 'Estiércol', 'Esterco'),
      value('straw', 'Straw or compost', 'Paja o compost', 'Palha ou composto'),
      value('moss', 'Moss', 'Musgo', 'Musgo'),
      value('buried', 'Underground', 'Bajo tierra', 'Debaixo da terra'),
      value('insect', 'Insect', 'Insecto', 'Inseto'),
    ],
  },
  {
    ...value('host', 'Tree near it', 'Árbol cercano', 'Árvore próxima'),
    values: [
      value('oak', 'Oak', 'Roble o encina', 'Carvalho'),
      value('beech', 'Beech', 'Haya', 'Faia'),
      value('birch', 'Birch', 'Abedul', 'Bétula'),
      value('chestnut', 'Chestnut', 'Castaño', 'Castanheira'),
      value('hazel', 'Hazel or hornbeam', 'Avellano o carpe', 'Aveleira ou carpa'),
      value('poplar', 'Poplar or willow', 'Álamo o sauce', 'Choupo ou salgueiro'),
      value('other-broadleaf', 'Other broadleaf tree', 'Otra frondosa', 'Outra folhosa'),
      value('pine', 'Pine', 'Pino', 'Pinheiro'),
      value('spruce', 'Spruce or fir', 'Pícea o abeto', 'Espruce ou abeto'),
      value('other-conifer', 'Other conifer', 'Otra conífera', 'Outra conífera'),
      value('none', 'No tree', 'Ningún árbol', 'Nenhuma árvore'),
    ],
  },
] as const satisfies readonly Character[]
