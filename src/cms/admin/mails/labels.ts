import { label, labelsIn } from '../../labels'

const texts = {
  title: label('Mails that did not leave', 'Correos que no han salido', 'E-mails que não saíram'),
  nothing: label('Every mail has left.', 'Todos los correos han salido.', 'Todos os e-mails saíram.'),
  panel: label('Mails that did not leave: {n}', 'Correos que no han salido: {n}', 'E-mails que não saíram: {n}'),
  to: label('To', 'Para', 'Para'),
  subject: label('Subject', 'Asunto', 'Assunto'),
  since: label('Since', 'Desde', 'Desde'),
  tries: label('Tries', 'Intentos', 'Tentativas'),
  next: label('Next try', 'Próximo intento', 'Próxima tentativa'),
  never: label('none', 'ninguno', 'nenhuma'),
  error: label('What was said', 'Lo que se dijo', 'O que foi dito'),
  retry: label('Try again', 'Reintentar', 'Tentar de novo'),
  retryAll: label('Try all again', 'Reintentar todos', 'Tentar todos de novo'),
  drop: label('Give up', 'Descartar', 'Descartar'),
  failed: label('That did not work.', 'No ha funcionado.', 'Não funcionou.'),
} as const

export type MailLabels = Readonly<Record<keyof typeof texts, string>>

export const mailLabels = (language: string): MailLabels => labelsIn(texts, language)
