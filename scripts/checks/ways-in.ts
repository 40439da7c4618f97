import config from '@payload-config'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { closedFunctions, serverFunctions, waysIn, type Way } from '@/core/ways-in.data'

/**
 * Fails when a route, an endpoint of Payload or a server function is not listed in src/core/ways-in.data.ts, or one
 * that is listed is gone; with `--write` it writes docs/ways-in.md from the list.
 */
const table = 'docs/ways-in.md'
const appFolder = 'src/app'

/** `METHOD /path`, with the collection where the route belongs to one. */
type Entry = string

const named = (route: string): string =>
  route
    .replace(/\/\[\[\.\.\.(\w+)\]\]/g, '')
    .replace(/\[\.\.\.(\w+)\]/g, ':$1+')
    .replace(/\[(\w+)\]/g, ':$1')

/** The URL path of a file below `src/app`, without route groups and locale. */
const addressOf = (folder: string): string =>
  named(folder.replace(/\/\([^)]+\)/g, '').replace(/^\/\[locale\]/, '')) || '/'

const methodsOf = (source: string): string[] => {
  const own = [
    ...source.matchAll(/export (?:const|async function|function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/g),
  ]
  return own.map(([, method = '']) => method)
}

function appEntries(): Entry[] {
  const files = readdirSync(appFolder, { recursive: true }).map((file) => `/${String(file).split(path.sep).join('/')}`)
  return files.flatMap((file) => {
    const folder = path.posix.dirname(file)
    // Payload's catch-all routes are listed from its config; any other path there is a 404.
    if (folder.endsWith('/api/[[...slug]]') || folder.endsWith('/[...rest]')) return []
    if (file.endsWith('/page.tsx')) {
      const address = addressOf(folder)
      return folder.endsWith('/[[...segments]]')
        ? ['GET /admin', 'HEAD /admin', 'GET /admin/:path+', 'HEAD /admin/:path+', 'POST /admin', 'POST /admin/:path+']
        : [`GET ${address}`, `HEAD ${address}`]
    }
    if (!file.endsWith('/route.ts')) return []
    const methods = methodsOf(readFileSync(path.join(appFolder, file), 'utf8'))
    const address = addressOf(folder)
    return methods.flatMap((method) =>
      method === 'GET' && !address.startsWith('/api/')
        ? [`GET ${address}`, `HEAD ${address}`]
        : [`${method} ${address}`],
    )
  })
}

type Endpoints = readonly { readonly method: string; readonly path: string }[] | false

/** A path with an optional segment, expanded into both paths. */
const spelled = (route: string): string[] =>
  /\/:\w+\?$/.test(route) ? [route.replace(/\/:\w+\?$/, ''), route.replace(/\?$/, '')] : [route.replace(/\/$/, '')]

const endpointEntries = (endpoints: Endpoints, above: string): Entry[] =>
  (endpoints === false ? [] : endpoints).flatMap(({ method, path: route }) =>
    spelled(`${above}${route}`).map((address) => `${method.toUpperCase()} ${address}`),
  )

/** A path with its parameter names removed, for comparison. */
const plain = (entry: Entry): Entry =>
  entry
    .replace(/:filename\b/, ':name')
    .replace(/\/verify\/:id/, '/verify/:token')
    .replace(/\/payload-preferences\/:id$/, '/payload-preferences/:key')

async function payloadEntries(): Promise<Entry[]> {
  const { collections, globals, endpoints } = await config
  return [
    ...collections.flatMap(({ slug, endpoints: own }) => endpointEntries(own as Endpoints, `/api/${slug}`)),
    ...globals.flatMap(({ endpoints: own }) => endpointEntries(own as Endpoints, '/api/globals/:global')),
    ...endpointEntries(endpoints as Endpoints, '/api'),
  ].map(plain)
}

const listed = (way: Way): Entry[] => {
  const addresses = way.of ? way.of.map((slug) => way.path.replace(':collection', slug)) : [way.path]
  return addresses.flatMap((address) => way.methods.map((method) => plain(`${method} ${address}`)))
}

/** The names of Payload's server functions, which the package does not export. */
function payloadFunctions(): string[] {
  const source = readFileSync('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js', 'utf8')
  const [, body = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(source) ?? []
  return [...body.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name = '']) => name)
}

/** Files with server actions, which a browser can call. */
const withServerFunctions = (): string[] =>
  readdirSync('src', { recursive: true })
    .map((file) => `src/${String(file).split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && /^\s*'use server'/m.test(readFileSync(file, 'utf8')))

const without = (some: Iterable<string>, others: ReadonlySet<string>): string[] =>
  [...new Set(some)].filter((one) => !others.has(one)).sort()

const found = new Set([...appEntries(), ...(await payloadEntries())])
const known = new Set(waysIn.flatMap(listed))
const functions = new Set<string>([...serverFunctions, ...closedFunctions])
const problems = [
  ...without(found, known).map((entry) => `${entry} is a way in that nobody listed.`),
  ...without(known, found).map((entry) => `${entry} is listed and is no way in.`),
  ...without(payloadFunctions(), functions).map((name) => `The server function ${name} is not listed.`),
  ...without(withServerFunctions(), new Set(['src/app/(payload)/layout.tsx'])).map(
    (file) => `${file} has a server function: a form's POST goes to a route instead.`,
  ),
]

const row = ({ methods, path: address, who, cost, of }: Way): string =>
  `| ${methods.join(', ')} | \`${address}\` | ${who} | ${cost} | ${(of ?? []).join(', ')} |`

async function document(): Promise<string> {
  const text = `# Ways in

Written by \`npm run ways\` from [src/core/ways-in.data.ts](../src/core/ways-in.data.ts), where a new route is listed with who
may use it and what it costs. What is not listed is a 404 and another method a 405 (G8). There is no other way in: nothing
listens for upgrades, and no page has a server function but the admin's.

| methods | address | who | cost | collections |
|---|---|---|---|---|
${waysIn.map(row).join('\n')}

Server functions of the admin, by POST to its pages, for admins: ${serverFunctions.join(', ')}. Closed: ${closedFunctions.join(', ')}.
`
  return format(text, { ...(await resolveConfig(table)), filepath: table })
}

if (problems.length === 0 && process.argv.includes('--write')) writeFileSync(table, await document())
else if (problems.length === 0 && readFileSync(table, 'utf8') !== (await document()))
  problems.push(`${table} is out of date. Run \`npm run ways\`.`)
if (problems.length > 0) console.error(problems.join('\n'))
else console.log(`${known.size} ways in, all listed.`)
process.exit(problems.length > 0 ? 1 : 0)
