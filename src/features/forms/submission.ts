import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { inLanguage, label } from '@/cms/labels'

const submissionSchema = z.object({
  form: z.number().int().positive(),
  submissionData: z
    .array(
      z.object({
        id: z.string().optional(),
        field: z.string().min(1).max(100),
        value: z.union([z.string().max(2000), z.number(), z.boolean()]),
      }),
    )
    .max(50),
})

const texts = {
  unusable: label(
    'This form cannot be sent as it is.',
    'Este formulario no se puede enviar así.',
    'Este formulário não pode ser enviado assim.',
  ),
  missing: label('Related item not found', 'No se encontró el elemento relacionado', 'Item relacionado não encontrado'),
  selection: label('Invalid selection', 'La selección no es válida', 'A seleção não é válida'),
  required: label('This field is required', 'Este campo es obligatorio', 'Este campo é obrigatório'),
} as const

type FormBlock = { name?: string; required?: boolean; blockType: string; options?: { value: string }[] }

type Submission = { id: number; form?: unknown; submissionData?: unknown }

/**
 * Holds a submission to its form's own definition: only its fields, each once, the required ones present, and
 * selected values from the list (security.md 1.H).
 * @throws APIError 400 with the reason
 */
export const checkSubmission: CollectionBeforeValidateHook<Submission> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const refuse = (text: keyof typeof texts): never => {
    throw new APIError(inLanguage(texts[text], req.i18n.language), 400, null, true)
  }
  const parsed = submissionSchema.safeParse({ form: data?.form, submissionData: data?.submissionData ?? [] })
  if (!parsed.success) return refuse('unusable')
  const form = await req.payload.db.findOne<{ id: number; fields?: FormBlock[] }>({
    collection: 'forms',
    where: { id: { equals: parsed.data.form } },
    req,
  })
  if (!form) return refuse('missing')
  const fields = new Map((form.fields ?? []).flatMap((field) => (field.name ? [[field.name, field] as const] : [])))
  const seen = new Map<string, string>()
  for (const { field, value } of parsed.data.submissionData) {
    const definition = fields.get(field)
    if (!definition || seen.has(field)) return refuse('unusable')
    if (definition.options && value !== '' && !definition.options.some((option) => option.value === value)) {
      return refuse('selection')
    }
    seen.set(field, String(value).trim())
  }
  for (const [name, field] of fields) {
    if (field.required && !seen.get(name)) return refuse('required')
  }
  return {
    ...data,
    submissionData: parsed.data.submissionData.map(({ field, value }) => ({ field, value: String(value) })),
  }
}
