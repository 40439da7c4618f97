import { refusalLabel } from '@/cms/field-refusals'
import { label, labelsIn } from '@/cms/labels'

/** The desk's labels in the admin's languages. A number stands last in each, so that no plural forms are needed. */
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
  reopen: label('Take back', 'Deshacer', 'Desfazer'),
  reason: label('Reason, which the author reads', 'Motivo, que leerá el autor', 'Motivo, que o autor lerá'),
  selected: label('Selected: {n}', 'Seleccionados: {n}', 'Selecionados: {n}'),
  all: label('Select all', 'Seleccionar todo', 'Selecionar tudo'),
  done: label('Decided: {n}.', 'Decididos: {n}.', 'Decididos: {n}.'),
  failed: label('Could not be decided: {n}.', 'Sin poder decidirse: {n}.', 'Não foi possível decidir: {n}.'),
  overtaken: label(
    'Changed or decided by somebody else meanwhile: {n}. Reload the page to see how.',
    'Modificados o decididos entretanto por otra persona: {n}. Recargue la página para verlo.',
    'Alterados ou decididos nesse meio-tempo por outra pessoa: {n}. Recarregue a página para ver.',
  ),
  unrated: label(
    'About what was found to be poisonous, which nobody rates and which can only be refused: {n}.',
    'Sobre algo que resultó ser venenoso, que nadie valora y solo cabe rechazar: {n}.',
    'Sobre algo que se descobriu ser venenoso, que ninguém avalia e só cabe recusar: {n}.',
  ),
  undone: label('Taken back: {n}.', 'Deshechos: {n}.', 'Desfeitos: {n}.'),
  notUndone: label('Could not be taken back: {n}.', 'Sin poder deshacerse: {n}.', 'Não foi possível desfazer: {n}.'),
  tooLong: refusalLabel('refusals.tooLong'),
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
