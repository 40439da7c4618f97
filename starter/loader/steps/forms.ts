import { forms } from '../../catalogue/forms'
import type { Step } from '../step'

/** Forms, which pages embed. They have no slug, so they are found by their English title. */
export const formStep: Step = {
  name: 'Forms',
  items: ({ richText }) =>
    forms.map(({ key, title, submitButtonLabel, confirmation, fields }) => ({
      collection: 'forms' as const,
      key,
      where: { title: { equals: title.en } },
      fingerprint: { title, submitButtonLabel, confirmation, fields },
      data: () => ({
        title: title.en,
        submitButtonLabel,
        confirmationType: 'message',
        confirmationMessage: richText(confirmation),
        fields: fields.map((field) =>
          field.blockType === 'message' ? { ...field, message: richText(field.message) } : field,
        ),
      }),
    })),
}
