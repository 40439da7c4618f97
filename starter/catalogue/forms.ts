import type { Localized } from '@/core/locales'
import { text } from './site'

type Input = {
  readonly blockType: 'text' | 'email' | 'textarea' | 'select' | 'country' | 'state' | 'number' | 'checkbox'
  readonly name: string
  readonly label: Localized
  readonly required?: true
  readonly options?: readonly { readonly value: string; readonly label: Localized }[]
}

/** A text between the fields. */
type Message = { readonly blockType: 'message'; readonly message: Localized }

type Field = Input | Message

export type FormSeed = {
  readonly key: 'contact' | 'vendor-application'
  readonly title: Localized
  readonly submitButtonLabel: Localized
  readonly confirmation: Localized
  readonly fields: readonly Field[]
}

const name: Input = {
  blockType: 'text',
  name: 'name',
  label: text('Your name', 'Su nombre', 'Seu nome'),
  required: true,
}
const email: Input = {
  blockType: 'email',
  name: 'email',
  label: text('E-mail address', 'Correo electrónico', 'E-mail'),
  required: true,
}
/** A label is plain text, so a message above it has the link to the privacy page. */
const privacy: readonly Field[] = [
  {
    blockType: 'message',
    message: text(
      'What becomes of what you send stands on the page on [privacy](/privacy).',
      'Qué se hace con lo que nos envía está en la página de [privacidad](/privacy).',
      'O que acontece com o que você nos envia está na página de [privacidade](/privacy).',
    ),
  },
  {
    blockType: 'checkbox',
    name: 'privacy',
    label: text('I have read the page on privacy.', 'He leído la página de privacidad.', 'Li a página de privacidade.'),
    required: true,
  },
]

/** Forms on the pages of the starting catalogue. They send no mail until an owner sets a recipient. */
export const forms: readonly FormSeed[] = [
  {
    key: 'contact',
    title: text('Contact', 'Contacto', 'Contato'),
    submitButtonLabel: text('Send message', 'Enviar mensaje', 'Enviar mensagem'),
    confirmation: text(
      'Thank you. Your message has arrived, and somebody will read it within three working days.',
      'Gracias. Su mensaje ha llegado y alguien lo leerá en un plazo de tres días hábiles.',
      'Obrigado. Sua mensagem chegou e alguém a lerá em até três dias úteis.',
    ),
    fields: [
      name,
      email,
      {
        blockType: 'select',
        name: 'topic',
        label: text('What is it about?', '¿De qué se trata?', 'Qual é o assunto?'),
        required: true,
        options: [
          {
            value: 'correction',
            label: text('A correction to a page', 'Una corrección de una página', 'Uma correção em uma página'),
          },
          { value: 'order', label: text('An order', 'Un pedido', 'Um pedido') },
          { value: 'data', label: text('My data', 'Mis datos', 'Meus dados') },
          { value: 'other', label: text('Something else', 'Otra cosa', 'Outra coisa') },
        ],
      },
      { blockType: 'textarea', name: 'message', label: text('Message', 'Mensaje', 'Mensagem'), required: true },
      ...privacy,
    ],
  },
  {
    key: 'vendor-application',
    title: text('Sell with us', 'Venda con nosotros', 'Venda conosco'),
    submitButtonLabel: text('Send application', 'Enviar solicitud', 'Enviar solicitação'),
    confirmation: text(
      'Thank you. We read every application and answer within ten working days.',
      'Gracias. Leemos todas las solicitudes y respondemos en un plazo de diez días hábiles.',
      'Obrigado. Lemos todas as solicitações e respondemos em até dez dias úteis.',
    ),
    fields: [
      {
        blockType: 'text',
        name: 'business',
        label: text('Name of the business', 'Nombre del negocio', 'Nome do negócio'),
        required: true,
      },
      { ...name, label: text('Who may we write to?', '¿A quién podemos escribir?', 'A quem podemos escrever?') },
      email,
      {
        blockType: 'select',
        name: 'kind',
        label: text('What do you do?', '¿A qué se dedica?', 'O que você faz?'),
        required: true,
        options: [
          { value: 'grower', label: text('I grow', 'Cultivo', 'Cultivo') },
          { value: 'forager', label: text('I forage', 'Recolecto', 'Coleto') },
          {
            value: 'laboratory',
            label: text('Laboratory or genetics', 'Laboratorio o genética', 'Laboratório ou genética'),
          },
          { value: 'supplier', label: text('I supply growers', 'Abastezco a cultivadores', 'Forneço a produtores') },
        ],
      },
      { blockType: 'country', name: 'country', label: text('Country', 'País', 'País'), required: true },
      {
        blockType: 'state',
        name: 'state',
        label: text('State (United States only)', 'Estado (solo Estados Unidos)', 'Estado (somente Estados Unidos)'),
      },
      {
        blockType: 'number',
        name: 'products',
        label: text(
          'How many products would you list?',
          '¿Cuántos productos publicaría?',
          'Quantos produtos você anunciaria?',
        ),
      },
      {
        blockType: 'textarea',
        name: 'about',
        label: text(
          'What you make, and how you know what is in it',
          'Qué produce y cómo sabe lo que contiene',
          'O que você produz e como sabe o que contém',
        ),
        required: true,
      },
      ...privacy,
    ],
  },
]
