/** A block's folder, its slug, and the name of its component. */
export type NewBlock = { readonly name: string; readonly slug: string; readonly type: string }

type Edit = [mark: string, added: string]

/** For each file that lists all blocks: the text before which a new block's line is inserted, and that line. */
const additions = ({ name, slug, type }: NewBlock): Record<string, Edit[]> => ({
  'src/core/blocks.ts': [['] as const\n\nexport type BlockSlug', `  '${slug}',\n`]],
  'src/blocks/schemas.ts': [
    ['\n/** Every block by its slug', `import { ${slug}Block } from './${name}/schema'\n`],
    ['} as const satisfies', `  ${slug}: ${slug}Block,\n`],
  ],
  'src/blocks/components.tsx': [
    ['\n/** Every block', `import { ${type} } from './${name}/component'\n`],
    ['}\n', `  ${slug}: ${type},\n`],
  ],
  'src/syndication/markdown/blocks.ts': [['}\n\nconst written', `  ${slug}: silent,\n`]],
  'src/blocks/fixtures.ts': [
    ['\n/** Every block, filled', `import { ${slug}Fixture } from './${name}/fixture'\n`],
    ['}\n', `  ${slug}: ${slug}Fixture,\n`],
  ],
})

function insertBefore(text: string, mark: string, added: string): string {
  const place = text.lastIndexOf(mark)
  if (place < 0) throw new Error(`There is no ${JSON.stringify(mark)} to put a new block before`)
  return text.slice(0, place) + added + text.slice(place)
}

/**
 * The files that list all blocks, with a new block's line inserted.
 * @param read returns the text of a file
 * @throws Error where a file lacks the text before which the line is inserted
 */
export const withBlock = (block: NewBlock, read: (file: string) => string): [file: string, text: string][] =>
  Object.entries(additions(block)).map(([file, edits]) => [
    file,
    edits.reduce((text, [mark, added]) => insertBefore(text, mark, added), read(file)),
  ])
