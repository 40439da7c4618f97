/** The signed-in member, with what the site's pages show of them. */
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
