/**
 * What a visitor reads stands in messages/*.json, what an admin reads in `label(en, es, pt)` (CONTRIBUTING.md, Names).
 * This rule finds strings anywhere else: text and spoken attributes of elements, messages of errors, and objects with
 * one string a locale.
 */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
])

/** Calls whose strings a caller reads, with the places of these among the arguments. */
const errorCalls = new Map([
  ['AppError', [1]],
  ['APIError', [0]],
  ['errorEnvelope', [0]],
])

const locales = ['en', 'es', 'pt']

/** The same in every language: the name of the site, and units. */
const names = new Set(['Sporeprint', 'mg', 'g', 'kg'])

/** `es`, `es-419` and the like are made of letters and are no words. */
const isTag = (text) => /^[a-z]{2}(-[A-Za-z0-9]+)?$/.test(text)

const hasWords = (text) => /\p{L}/u.test(text) && !names.has(text.trim()) && !isTag(text.trim())

/** The first string with words that an expression may give. */
function wordsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasWords(node.value) ? node : null
    case 'TemplateLiteral':
      return node.quasis.some((quasi) => /\p{L}/u.test(quasi.value.cooked)) ? node : null
    case 'ConditionalExpression':
      return wordsIn(node.consequent) ?? wordsIn(node.alternate)
    case 'LogicalExpression':
      return wordsIn(node.right) ?? (node.operator === '&&' ? null : wordsIn(node.left))
    case 'BinaryExpression':
      return node.operator === '+' ? (wordsIn(node.left) ?? wordsIn(node.right)) : null
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'JSXExpressionContainer':
      return wordsIn(node.expression)
    case 'ArrowFunctionExpression':
      return wordsIn(node.body)
    case 'ObjectExpression':
      return node.properties.reduce((found, property) => found ?? wordsIn(property.value), null)
    default:
      return null
  }
}

const nameOf = (property) =>
  property.type === 'Property' && !property.computed ? (property.key.name ?? property.key.value) : null

/** @type {import('eslint').Rule.RuleModule} */
export const readerWords = {
  meta: {
    type: 'problem',
    docs: { description: 'strings that people read stand in messages/*.json or label(en, es, pt)' },
    schema: [],
    messages: {
      element: 'A string that people read: put it into messages/*.json.',
      error: 'A string that callers read: name a message of messages/*.json.',
      locales: 'Strings by locale: put them into messages/*.json, or into label(en, es, pt) for the admin.',
    },
  },
  create(context) {
    const reportWords = (node, messageId) => {
      const words = wordsIn(node)
      if (words) context.report({ node: words, messageId })
    }
    const reportMessages = (node) => {
      if (node?.type === 'ArrayExpression') node.elements.forEach(reportMessages)
      if (node?.type !== 'ObjectExpression') return
      for (const property of node.properties) {
        if (['message', 'error'].includes(nameOf(property))) reportWords(property.value, 'error')
        else if (property.type === 'Property') reportMessages(property.value)
      }
    }
    const checkCall = (node) => {
      const name = node.callee.name ?? node.callee.property?.name
      for (const place of errorCalls.get(name) ?? []) reportWords(node.arguments[place], 'error')
      const answers = name === 'ValidationError' || (name === 'json' && node.callee.object?.name === 'Response')
      if (answers) node.arguments.forEach(reportMessages)
    }
    return {
      JSXText(node) {
        if (hasWords(node.value)) context.report({ node, messageId: 'element' })
      },
      JSXAttribute(node) {
        if (spokenAttributes.has(node.name.name)) reportWords(node.value, 'element')
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(node) {
        reportWords(node, 'element')
      },
      NewExpression: checkCall,
      CallExpression: checkCall,
      ObjectExpression(node) {
        const values = new Map(node.properties.map((property) => [nameOf(property), property.value]))
        if (!locales.every((locale) => values.has(locale))) return
        if (locales.some((locale) => wordsIn(values.get(locale)))) context.report({ node, messageId: 'locales' })
      },
    }
  },
}
