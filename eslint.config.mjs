import boundaries from 'eslint-plugin-boundaries'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { untranslatedStrings } from './scripts/checks/untranslated-strings.mjs'
import { roomPolicies, roomSettings } from './scripts/checks/rooms.mjs'

const forbidden = {
  environment: [
    { selector: "MemberExpression[object.name='process'][property.name='env']", message: 'Read src/core/env.ts.' },
    { selector: "VariableDeclarator[init.name='process']", message: 'Read src/core/env.ts.' },
    { selector: 'ImportDeclaration[source.value=/^(node:)?process$/]', message: 'Read src/core/env.ts.' },
  ],
  clientDirective: [
    {
      selector: "ExpressionStatement[directive='use client']",
      message: 'A client component is a leaf named *.client.tsx.',
    },
  ],
  bareImport: [
    {
      selector: 'ImportDeclaration[specifiers.length=0][source.value=/^([.]|@\\W|@starter)(?!.*[.]css$)/]',
      message: 'A build drops a file of which nothing is used: call what has to happen (docs/adr/0047).',
    },
  ],
  hook: [
    {
      selector: ':matches(FunctionDeclaration, VariableDeclarator)[id.name=/^use[A-Z]/]',
      message: 'A hook stands in use-*.ts, where the rules of React are checked.',
    },
  ],
  defaultExport: [
    { selector: 'ExportDefaultDeclaration', message: 'Name the export.' },
    { selector: "ExportSpecifier[exported.name='default']", message: 'Name the export.' },
  ],
}

/** The syntax ban for a set of files, without the groups of selectors that are `allowed` there. */
const ban = (files, ...allowed) => ({
  files,
  rules: {
    'no-restricted-syntax': [
      'error',
      ...Object.entries(forbidden).flatMap(([name, selectors]) => (allowed.includes(name) ? [] : selectors)),
    ],
  },
})

/** Rules that need one file and its path; type-aware rules are in `.oxlintrc.json`. */
export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      'src/payload-types.ts',
      'src/migrations/**',
      'src/app/(payload)/admin/importMap.*',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true, 'ts-check': false },
      ],
      // Exceptions to a rule are configured here or in `.oxlintrc.json`, never by a comment in the file.
      'no-warning-comments': ['error', { terms: ['oxlint-disable', 'oxlint-enable'], location: 'anywhere' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // Only these files hold components and hooks, which the React compiler behind these rules analyzes.
  { files: ['src/**/*.tsx', 'src/**/use-*.ts'], extends: [reactHooks.configs.flat['recommended-latest']] },

  {
    files: ['{src,starter,server}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: roomSettings,
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', checkUnknownLocals: true, policies: roomPolicies }],
    },
  },

  {
    files: ['src/{core,ui}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['payload', '@payloadcms/*', 'next-intl', 'next-intl/*'], message: 'core and ui see neither.' },
          ],
        },
      ],
    },
  },
  {
    files: ['{src,server}/**/*.{ts,tsx}', 'public/*.js'],
    ignores: [
      // The languages' own names, the names of laws and states in the language of the place, and names of time zones.
      ...['src/core/locales.ts', 'src/features/shop/destinations/bans.data.ts', 'src/platform/place/*.data.ts'],
      // Translations that Payload's packages lack, in the packages' own format.
      'src/cms/admin/translations.data.ts',
      // The help texts of metrics are for the operator who scrapes them.
      'server/metrics.ts',
      ...['**/*.test.{ts,tsx}', '**/*fixture{,s}.{ts,tsx}'],
    ],
    plugins: { house: { rules: { 'untranslated-strings': untranslatedStrings } } },
    rules: { 'house/untranslated-strings': 'error' },
  },
  ban(['{src,starter}/**/*.{ts,tsx}']),
  ban(['src/**/*.tsx', 'src/**/use-*.ts'], 'hook'),
  ban(['src/core/env.ts', 'src/instrumentation.ts'], 'environment'),
  ban(['src/**/*.client.tsx'], 'clientDirective', 'hook'),
  ban(['src/payload.config.ts', 'src/platform/i18n/request.ts', 'src/app/**/*.{ts,tsx}'], 'defaultExport', 'hook'),
  ban(['src/app/**/{error,global-error}.tsx'], 'defaultExport', 'clientDirective', 'hook'),
  ban(['server/**/*.ts'], 'clientDirective'),
  ban(['{tests,e2e,scripts}/**/*.ts', 'server/main.ts'], 'environment', 'clientDirective'),
)
