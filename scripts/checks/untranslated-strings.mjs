import { readFileSync } from 'node:fs'

/**
 * Strings for visitors are in messages/*.json, strings for admins in `label(en, es, pt)` (CONTRIBUTING.md, Names). This
 * rule finds others: text and accessible attributes of elements, messages of errors, objects with one string per
 * locale, and whole sentences anywhere, also in constants, functions and tables.
 */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
])

/** Functions whose string arguments a visitor reads, with the indexes of these arguments. */
const errorCalls = new Map([
  ['AppError', [1]],
  ['APIError', [0]],
  ['errorEnvelope', [0]],
])

/** ESLint cannot import TypeScript, so the locales are read from a file of messages. */
const locales = Object.keys(
  JSON.parse(readFileSync(new URL('../../messages/standalone.json', import.meta.url), 'utf8')),
)

/** Strings that are the same in every locale: the site's name, a font, and units. */
const names = new Set(['Sporeprint', 'Times New Roman', 'mg', 'g', 'kg'])

/** Language tags (`es`, `es-419`) consist of letters but are not words. */
const isTag = (text) => /^[a-z]{2}(-[A-Za-z0-9]+)?$/.test(text)

/** `refusals.value`: a key of the messages. */
const isKey = (text) => /^[a-z]\w*(\.\w+)+$/.test(text)

const hasWords = (text) => /\p{L}/u.test(text) && !names.has(text.trim()) && !isTag(text.trim()) && !isKey(text.trim())

/** A sentence begins with a capital and has more words; strings that code compares are single words or lower-case. */
const isSentence = (text) =>
  /^[¿¡“"]?\p{Lu}[\p{Ll}’'-]*[,:]? +[\p{L}\d{(]/u.test(text.trim()) &&
  /\p{L}{2,}\P{L}+(.*\P{L})?\p{L}{2,}/u.test(text) &&
  /\p{Ll}{2}/u.test(text) &&
  !names.has(text.trim())

/** Functions whose strings go to a log, to the operator, or into a label. */
const unread = /^(label|log)$|(^|\.)(console|logger|stderr)\.|\.log$|^(Type|Range|Syntax|Step)?Error$/

/** Whether a string is not shown to visitors, or is an argument of `label`. */
function isUnread(node) {
  for (let [child, parent] = [node, node.parent]; parent; [child, parent] = [parent, parent.parent]) {
    if (/^TS(LiteralType|EnumMember|TypeReference|TypeAliasDeclaration|InterfaceDeclaration)$/.test(parent.type))
      return true
    if (/^(ImportDeclaration|TaggedTemplateExpression|BinaryExpression)$/.test(parent.type)) {
      if (parent.type !== 'BinaryExpression' || parent.operator !== '+') return true
    }
    if (parent.type === 'JSXAttribute' && ['className', 'd', 'style'].includes(parent.name.name)) return true
    if (parent.type === 'Property' && parent.key === child) return true
    const called =
      /^(Call|New)Expression$/.test(parent.type) && parent.callee !== child ? nameOfCallee(parent.callee) : ''
    if (unread.test(called)) return true
    if (/Function|Program|Class/.test(parent.type)) return false
  }
  return false
}

/** `console.error` of the call, `Error` of `new Error()`. */
function nameOfCallee(callee) {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return ''
  return `${nameOfCallee(callee.object)}.${callee.property.name}`
}

/**
 * The first string with words to which an expression may evaluate.
 * @param initOf returns the initializer of an identifier declared in the file
 */
function wordsIn(node, initOf, level = 0) {
  const within = (inner) => (level > 12 ? null : wordsIn(inner, initOf, level + 1))
  switch (node?.type) {
    case 'Identifier':
      return within(initOf(node))
    case 'CallExpression':
      return node.callee.type === 'Identifier' ? within(initOf(node.callee)) : null
    case 'MemberExpression': {
      const table = node.object.type === 'Identifier' ? initOf(node.object) : null
      const entries = table?.type === 'ObjectExpression' ? table.properties : []
      return within(entries.find((entry) => !node.computed && nameOf(entry) === node.property.name)?.value)
    }
    case 'Literal':
      return typeof node.value === 'string' && hasWords(node.value) ? node : null
    case 'TemplateLiteral':
      return node.quasis.some((quasi) => /\p{L}/u.test(quasi.value.cooked)) ? node : null
    case 'ConditionalExpression':
      return within(node.consequent) ?? within(node.alternate)
    case 'LogicalExpression':
      return within(node.right) ?? (node.operator === '&&' ? null : within(node.left))
    case 'BinaryExpression':
      return node.operator === '+' ? (within(node.left) ?? within(node.right)) : null
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'JSXExpressionContainer':
      return within(node.expression)
    case 'ArrowFunctionExpression':
      return within(node.body)
    case 'ObjectExpression':
      return node.properties.reduce((found, property) => found ?? within(property.value), null)
    default:
      return null
  }
}

const nameOf = (property) =>
  property.type === 'Property' && !property.computed ? (property.key.name ?? property.key.value) : null

/** @type {import('eslint').Rule.RuleModule} */
export const untranslatedStrings = {
  meta: {
    type: 'problem',
    docs: { description: 'strings that people read stand in messages/*.json or label(en, es, pt)' },
    schema: [],
    messages: {
      element: 'A string that people read: put it into messages/*.json.',
      error: 'A string that callers read: name a message of messages/*.json.',
      sentence: 'A sentence outside messages/*.json and label(): put it there, or log it.',
      locales: 'Strings by locale: put them into messages/*.json, or into label(en, es, pt) for the admin.',
    },
  },
  create(context) {
    const reported = new Set()
    const report = (node, messageId) => {
      if (reported.has(node)) return
      reported.add(node)
      context.report({ node, messageId })
    }
    const initOf = (identifier) => {
      let scope = context.sourceCode.getScope(identifier)
      while (scope && !scope.set.has(identifier.name)) scope = scope.upper
      const [definition] = scope?.set.get(identifier.name)?.defs ?? []
      const isConst = definition?.type === 'Variable' && definition.parent.kind === 'const'
      return isConst && definition.node.id.type === 'Identifier' ? definition.node.init : null
    }
    const reportWords = (node, messageId) => {
      const words = wordsIn(node, initOf)
      if (words) report(words, messageId)
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
      const results = name === 'ValidationError' || (name === 'json' && node.callee.object?.name === 'Response')
      if (results) node.arguments.forEach(reportMessages)
    }
    return {
      JSXText(node) {
        if (hasWords(node.value)) report(node, 'element')
      },
      JSXAttribute(node) {
        if (spokenAttributes.has(node.name.name)) reportWords(node.value, 'element')
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(node) {
        reportWords(node, 'element')
      },
      Literal(node) {
        if (typeof node.value === 'string' && isSentence(node.value) && !isUnread(node)) report(node, 'sentence')
      },
      TemplateLiteral(node) {
        const text = node.quasis.map(({ value }) => value.cooked).join('{}')
        if (isSentence(text) && !isUnread(node)) report(node, 'sentence')
      },
      NewExpression: checkCall,
      CallExpression: checkCall,
      ObjectExpression(node) {
        const values = new Map(node.properties.map((property) => [nameOf(property), property.value]))
        if (!locales.every((locale) => values.has(locale))) return
        if (locales.some((locale) => wordsIn(values.get(locale), () => null))) report(node, 'locales')
      },
    }
  },
}
