/** A decision record without its status line, the only part that may change. */
export const withoutStatus = (record: string): string => record.replace(/^Date: .*Status: .*$/m, '')

/** The commit that added each record, from `git log --first-parent --diff-filter=A --format=%H --name-only`. */
export function landedIn(log: string): Map<string, string> {
  const commits = new Map<string, string>()
  let commit = ''
  for (const line of log.split('\n')) {
    if (/^[\da-f]{40,64}$/.test(line)) commit = line
    else if (line.endsWith('.md')) commits.set(line, commit)
  }
  return commits
}

/** Errors in the decision records: changed or deleted after their first commit, or two with the same number. */
export function problemsOf(landed: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const changed = [...landed].flatMap(([file, text]) => {
    const record = now.get(file)
    if (record === undefined) return [`${file} is gone: a record stays, superseded by another`]
    return withoutStatus(record) === withoutStatus(text)
      ? []
      : [`${file} changed since it landed: supersede it by a new record, and say so in its status line`]
  })
  const numberOf = (file: string): string => /(\d{4})-[^/]+$/.exec(file)?.[1] ?? file
  const files = [...now.keys()]
  const double = [...new Set(files.map(numberOf))].flatMap((number) => {
    const same = files.filter((file) => numberOf(file) === number)
    return same.length > 1 ? [`${number} is the number of ${same.join(' and ')}`] : []
  })
  return [...changed, ...double]
}

const standing = (record: string): string => {
  const [, status = ''] = /\bStatus: ([^]*?)(?:\n\n|$)/.exec(record) ?? []
  if (/^superseded/.test(status)) return ' (superseded)'
  return /^accepted;[^]*\b(?:superseded|replaced) by/.test(status) ? ' (superseded in part)' : ''
}

/** The index of the records by number, with title and status. */
export function indexOf(records: ReadonlyMap<string, string>): string {
  const lines = [...records]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, record]) => {
      const name = file.slice(file.lastIndexOf('/') + 1)
      const title = /^# \d+[.:] (.*)$/m.exec(record)?.[1] ?? name
      return `- [${name.slice(0, 4)}](${name}) ${title}${standing(record)}`
    })
  return `# Decisions\n\n\`npm run records\` writes this list from the records.\n\n${lines.join('\n')}\n`
}
