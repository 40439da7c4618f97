import { makeMember } from './client'
import { remember } from './fixtures'

export type Member = { id: number; token: string; email: string }

/** A member who is deleted with everything else the test made. */
export async function member(name: string): Promise<Member> {
  const made = await makeMember(name)
  remember('users', { status: 201, headers: new Headers(), text: '', json: { doc: { id: made.id } } })
  return made
}
