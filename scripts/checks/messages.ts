import ts from 'typescript'

/** `{ a: { b: 'text' } }` as `a.b` → text. */
export function flatten(tree: unknown, prefix = ''): Map<string, string> {
  if (typeof tree !== 'object' || tree === null) return new Map([[prefix, typeof tree === 'string' ? tree : '']])
  return new Map(Object.entries(tree).flatMap(([key, value]) => [...flatten(value, prefix ? `${prefix}.${key}` : key)]))
}

/**
 * The sorted arguments and tags of an ICU message, those inside plural branches included: `<b>,count:plural,name`.
 * @throws Error when its braces do not close
 */
export function argumentsOf(message: string): string {
  const found = new Set<string>()
  let at = 0
  const upTo = (stop: RegExp): string => {
    const length = message.slice(at).search(stop)
    if (length < 0) throw new Error(`The braces of "${message}" do not close.`)
    const text = message.slice(at, at + length).trim()
    at += length
    return text
  }
  const readText = (): void => {
    while (at < message.length && message[at] !== '}') {
      const rest = message.slice(at)
      const skipped = /^'[{}<][^']*'|^<\/?(\w+)\/?>/.exec(rest)
      if (skipped?.[1]) found.add(`<${skipped[1]}>`)
      if (rest.startsWith('{')) readArgument()
      else at += skipped?.[0].length ?? 1
    }
  }
  const readArgument = (): void => {
    at += 1
    const name = upTo(/[,}]/)
    if (message[at] === ',') {
      at += 1
      found.add(`${name}:${upTo(/[,}]/)}`)
    } else found.add(name)
    // Branches of a plural or select are messages themselves.
    for (upTo(/[{}]/); message[at] === '{'; upTo(/[{}]/)) {
      at += 1
      readText()
      at += 1
    }
    at += 1
  }
  readText()
  if (at < message.length) throw new Error(`The braces of "${message}" do not close.`)
  return [...found].sort().join(',')
}

type Use = { key: string; line: number }

/** The namespace of a call to getTranslations or useTranslations; null for any other expression. */
function namespaceOf(node: ts.Expression): string | null {
  const inner = ts.isAwaitExpression(node) ? node.expression : node
  if (!ts.isCallExpression(inner) || !/^(get|use)Translations$/.test(inner.expression.getText())) return null
  const [argument] = inner.arguments
  if (!argument) return ''
  if (ts.isStringLiteralLike(argument)) return argument.text
  if (!ts.isObjectLiteralExpression(argument)) return null
  for (const property of argument.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'namespace') continue
    return ts.isStringLiteralLike(property.initializer) ? property.initializer.text : null
  }
  return ''
}

/**
 * Names of translators by namespace, of `t = await getTranslations(…)` and `[t, u] = await
 * Promise.all([getTranslations(…), …])`.
 */
function translators(declaration: ts.VariableDeclaration): [string, string][] {
  const { name, initializer } = declaration
  if (!initializer) return []
  if (ts.isIdentifier(name)) {
    const namespace = namespaceOf(initializer)
    return namespace === null ? [] : [[name.text, namespace]]
  }
  const awaited = ts.isAwaitExpression(initializer) ? initializer.expression : initializer
  const list = ts.isCallExpression(awaited) ? awaited.arguments[0] : undefined
  if (!ts.isArrayBindingPattern(name) || !list || !ts.isArrayLiteralExpression(list)) return []
  return name.elements.flatMap((element, index): [string, string][] => {
    const value = list.elements[index]
    const namespace = value ? namespaceOf(value) : null
    return ts.isBindingElement(element) && namespace !== null ? [[element.name.getText(), namespace]] : []
  })
}

/** Every message key that a source file names as a constant, with its line. */
export function usedKeys(source: ts.SourceFile): Use[] {
  const uses: Use[] = []
  const visit = (node: ts.Node, outer: Map<string, string>): void => {
    const scope = ts.isFunctionLike(node) || ts.isBlock(node) ? new Map(outer) : outer
    if (ts.isVariableDeclaration(node)) {
      for (const [name, namespace] of translators(node)) scope.set(name, namespace)
    }
    if (ts.isCallExpression(node)) {
      const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : node.expression
      const namespace = scope.get(callee.getText())
      const [argument] = node.arguments
      if (namespace !== undefined && argument && ts.isStringLiteralLike(argument)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        uses.push({ key: namespace ? `${namespace}.${argument.text}` : argument.text, line: line + 1 })
      }
    }
    ts.forEachChild(node, (child) => visit(child, scope))
  }
  visit(source, new Map())
  return uses
}
