import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The calls of Payload's Local API that override access rules: how many per file, and why they may. */
const trusted: Readonly<Record<string, readonly [calls: number, why: string]>> = {
  'src/read-model/read-model.ts': [1, 'the settings of the site, which everybody may read'],
  'src/cms/public-find.ts': [1, 'keeps the rules, by options that stand above the call'],
  'src/cms/guards/beyond-last-page.ts': [1, 'counts a list by the rules that it was read by'],
  'src/cms/guards/payload-collections.ts': [1, 'whether an admin has a setting of that name, before it is deleted'],
  'src/features/content/starter/samples-notice.tsx': [
    1,
    'how many sample entries there are, on the dashboard of admins',
  ],
  'src/app/(live)/[locale]/account/own-likes.tsx': [1, 'the likes of whoever is signed in, by their own id'],
  'src/cms/admin/contents.tsx': [1, 'how much there is of everything, on the dashboard of admins'],
  'src/cms/admin/plate-cell.tsx': [1, 'the picture of a document in a list of the admin; media are public'],
  'src/cms/fields/first-language.ts': [1, 'the document that an editor saves, in its first language'],
  'src/features/accounts/own-picture.ts': [4, 'the member’s own picture: kept, and deleted where it is nobody’s'],
  'src/cms/guards/reject-deletion-while-referenced.ts': [3, 'whether others name what an admin deletes'],
  'src/cms/fields/slug.ts': [1, 'which addresses are taken, before an admin copies an entry'],
  'src/cms/admin/failed-schedules.tsx': [3, 'what was not published at its moment, for admins alone'],
  'src/cms/guards/saved-at.ts': [1, 'when an entry was saved that an admin saves again'],
  'src/cms/guards/stale-saves.ts': [1, 'when the settings were saved that an admin saves again'],
  'src/cms/guards/waiting-changes.ts': [3, 'whether what an admin changes has a draft that is newer'],
  'src/features/shop/products/add-regulated-goods.ts': [1, 'whether a product that is saved is of a kind of spores'],
  'src/features/accounts/account-deletion.ts': [1, 'what goes with an account that is deleted'],
  'src/features/accounts/forms/account.ts': [1, 'the member’s own account, after their password'],
  'src/cms/mail/stuck.ts': [4, 'mails that did not leave, for admins alone'],
  'src/features/community/forms/mark-forms.ts': [2, 'the caller’s own entry or like is deleted, found by their own id'],
  'src/features/community/own/own-contributions.ts': [1, 'what whoever is signed in wrote, by their own id'],
  'src/features/community/own/own-state.ts': [1, 'whether the caller has an entry that waits, by their own id'],
  'src/features/community/own/rewrite.ts': [2, 'the caller’s own entry while it waits, found by their own id'],
  'src/features/content/starter/first-steps.tsx': [1, 'what a new owner still has to set, for admins alone'],
  'src/features/content/translations/read.ts': [4, 'what lacks in a language, for admins alone'],
  'src/features/shop/table/stored.ts': [2, 'products as a table, for admins alone'],
  'src/features/shop/table/write.ts': [4, 'keeps the rules, by options that stand above the calls'],
  'src/platform/redirects/moved-categories.ts': [1, 'redirects to a category whose path its editor changed'],
  'src/platform/redirects/write.ts': [4, 'the redirect of what an editor moved'],
  'src/features/accounts/own-data.ts': [2, 'everything that is kept of whoever is signed in, for themselves'],
  'src/features/shop/history/reads.ts': [1, 'earlier prices, which the page shows the lowest of'],
  'src/features/catalogue/categories/schema.ts': [1, 'the path of the category above one that is being saved'],
  'src/features/community/contribute-once.ts': [1, 'what the caller has sent before, less its author'],
  'src/features/community/mark-once.ts': [1, 'the caller’s own mark, found by their own key'],
  'src/features/community/calls/own-entries.ts': [1, 'the caller’s own entries that wait, found by their own id'],
  'src/features/community/moderation/taken-reports.ts': [1, 'reports go with the decision of an admin'],
  'src/features/community/moderation/decision.ts': [1, 'the log of who decided what, written for the admin who did'],
  'src/features/community/reads.ts': [1, 'what the entries of the desk are about, for admins alone'],
  'src/features/community/waiting-panel.tsx': [1, 'how many contributions wait, for admins alone'],
  'src/platform/references/drafts.ts': [1, 'what a notice shows of draft references, where the setting says so'],
  'src/platform/redirects/moved.ts': [1, 'where one address leads, of redirects that admins alone may list'],
  'starter/loader/run.ts': [2, 'the first admin, before there is anybody to sign in'],
  'starter/loader/store.ts': [5, 'the seed writes as the site itself'],
  'starter/samples.ts': [1, 'the owner’s own command takes the sample entries away'],
}

const local = /\b(?:payload|cms)\s*\.\s*(?:find|create|update|delete|count|duplicate|restore)\w*\(/g

/** The source text between the bracket that opens just before `start` and its closing bracket. */
function argumentsFrom(text: string, start: number): string {
  let depth = 1
  let end = start
  for (; end < text.length && depth > 0; end += 1) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
  return text.slice(start, end - 1)
}

const withoutRules = (text: string): string[] =>
  [...text.matchAll(local)]
    .map((call) => argumentsFrom(text, call.index + call[0].length))
    .filter((given) => !/\boverrideAccess: false\b/.test(given))

const sources = ['src', 'starter']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name.replaceAll('\\', '/')}`),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^src\/migrations\//.test(name))

test('G4 a call without access rules is found, one with them is not', () => {
  expect(withoutRules("await payload.find({ collection: 'a', where: { b: f(1) } })")).toHaveLength(1)
  expect(
    withoutRules('req.payload.count({ overrideAccess: true })\n  .then(() => "overrideAccess: false")'),
  ).toHaveLength(1)
  expect(withoutRules('payload\n  .findByID({ id: f(1),\n overrideAccess: false })')).toEqual([])
  expect(withoutRules('payload.db.find({}); cms.logger.info()')).toEqual([])
})

test('G4 only the listed calls, each with its reason, override access rules', () => {
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap((name): [string, number][] => {
    const calls = withoutRules(readFileSync(name, 'utf8')).length
    return calls > 0 ? [[name, calls]] : []
  })
  const stated = Object.entries(trusted).map(([name, [calls]]) => [name, calls])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(stated))
})
