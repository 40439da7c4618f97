import type { FormBlock } from '@/payload-types'
import { paragraph } from '../values.fixtures'

const field = { required: true } as const

/** A filled block with a field of every kind, for tests and the style guide. */
export const formFixture: FormBlock = {
  blockType: 'form',
  title: 'Write to us',
  form: {
    id: 3,
    title: 'Contact',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    confirmationType: 'message',
    confirmationMessage: paragraph('Thank you.'),
    submitButtonLabel: 'Send it',
    fields: [
      { blockType: 'message', message: paragraph('We answer within three days.') },
      { ...field, blockType: 'text', name: 'name', label: 'Name' },
      { ...field, blockType: 'email', name: 'email', label: 'E-mail' },
      { blockType: 'number', name: 'age', label: 'Age of the mycelium', defaultValue: 3 },
      {
        ...field,
        blockType: 'select',
        name: 'topic',
        label: 'What it is about',
        options: [
          { label: 'An order', value: 'order' },
          { label: 'A correction', value: 'correction' },
        ],
      },
      { blockType: 'country', name: 'country', label: 'Country' },
      { blockType: 'state', name: 'state', label: 'State' },
      { ...field, blockType: 'textarea', name: 'message', label: 'Message' },
      { ...field, blockType: 'checkbox', name: 'terms', label: 'I have read the page on privacy' },
    ],
  },
}
