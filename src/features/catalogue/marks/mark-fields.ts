import type { Field } from 'payload'
import { localizedText, localizedTextarea, range, select } from '@/cms/fields/basics'
import { label } from '@/cms/labels'
import { characters } from './characters.data'
import { marks } from './model'

/** The marks of a species as the key reads them: all that it may show, and characters that never rule it out. */
export const markFields: Field[] = [
  select(
    { name: 'marks', label: label('Marks it may show', 'Rasgos que puede mostrar', 'Marcas que pode mostrar') },
    marks,
    {
      hasMany: true,
      enumName: 'enum_mushrooms_marks',
      dbName: 'mushrooms_marks',
      admin: {
        description: label(
          'All that occurs: both answers where a ring or volva may be missing. None of a character means unknown.',
          'Todo lo que ocurre: ambas respuestas si el anillo o la volva pueden faltar. Ninguna significa desconocido.',
          'Tudo o que ocorre: as duas respostas se o anel ou a volva podem faltar. Nenhuma significa desconhecido.',
        ),
      },
    },
  ),
  select(
    {
      name: 'variableMarks',
      label: label('Characters that vary', 'Rasgos variables', 'Marcas variáveis'),
    },
    characters,
    {
      hasMany: true,
      enumName: 'enum_mushrooms_variable_marks',
      dbName: 'mushrooms_variable_marks',
      admin: {
        description: label(
          'They never rule the species out.',
          'Nunca descartan la especie.',
          'Nunca descartam a espécie.',
        ),
      },
    },
  ),
  {
    name: 'keyMarks',
    type: 'array',
    dbName: 'mushrooms_key_marks',
    label: label('Marks to check', 'Rasgos que comprobar', 'Marcas a conferir'),
    fields: [localizedText('mark', label('Mark', 'Rasgo', 'Marca'), { required: true })],
  },
  {
    name: 'microscopy',
    type: 'group',
    label: label('Microscopy', 'Microscopía', 'Microscopia'),
    fields: [
      range('sporeLength', label('Spore length', 'Largo de la espora', 'Comprimento do esporo'), 'µm'),
      range('sporeWidth', label('Spore width', 'Ancho de la espora', 'Largura do esporo'), 'µm'),
      localizedText('sporeShape', label('Spore shape', 'Forma de la espora', 'Forma do esporo')),
      localizedTextarea('note', label('Note', 'Nota', 'Nota')),
    ],
  },
]
