import { makeMember } from './client'
import { remember } from './fixtures'

export type Member = { id: number; token: string; email: string }

/** A member who is deleted with everything else the test made. */
export async function member(name: string): Promise<Member> {
  const made = await makeMember(name)
  remember('users', { status: 201, headers: new Headers(), text: '', json: { doc: { id: made.id } } })
  return made
}

/** Many members; a few at a time, since each keeps a connection while its password is hashed. */
export async function crowdOf(name: string, size: number): Promise<Member[]> {
  const crowd: Member[] = []
  while (crowd.length < size) {
    const next = Math.min(5, size - crowd.length)
    crowd.push(...(await Promise.all(Array.from({ length: next }, (_, at) => member(`${name} ${crowd.length + at}`)))))
  }
  return crowd
}
