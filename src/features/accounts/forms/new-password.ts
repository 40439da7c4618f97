import { field, type FieldRule } from '@/platform/forms/fields'
import { passwordProblem } from '../password'

const typed = field.password('new-password')

/** The field of a new password: its error is shown together with those of other fields, before the call is made. */
export const newPassword: FieldRule<string> = {
  ...typed,
  read: (sent, locale) => {
    const read = typed.read(sent, locale)
    const refusal = 'value' in read ? passwordProblem(read.value) : null
    return refusal ? { problem: { refusal } } : read
  },
}
