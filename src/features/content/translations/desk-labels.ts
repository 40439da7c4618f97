import { label, labelsIn } from '@/cms/labels'

const texts = {
  title: label('Translations', 'Traducciones', 'Traduções'),
  lead: label(
    'What is missing in Spanish and Portuguese, and where English was changed after them. The last edited stands first.',
    'Lo que falta en español y portugués, y dónde cambió el inglés después. Lo último editado va primero.',
    'O que falta em espanhol e português, e onde o inglês mudou depois. O editado por último vem primeiro.',
  ),
  document: label('Document', 'Documento', 'Documento'),
  field: label('Field', 'Campo', 'Campo'),
  missing: label('missing', 'falta', 'falta'),
  behind: label('behind', 'atrasado', 'atrasado'),
  fine: label('up to date', 'al día', 'em dia'),
  unknown: label('not known', 'no se sabe', 'não se sabe'),
  toDo: label('Only what is to be done', 'Solo lo pendiente', 'Só o que falta fazer'),
  everything: label('Every text', 'Todos los textos', 'Todos os textos'),
  back: label('Back to the list', 'Volver a la lista', 'Voltar à lista'),
  write: label('Edit in {language}', 'Editar en {language}', 'Editar em {language}'),
  done: label('Everything is translated.', 'Todo está traducido.', 'Tudo está traduzido.'),
  doneUnknown: label(
    'Everything is translated. Whether English was changed after it is not known: no versions are kept here.',
    'Todo está traducido. No se sabe si el inglés cambió después: aquí no se guardan versiones.',
    'Tudo está traduzido. Não se sabe se o inglês mudou depois: aqui não se guardam versões.',
  ),
  previous: label('Previous', 'Anterior', 'Anterior'),
  next: label('Next', 'Siguiente', 'Próxima'),
} as const

export type DeskLabels = Readonly<Record<keyof typeof texts, string>>

export const deskLabels = (language: string): DeskLabels => labelsIn(texts, language)
