import type { LabelFunction, SanitizedConfig } from 'payload'
import { initI18n } from '@payloadcms/translations'
import { locales, type Locale } from '@/core/locales'

/** A text of the admin: its path in the config, and its string in each locale, or null where it has none. */
export type AdminText = {
  where: string
  words: Record<Locale, string | null>
  /** Whether it is a function, which is called at each render. */
  requested: boolean
}

type Node = Readonly<Record<string, unknown>>
type Speaker = Awaited<ReturnType<typeof initI18n>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isLabelFunction = (value: unknown): value is LabelFunction => typeof value === 'function'
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const part = (node: Node, key: string): Node => (isNode(node[key]) ? node[key] : {})
const named = (node: Node): string => {
  const name = node.slug ?? node.name ?? node.value ?? node.type
  return typeof name === 'string' ? name : ''
}

/** Nodes that are never rendered. */
const isHidden = (node: Node): boolean => {
  const admin = part(node, 'admin')
  return node.hidden === true || admin.hidden === true || admin.disabled === true
}

/** The strings of a node that editors read: names, descriptions and placeholders. */
const spoken = (node: Node): [string, unknown][] => {
  const labels = part(node, 'labels')
  const admin = part(node, 'admin')
  return [
    ['label', node.label],
    ['singular', labels.singular],
    ['plural', labels.plural],
    ['description', node.description ?? admin.description],
    ['placeholder', admin.placeholder],
    ['group', admin.group],
  ]
}

/** Every string that the admin takes from the config: of collections, globals, blocks, tabs, fields and options. */
export async function adminTexts(config: SanitizedConfig): Promise<AdminText[]> {
  const speakers = new Map<Locale, Speaker>()
  for (const locale of locales) {
    speakers.set(locale, await initI18n({ config: config.i18n, context: 'api', language: locale }))
  }
  const say = (label: unknown, locale: Locale): string | null => {
    const speaker = speakers.get(locale)
    const said: unknown = isLabelFunction(label)
      ? Reflect.apply(label, undefined, [speaker && { ...speaker, i18n: speaker }])
      : label
    if (typeof said === 'string') return said || null
    const own = isNode(said) ? said[locale] : null
    return typeof own === 'string' && own !== '' ? own : null
  }
  const texts: AdminText[] = []
  const visit = (node: unknown, above: string): void => {
    if (!isNode(node) || isHidden(node)) return
    const where = `${above}/${named(node)}`
    for (const [kind, label] of spoken(node)) {
      if (label === undefined || label === false || label === null) continue
      const words = { en: say(label, 'en'), es: say(label, 'es'), pt: say(label, 'pt') }
      texts.push({ where: `${where}#${kind}`, words, requested: isLabelFunction(label) })
    }
    for (const key of ['fields', 'tabs', 'blocks', 'options']) for (const below of list(node[key])) visit(below, where)
  }
  for (const collection of config.collections) if (!collection.slug.startsWith('payload-')) visit(collection, '')
  for (const top of [...config.globals, ...(config.blocks ?? [])]) visit(top, '')
  return texts
}
