import type { Field } from 'payload'
import { localizedText, localizedTextarea, range, select } from '@/cms/fields/basics'
import { label } from '@/cms/labels'
import { syndromes } from './syndromes.data'

/** What a species does to anyone who eats it (SAF-01). */
export const dangerField: Field = {
  name: 'danger',
  type: 'group',
  label: label('Danger', 'Peligro', 'Perigo'),
  admin: {
    description: label(
      'People are treated by what stands here: cite it, check it, let somebody else read it.',
      'Aquí se decide cómo se trata a una persona: cítelo, compruébelo y pida otra lectura.',
      'Pessoas são tratadas pelo que está aqui: cite, confira e peça outra leitura.',
    ),
  },
  fields: [
    select({ name: 'syndrome', label: label('Syndrome', 'Síndrome', 'Síndrome') }, syndromes),
    range('onset', label('Shows after', 'Aparece después de', 'Aparece depois de'), 'h'),
    {
      name: 'toxins',
      type: 'array',
      label: label('Toxins', 'Toxinas', 'Toxinas'),
      fields: [
        localizedText('name', label('Name', 'Nombre', 'Nome'), { required: true }),
        localizedTextarea('note', label('Note', 'Nota', 'Nota')),
      ],
    },
    localizedTextarea('course', label('What happens and when', 'Qué ocurre y cuándo', 'O que acontece e quando')),
    localizedTextarea('firstAid', label('What to do', 'Qué hacer', 'O que fazer')),
    localizedTextarea('fatality', label('Deaths documented', 'Muertes documentadas', 'Mortes documentadas')),
    localizedTextarea('regions', label('Where it is met', 'Dónde se encuentra', 'Onde é encontrado')),
  ],
}
