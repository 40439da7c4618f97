import { t } from '@payloadcms/translations'
import type { Block, Config, Field, LabelFunction, Plugin, SanitizedConfig } from 'payload'
import { deepMergeSimple } from 'payload/shared'
import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'

type Say = (label: LabelFunction) => Localized

/** Returns a function that calls a label function once per locale. */
function speaker({ i18n }: Pick<Config, 'i18n'>): Say {
  const words = new Map(
    locales.map((locale): [string, object] => {
      const payloads = i18n?.supportedLanguages?.[locale]?.translations ?? {}
      return [locale, deepMergeSimple(payloads, i18n?.translations?.[locale] ?? {})]
    }),
  )
  const inOne = (label: LabelFunction, locale: string): string => {
    const say = (key: string, vars?: Record<string, unknown>): string =>
      t<object, string>({ key, translations: words.get(locale) ?? {}, ...(vars ? { vars } : {}) })
    const said: unknown = Reflect.apply(label, undefined, [{ t: say }])
    return typeof said === 'string' ? said : ''
  }
  return (label) => recordOf(locales, (locale) => inOne(label, locale))
}

/** Replaces a label function by its strings. */
function fix(node: object, key: string, say: Say): void {
  const label: unknown = Reflect.get(node, key)
  if (typeof label === 'function')
    Reflect.set(
      node,
      key,
      say((args) => String(Reflect.apply(label, undefined, [args]))),
    )
}

function fixField(field: Field, say: Say): void {
  fix(field, 'label', say)
  if ('labels' in field && field.labels) for (const key of ['singular', 'plural']) fix(field.labels, key, say)
  if ('admin' in field && field.admin) fix(field.admin, 'description', say)
  if (field.type === 'select' || field.type === 'radio')
    for (const option of field.options) if (typeof option === 'object') fix(option, 'label', say)
  if (field.type === 'tabs') {
    for (const tab of field.tabs) {
      fix(tab, 'label', say)
      fixFields(tab.fields, say)
    }
  } else if (field.type === 'blocks') for (const block of field.blocks) fixBlock(block, say)
  else if ('fields' in field) fixFields(field.fields, say)
}

function fixBlock(block: Block, say: Say): void {
  if (block.labels) for (const key of ['singular', 'plural']) fix(block.labels, key, say)
  fixFields(block.fields, say)
}

const fixFields = (fields: Field[], say: Say): void => {
  for (const field of fields) fixField(field, say)
}

/**
 * Plugins label their fields by functions, which Payload calls in the language of the first admin who opens a form, and
 * caches for all others. This replaces each by its strings in every language.
 */
export const resolvedLabelsPlugin: Plugin = (config) => {
  const say = speaker(config)
  for (const { fields } of config.collections ?? []) fixFields(fields, say)
  return config
}

/** The same for what Payload adds of its own once a configuration is finished: dates and states, which versions show. */
export function withResolvedLabels(config: SanitizedConfig): SanitizedConfig {
  const say = speaker(config)
  for (const { fields } of [...config.collections, ...config.globals]) fixFields(fields, say)
  return config
}
