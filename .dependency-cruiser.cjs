/**
 * The three module graphs that must not mix (ARCHITECTURE.md): what payload.config.ts reaches also loads in plain
 * Node, and what a *.client.tsx reaches ships to the browser. Type-only imports vanish before the check.
 */
const configGraph = { path: '^src/payload\\.config\\.ts$' }
const clientGraph = { path: '\\.client\\.tsx$' }

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-components-in-config',
      comment: 'Name React components by string path.',
      severity: 'error',
      from: configGraph,
      to: { path: '\\.tsx$', reachable: true },
    },
    {
      name: 'no-server-only-in-config',
      comment: 'server-only throws in plain Node.',
      severity: 'error',
      from: configGraph,
      to: { path: 'node_modules/server-only/', reachable: true },
    },
    {
      name: 'no-payload-in-client',
      severity: 'error',
      from: { ...clientGraph, pathNot: '^src/cms/admin/' },
      to: { path: 'node_modules/(payload|@payloadcms)/', reachable: true },
    },
    {
      name: 'only-the-kit-in-admin-client',
      comment: 'What the admin draws in the browser draws with its kit, and reaches nothing else of Payload.',
      severity: 'error',
      from: { path: '^src/cms/admin/.*\\.client\\.tsx$' },
      to: { path: 'node_modules/(payload/|@payloadcms/(?!ui/))', reachable: true },
    },
    {
      name: 'admin-client-in-admin',
      comment: 'Pages of the site carry nothing of the admin.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cms/admin|app/\\(payload\\))/' },
      to: { path: '^src/cms/admin/.*\\.client\\.tsx$' },
    },
    {
      name: 'no-server-in-client',
      severity: 'error',
      from: clientGraph,
      to: { path: '(/server|/public-find)\\.ts$|node_modules/server-only/', reachable: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: false,
    doNotFollow: { path: 'node_modules' },
    // Sources that did not change have the graphs they had.
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
    exclude: { path: '^src/(migrations/|payload-types\\.ts$)|\\.test\\.tsx?$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
