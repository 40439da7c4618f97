import { field, type FieldRule } from '@/platform/forms/fields'
import { passwordProblem } from '../password'

const typed = field.password('new-password')

/** A password that is set: what is wrong with it is said together with the other fields, before the call knows more. */
export const newPassword: FieldRule<string> = {
  ...typed,
  read: (sent, locale) => {
    const read = typed.read(sent, locale)
    const refusal = 'value' in read ? passwordProblem(read.value) : null
    return refusal ? { problem: { refusal } } : read
  },
}
