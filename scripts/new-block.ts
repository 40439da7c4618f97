import { existsSync, readFileSync } from 'node:fs'
import { withBlock } from './lib/block-lists'
import { run, writeWhole } from './lib/steps.mjs'

/** Scaffolds a page block: `npm run new:block -- spore-banner`. */
const name = process.argv[2] ?? ''
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Name the block in lower-case words with dashes: npm run new:block -- spore-banner')
  process.exit(2)
}
const slug = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const type = `${slug.slice(0, 1).toUpperCase()}${slug.slice(1)}Block`
const folder = `src/blocks/${name}`
if (existsSync(folder)) {
  console.error(`${folder} exists already.`)
  process.exit(1)
}
// Computed before any file is written, so that an error leaves no partial block behind.
const lists = withBlock({ name, slug, type }, (listed) => readFileSync(listed, 'utf8'))
const words = name.replaceAll('-', ' ')
const title = words.slice(0, 1).toUpperCase() + words.slice(1)

writeWhole(
  `${folder}/schema.ts`,
  `import type { Block } from 'payload'
import { localizedText } from '@/cms/fields/basics'
import { label } from '@/cms/labels'

/** TODO: what the block is for, with its requirement. */
export const ${slug}Block: Block = {
  slug: '${slug}',
  interfaceName: '${type}',
  labels: { singular: label('${title}', '${title}', '${title}'), plural: label('${title}s', '${title}s', '${title}s') },
  fields: [localizedText('title', label('Title', 'Título', 'Título'))],
}
`,
)
writeWhole(
  `${folder}/component.tsx`,
  `import type { BlockProps } from '../block-props'

export function ${type}({ block }: BlockProps<'${slug}'>) {
  return (
    <section className="shell py-10">
      <h2 className="text-3xl">{block.title}</h2>
    </section>
  )
}
`,
)
writeWhole(
  `${folder}/fixture.ts`,
  `import type { ${type} } from '@/payload-types'

/** A filled block, for tests and for looking at it. */
export const ${slug}Fixture: ${type} = { blockType: '${slug}', title: '${title}' }
`,
)
writeWhole(
  `${folder}/${name}.test.tsx`,
  `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ${type} } from './component'
import { ${slug}Fixture } from './fixture'

test('${name} renders its title', () => {
  expect(renderToStaticMarkup(<${type} block={${slug}Fixture} locale="en" first />)).toContain('${title}')
})
`,
)

for (const [file, text] of lists) writeWhole(file, text)

await run('npm', ['run', 'generate'])
await run('npx', ['prettier', '--write', '--log-level', 'warn', 'src/blocks', 'src/core/blocks.ts'])
console.log(
  `\nMade ${folder}. Fill in the schema, the component, the labels in es and pt, the fixture and the test, draw public/blocks/${slug}.svg, and put the block on a seeded page (starter/loader/mappers); then npm run verify. Each step: docs/recipes/add-a-block.md.`,
)
