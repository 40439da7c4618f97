import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, call } from '../setup/client'
import { change, cleanUp, makeOne, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let writer: Member
let other: Member
let species: number

beforeAll(async () => {
  ;[writer, other] = await Promise.all([member('desk writer'), member('desk other')])
  species = await makeOne('mushrooms')
})
afterAll(cleanUp)

const comment = async (who: Member, text: string): Promise<string> => {
  const body = { doc: { relationTo: 'mushrooms', value: species }, comment: text }
  return `comments:${remember('comments', await call('/api/comments', { body, token: who.token }))}`
}

/** Keys of the entries in a view of the desk, on all its pages. */
async function keysInView(view: string): Promise<ReadonlySet<string>> {
  const headers = { cookie: `payload-token=${await asAdmin()}`, 'sec-fetch-site': 'same-origin' }
  const keys = new Set<string>()
  for (let page = 1; page <= 40; page += 1) {
    const { status, text } = await call(`/admin/moderation?view=${view}&page=${page}`, { headers })
    expect(status).toBe(200)
    for (const [, key = ''] of text.matchAll(/data-key="([a-z]+:\d+)"/g)) keys.add(key)
    if (!text.includes(`view=${view}&amp;page=${page + 1}"`)) break
  }
  return keys
}

test('MOD-01 T-1E likely duplicates, entries with links and those of new members each have a view of their own', async () => {
  const word = unique('chanterelle').replaceAll('-', '')
  const published = await comment(writer, `My grandmother dried ${word} on a thread above the stove all winter.`)
  await change('comments', Number(published.split(':')[1]), { _status: 'published' })
  const copied = await comment(other, `MY GRANDMOTHER dried ${word}, on a thread above the stove: all Winter!!!`)
  const near = await comment(other, `My grandmother always dried ${word} on a thread above the stove all winter`)
  const plain = await comment(writer, `Nobody ever said this of ${word}: it sings.`)
  const linked = await comment(writer, `Buy ${word} at spores.example/shop now.`)

  const [waiting, doubles, links, newMembers] = await Promise.all(
    ['waiting', 'doubles', 'links', 'newMembers'].map(keysInView),
  )
  const ours = [published, copied, near, plain, linked]
  const on = (keys: ReadonlySet<string> | undefined): string[] => ours.filter((key) => keys?.has(key))
  expect(on(waiting)).toEqual([copied, near, plain, linked])
  expect(on(doubles)).toEqual([copied, near])
  expect(on(links)).toEqual([linked])
  expect(on(newMembers)).toEqual([copied, near])
})

test.each([
  ['en', 'Moderation'],
  ['es', 'Moderación'],
  ['pt', 'Moderação'],
])('MOD-01 the window title of the desk is localised (%s)', async (language, name) => {
  const cookie = `payload-token=${await asAdmin()}; payload-lng=${language}`
  const { text } = await call('/admin/moderation', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  expect(text).toContain(`<title>${name} · Sporeprint</title>`)
})

test('MOD-01 the view of the newest has pending, published and rejected entries', async () => {
  const waits = await comment(writer, unique('Waiting words'))
  const shown = await comment(writer, unique('Published words'))
  const refused = await comment(writer, unique('Refused words'))
  const decide = async (entry: string, action: string): Promise<void> => {
    const body = { entries: [entry], action, reason: 'Off topic.' }
    expect((await call('/api/moderation', { body, token: await asAdmin() })).json).toMatchObject({
      done: [entry],
      failed: [],
    })
  }
  await decide(shown, 'publish')
  await decide(refused, 'refuse')
  const keys = await keysInView('newest')
  expect([waits, shown, refused].filter((key) => keys.has(key))).toEqual([waits, shown, refused])
})

test('MOD-01 DAT-08 the desk names a wholesale vendor by its business name, not by its display name', async () => {
  const [shown, business] = [unique('shown'), unique('business')]
  const names = { displayName: shown, businessName: business, vendorType: 'wholesale' }
  const doc = { relationTo: 'vendors', value: await makeOne('vendors', names) }
  const body = { doc, rating: 3, headline: unique('Headline'), review: unique('Prompt and careful.') }
  const id = remember('reviews', await call('/api/reviews', { body, token: writer.token }))
  const { text } = await call('/admin/moderation?view=newest', {
    headers: { cookie: `payload-token=${await asAdmin()}`, 'sec-fetch-site': 'same-origin' },
  })
  expect(text).toContain(`reviews:${id}`)
  expect(text).toContain(business)
  expect(text).not.toContain(shown)
})

describe('MOD-01 COM-06 two moderators', () => {
  type ByKey = Record<string, string>
  type Told = { done: string[]; failed: string[]; overtaken: string[]; unrated: string[]; marks: ByKey; reports: ByKey }

  const decide = async (entry: string, body: object, mark?: string): Promise<Told> => {
    const sent = { entries: [entry], ...(mark === undefined ? {} : { seen: { [entry]: mark } }), ...body }
    return (await call('/api/moderation', { body: sent, token: await asAdmin() })).json as Told
  }
  const stateOf = async (entry: string): Promise<unknown> => {
    const { json } = await call(`/api/comments/${entry.split(':')[1]}?depth=0`, { token: await asAdmin() })
    return [json._status, json.refusal]
  }
  /** Creates a waiting entry; returns its key and its mark, as both desks show it. */
  const waiting = async (): Promise<readonly [string, string]> => {
    const entry = await comment(writer, unique('Two desks'))
    const { marks } = await decide(entry, { action: 'reopen' })
    return [entry, marks[entry] ?? '']
  }
  /** The mark of a reported entry, as a desk loaded now shows it. */
  const shownMark = async (entry: string): Promise<string> => {
    const headers = { cookie: `payload-token=${await asAdmin()}`, 'sec-fetch-site': 'same-origin' }
    const { text } = await call('/admin/moderation?view=reported', { headers })
    const [, mark = ''] = new RegExp(`"key":"${entry}".*?"mark":"([^"]+)"`).exec(text.replaceAll('\\"', '"')) ?? []
    return mark
  }
  const refuse = { action: 'refuse', reason: 'Off topic.' }
  const publish = { action: 'publish' }

  test.each([
    ['publish what the other refused', refuse, publish, ['draft', 'Off topic.']],
    ['refuse what the other published', publish, refuse, ['published', null]],
    ['refuse for another reason', refuse, { ...refuse, reason: 'Rude.' }, ['draft', 'Off topic.']],
  ])('cannot overrule a decision that they have not seen: %s', async (_, first, second, state) => {
    const [entry, mark] = await waiting()
    expect((await decide(entry, first, mark)).done).toEqual([entry])
    expect(await decide(entry, second, mark)).toEqual({
      done: [],
      failed: [entry],
      overtaken: [entry],
      unrated: [],
      marks: {},
      reports: {},
    })
    expect(await stateOf(entry)).toEqual(state)
  })

  test('cannot overrule a decision that kept a reported entry and settled its reports', async () => {
    const entry = await comment(writer, unique('Kept words'))
    await decide(entry, publish)
    const item = { relationTo: 'comments', value: Number(entry.split(':')[1]) }
    const report = async (who: Member) => call('/api/reports', { body: { item }, token: who.token })
    await report(other)
    const mark = await shownMark(entry)
    const kept = await decide(entry, publish, mark)
    expect(kept.done).toEqual([entry])
    expect((await decide(entry, refuse, mark)).overtaken).toEqual([entry])
    expect((await decide(entry, publish, mark)).overtaken).toEqual([entry])
    expect(await stateOf(entry)).toEqual(['published', null])
    const undone = await decide(entry, { ...publish, reports: kept.reports }, kept.marks[entry])
    expect([undone.done, undone.marks[entry]]).toEqual([[entry], mark])
    // A report that arrives after the desk was loaded does not stop a decision.
    await report(await member('desk second reporter'))
    expect((await decide(entry, refuse, mark)).done).toEqual([entry])
  })

  test('decide a reported entry at the same moment: one of them does, and the other learns of it', async () => {
    const entry = await comment(writer, unique('At once'))
    await decide(entry, publish)
    const item = { relationTo: 'comments', value: Number(entry.split(':')[1]) }
    await call('/api/reports', { body: { item }, token: other.token })
    const mark = await shownMark(entry)
    const told = await Promise.all([publish, refuse, publish, refuse].map((body) => decide(entry, body, mark)))
    expect(told.flatMap(({ done }) => done)).toEqual([entry])
    expect(told.flatMap(({ overtaken }) => overtaken)).toEqual([entry, entry, entry])
  })

  test('undo a decision together with the reports it removed, each once, except those of deleted accounts', async () => {
    const leaving = await member('desk leaving')
    const reporters = [other, await member('desk reporter'), leaving]
    const entry = await comment(writer, unique('Reported words'))
    const { marks } = await decide(entry, publish)
    const item = { relationTo: 'comments', value: Number(entry.split(':')[1]) }
    const report = async (who: Member): Promise<number> =>
      (await call('/api/reports', { body: { item }, token: who.token })).status
    const isReported = async (): Promise<boolean> => (await keysInView('reported')).has(entry)
    const listed = async (token: string): Promise<unknown> =>
      (await call(`/api/reports?where[item.value][equals]=${item.value}&depth=0`, { token })).json.totalDocs
    expect(await Promise.all(reporters.map(report))).toEqual([201, 201, 201])
    expect(await isReported()).toBe(true)
    const refused = await decide(entry, refuse, marks[entry])
    expect([refused.done, await isReported()]).toEqual([[entry], false])
    await call(`/api/users/${leaving.id}`, { method: 'DELETE', token: await asAdmin() })
    const back = { ...publish, reports: refused.reports }
    const undone = await decide(entry, back, refused.marks[entry])
    expect([undone.done, undone.reports, await isReported()]).toEqual([[entry], {}, true])
    expect([await listed(await asAdmin()), await listed(other.token)]).toEqual([2, 1])
    expect(await report(other)).toBe(200)
    // Reports named for another entry are not restored.
    const elsewhere = await comment(writer, unique('Other words'))
    await decide(elsewhere, { ...publish, reports: { [elsewhere]: refused.reports[entry] } })
    expect((await keysInView('reported')).has(elsewhere)).toBe(false)
  })

  test('undo their own decision, unless the other moderator has decided since', async () => {
    const [entry, mark] = await waiting()
    const own = await decide(entry, publish, mark)
    const undone = await decide(entry, { action: 'reopen' }, own.marks[entry])
    expect([undone.done, undone.marks[entry]]).toEqual([[entry], mark])
    const again = await decide(entry, publish, undone.marks[entry])
    const other = await decide(entry, refuse, again.marks[entry])
    expect(other.done).toEqual([entry])
    expect((await decide(entry, { action: 'reopen' }, again.marks[entry])).overtaken).toEqual([entry])
    expect(await stateOf(entry)).toEqual(['draft', 'Off topic.'])
  })
})
