import { fieldRefusals } from '@/cms/field-refusals'
import { label, labelsIn } from '@/cms/labels'

/** What the desk says, in the admin's languages. */
const texts = {
  title: label('Moderation', 'Moderación', 'Moderação'),
  waiting: label('Waiting', 'Pendientes', 'Aguardando'),
  newest: label('Newest', 'Más recientes', 'Mais recentes'),
  reported: label('Reported', 'Denunciados', 'Denunciados'),
  links: label('With links', 'Con enlaces', 'Com links'),
  newMembers: label('From new members', 'De miembros nuevos', 'De membros novos'),
  doubles: label('Likely double', 'Posibles duplicados', 'Possíveis duplicados'),
  refused: label('Refused', 'Rechazados', 'Recusados'),
  nothing: label('Nothing here.', 'Aquí no hay nada.', 'Nada aqui.'),
  publish: label('Publish', 'Publicar', 'Publicar'),
  refuse: label('Refuse', 'Rechazar', 'Recusar'),
  reason: label('Reason, which the author reads', 'Motivo, que leerá el autor', 'Motivo, que o autor lerá'),
  selected: label('{n} selected', '{n} seleccionados', '{n} selecionados'),
  all: label('Select all', 'Seleccionar todo', 'Selecionar tudo'),
  done: label('{n} decided.', '{n} decididos.', '{n} decididos.'),
  failed: label('{n} could not be decided.', '{n} no se pudieron decidir.', '{n} não puderam ser decididos.'),
  overtaken: label(
    '{n} were changed or decided by somebody else meanwhile: reload the page to see how.',
    '{n} fueron modificados o decididos por otra persona entretanto: recargue la página para verlo.',
    '{n} foram alterados ou decididos por outra pessoa nesse meio-tempo: recarregue a página para ver.',
  ),
  unrated: label(
    '{n} are about what was found to be poisonous, which nobody rates: they can only be refused.',
    '{n} tratan de algo que resultó ser venenoso y que nadie valora: solo se pueden rechazar.',
    '{n} são sobre algo que se descobriu ser venenoso e que ninguém avalia: só podem ser recusados.',
  ),
  undone: label('{n} taken back.', '{n} deshechos.', '{n} desfeitos.'),
  notUndone: label('{n} could not be taken back.', '{n} no se pudieron deshacer.', '{n} não puderam ser desfeitos.'),
  tooLong: fieldRefusals.tooLong,
  undo: label('Undo', 'Deshacer', 'Desfazer'),
  open: label('Open', 'Abrir', 'Abrir'),
  keys: label(
    'Keys while the focus is on this list or its bar: J and K move, X selects, P publishes, R refuses, U undoes.',
    'Teclas mientras el foco está en esta lista o su barra: J y K para moverse, X selecciona, P publica, R rechaza, U deshace.',
    'Teclas enquanto o foco está nesta lista ou na sua barra: J e K movem, X seleciona, P publica, R recusa, U desfaz.',
  ),
  anonymous: label('anonymous', 'anónimo', 'anônimo'),
  published: label('published', 'publicado', 'publicado'),
  reports: label('reported {n}×', 'denunciado {n}×', 'denunciado {n}×'),
  link: label('link', 'enlace', 'link'),
  isNew: label('new member', 'miembro nuevo', 'membro novo'),
  double: label('double?', '¿duplicado?', 'duplicado?'),
  previous: label('Previous', 'Anterior', 'Anterior'),
  next: label('Next', 'Siguiente', 'Próxima'),
  other: label('Other form', 'Otra forma', 'Outra forma'),
  log: label('Log', 'Registro', 'Registro'),
  comments: label('Comment', 'Comentario', 'Comentário'),
  impressions: label('Impression', 'Impresión', 'Impressão'),
  reviews: label('Review', 'Reseña', 'Avaliação'),
} as const

export type DeskLabels = Readonly<Record<keyof typeof texts, string>>

export const deskLabels = (language: string): DeskLabels => labelsIn(texts, language)
