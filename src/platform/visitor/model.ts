/** Who is signed in, as far as the site's own pages show it. */
export type Member = {
  readonly id: number
  readonly name: string
  readonly alias: string | null
  /** Address of a small picture. */
  readonly avatar: string | null
  /** May open the admin. */
  readonly admin: boolean
}

export type Visitor = { readonly member: Member | null }
