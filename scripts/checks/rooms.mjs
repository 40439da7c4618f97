// @ts-check
/**
 * The rooms of src/, starter/ and server/ and their allowed imports, for eslint-plugin-boundaries (ARCHITECTURE.md,
 * Rooms). Everything else is forbidden.
 */
const rooms = ['core', 'cms', 'platform', 'ui', 'cards', 'read-model', 'finder', 'syndication', 'blocks', 'app']

const files = {
  config: 'src/payload.config.ts',
  instrumentation: 'src/instrumentation.ts',
  'payload-types': 'src/payload-types.ts',
  messages: 'messages/*.json',
  'security-headers': 'src/platform/security/headers.ts',
  door: 'src/features/*/{model,schema,server,ui}.ts',
  'schema-door': ['src/features/*/schema.ts', 'src/features/forms/plugin.ts'],
  'feature-data': ['src/features/**/*.data.ts', 'src/features/**/model.ts'],
  'block-schemas': 'src/blocks/schemas.ts',
  plugin: 'src/platform/*/plugin.ts',
  'public-reads': 'src/cms/public-find.ts',
  'payload-route': 'src/app/\\(payload\\)/**',
}

export const roomSettings = {
  'import/resolver': { typescript: { project: 'tsconfig.json', alwaysTryTypes: true } },
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
  'boundaries/legacy-templates': false,
  'boundaries/elements': [
    ...rooms.map((type) => ({ type, pattern: `src/${type}`, partialMatch: false })),
    { type: 'starter', pattern: 'starter', partialMatch: false },
    { type: 'server', pattern: 'server', partialMatch: false },
    { type: 'scripts', pattern: 'scripts', partialMatch: false },
    { type: 'feature', pattern: 'src/features/*', partialMatch: false, capture: ['name'] },
  ],
  'boundaries/files': Object.entries(files).map(([category, pattern]) => ({ category, pattern })),
}

/** @param {string[]} types */
const room = (...types) => types.map((type) => ({ element: { type } }))
/** @param {string[]} categories */
const file = (...categories) => categories.map((name) => ({ file: { categories: name } }))
/** @typedef {{ element: { type: string } } | { file: { categories: string } }} Target */
/**
 * @param {readonly Target[]} from
 * @param {(readonly Target[])[]} targets
 */
const allow = (from, ...targets) => ({ from, allow: targets.flat().map((to) => ({ to })) })

const types = file('payload-types')
const doors = file('door')

export const roomPolicies = [
  allow(room('ui'), room('core')),
  // The guards' error messages are in messages/*.json too.
  allow(room('cms'), room('core'), file('messages')),
  // platform adds messages and formats to the components of ui; ui imports nothing from platform.
  allow(room('platform'), room('core', 'cms', 'ui'), types, file('messages')),
  allow(room('feature'), room('core', 'cms', 'ui', 'platform'), types),
  allow(room('cards'), room('core', 'ui', 'platform'), types, doors),
  allow(room('read-model'), room('core', 'cms', 'platform', 'cards'), types, doors),
  allow(room('finder'), room('core', 'cms', 'ui', 'platform', 'cards', 'read-model'), types, doors),
  // Sitemap, feeds, pictures for sharing and pages as markdown.
  allow(room('syndication'), room('core', 'cms', 'platform', 'cards', 'read-model'), types, doors),
  allow(room('blocks'), room('core', 'cms', 'ui', 'platform', 'cards', 'read-model', 'finder'), types, doors),
  allow(
    room('app'),
    room('core', 'cms', 'ui', 'platform', 'cards', 'read-model', 'finder', 'syndication', 'blocks'),
    types,
    doors,
  ),
  // server/ runs before Next in its own module graph and may import only these rooms.
  allow(room('server'), room('core', 'scripts'), file('messages', 'security-headers')),
  // src/ must not depend on the starting catalogue.
  allow(room('starter'), room('core', 'cms', 'platform'), types, doors, file('feature-data')),
  allow(file('public-reads', 'payload-route'), file('config')),
  allow(file('instrumentation'), room('platform', 'finder', 'app')),
  allow(file('config'), room('core', 'cms'), file('schema-door', 'block-schemas', 'plugin')),
]
