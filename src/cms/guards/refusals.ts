import { defaultLocale, isLocale, locales, type Locale } from '@/core/locales'
import { splitLocale } from '@/core/paths'

type Translations = Readonly<Record<Exclude<Locale, 'en'>, string>>

const inOthers = (es: string, pt: string): Translations => ({ es, pt })

/** What the guards and the database refuse with, in English, and the same in the other languages (I18-01). */
const refusals = {
  'Not found': inOthers('No se encontró', 'Não encontrado'),
  'Malformed address': inOthers('La dirección está mal formada', 'O endereço está malformado'),
  'Malformed query': inOthers('La consulta está mal formada', 'A consulta está malformada'),
  'Query too long': inOthers('La consulta es demasiado larga', 'A consulta é longa demais'),
  'Malformed JSON': inOthers('El JSON está mal formado', 'O JSON está malformado'),
  'Unsupported media type': inOthers('Este tipo de contenido no se acepta', 'Este tipo de conteúdo não é aceito'),
  'The request is too large': inOthers('La petición es demasiado grande', 'A requisição é grande demais'),
  'The call comes from another site': inOthers('La llamada viene de otro sitio', 'A chamada vem de outro site'),
  'You are not allowed to perform this action.': inOthers(
    'No tiene permiso para hacer esto.',
    'Você não tem permissão para fazer isto.',
  ),
  'This method is not answered here': inOthers('Aquí no se responde a este método', 'Este método não é atendido aqui'),
  'Malformed form': inOthers('El formulario está mal formado', 'O formulário está malformado'),
  'Too many requests. Please wait a moment.': inOthers(
    'Demasiadas peticiones. Espere un momento.',
    'Requisições demais. Espere um momento.',
  ),
  'Something went wrong': inOthers('Algo salió mal', 'Algo deu errado'),
  'Invalid filter': inOthers('El filtro no es válido', 'O filtro não é válido'),
  'Invalid filter value': inOthers('El valor del filtro no es válido', 'O valor do filtro não é válido'),
  'Unknown filter operator': inOthers('No se conoce este operador de filtro', 'Este operador de filtro é desconhecido'),
  'Filtering by this field is not possible': inOthers(
    'No se puede filtrar por este campo',
    'Não é possível filtrar por este campo',
  ),
  'Sorting by this field is not possible': inOthers(
    'No se puede ordenar por este campo',
    'Não é possível ordenar por este campo',
  ),
  'limit must be a whole number from 1 to 100': inOthers(
    'limit debe ser un número entero de 1 a 100',
    'limit deve ser um número inteiro de 1 a 100',
  ),
  'page must be a whole number from 1 to 10000': inOthers(
    'page debe ser un número entero de 1 a 10000',
    'page deve ser um número inteiro de 1 a 10000',
  ),
  'depth must be a whole number from 0 to 2': inOthers(
    'depth debe ser un número entero de 0 a 2',
    'depth deve ser um número inteiro de 0 a 2',
  ),
  'The query is too long': inOthers('La consulta es demasiado larga', 'A consulta é longa demais'),
  'The query cannot be read': inOthers('La consulta no se puede leer', 'A consulta não pode ser lida'),
  'The query has too many aliases': inOthers('La consulta tiene demasiados alias', 'A consulta tem aliases demais'),
  'The query has too many fragments': inOthers(
    'La consulta tiene demasiados fragmentos',
    'A consulta tem fragmentos demais',
  ),
  'The query is too deep': inOthers('La consulta es demasiado profunda', 'A consulta é profunda demais'),
  'Only queries are answered here': inOthers('Aquí solo se responden consultas', 'Aqui só se respondem consultas'),
  'Only categories are answered here': inOthers('Aquí solo se responden categorías', 'Aqui só se respondem categorias'),
  'Error fetching child categories': inOthers('Error al obtener las subcategorías', 'Erro ao obter as subcategorias'),
  'Related item not found': inOthers('No se encontró el elemento relacionado', 'Item relacionado não encontrado'),
  'This already exists': inOthers('Esto ya existe', 'Isto já existe'),
  'Invalid value': inOthers('El valor no es válido', 'O valor não é válido'),
  'The site cannot store anything right now. Please try again.': inOthers(
    'El sitio no puede guardar nada ahora mismo. Inténtelo de nuevo.',
    'O site não consegue salvar nada agora. Tente de novo.',
  ),
} as const satisfies Record<string, Translations>

export type Refusal = keyof typeof refusals

/** What callers read of a fault of ours. */
export const fault = 'Something went wrong' satisfies Refusal

export const isRefusal = (message: unknown): message is Refusal =>
  typeof message === 'string' && Object.hasOwn(refusals, message)

/** The first language of an `Accept-Language` header that the site speaks. */
function accepted(header: string | null): Locale {
  const asked = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return asked.map((tag) => locales.find((locale) => locale === tag)).find((locale) => locale) ?? defaultLocale
}

/**
 * The language of whoever calls: that of the answer asked for, else of the page the call comes from, else the
 * browser's.
 */
export function callerLocale(request: Request): Locale {
  const url = new URL(request.url)
  const asked = url.searchParams.get('locale')
  if (isLocale(asked)) return asked
  const referrer = request.headers.get('referer')
  const page = referrer && URL.canParse(referrer) ? new URL(referrer) : null
  const ours = page?.host === (request.headers.get('host') ?? url.host)
  if (page && ours && !page.pathname.startsWith('/admin')) return splitLocale(page.pathname).locale
  return accepted(request.headers.get('accept-language'))
}

/** A refusal in a language; words that are none of ours stay as they are. */
export const refusalIn = (message: string, locale: Locale): string =>
  locale !== 'en' && isRefusal(message) ? refusals[message][locale] : message
