// @ts-check
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

const most = 300
/** Data, generated files and SQL may be longer. */
const exempt = /^(starter\/catalogue|src\/migrations)\/|\.data\.ts$|^src\/payload-types\.ts$|\/importMap\.js$/

/** Checks the number of lines of source files. @throws Error with the files above the limit */
export async function checkFileSizes() {
  const roots = await Promise.all(
    ['src', 'starter', 'server'].map((root) => readdir(root, { recursive: true, withFileTypes: true })),
  )
  const sizes = roots
    .flat()
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .filter((file) => !exempt.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .sort((a, b) => a.lines - b.lines)
  const tooLong = sizes.filter(({ lines }) => lines > most)
  if (tooLong.length > 0)
    throw new Error(tooLong.map(({ file, lines }) => `${file}: ${lines} lines, at most ${most}`).join('\n'))
  const at = (/** @type {number} */ share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines
  return `${sizes.length} files, median ${at(0.5)} lines, 95 % within ${at(0.95)}, longest ${at(1)}`
}
