import type { CollectionBeforeChangeHook, PayloadRequest, ValidationError } from 'payload'
import { isDraftSave } from '@/cms/changes/plugin'
import { inLanguage, label } from '@/cms/labels'
import { runSqlReturning, sql, toText } from '@/cms/sql'
import { fieldError } from '@/cms/field-error'
import { harms } from '@/core/dangers'
import { fill } from '@/core/fill'
import type { Mushroom } from '@/payload-types'
import { everyName, initialName, pairNames, plainName, type ScientificNames } from '../danger/pair-names'
import { mostSynonyms } from './specie-fields'

/** The names under which a species is published, or was when it was unpublished; null without a row. */
async function storedNames(req: PayloadRequest, id: number): Promise<ScientificNames | null> {
  const [row] = await runSqlReturning(req, sql`SELECT specie_scientific_name AS name FROM mushrooms WHERE id = ${id}`)
  if (!row) return null
  const former = await runSqlReturning(req, sql`SELECT name FROM mushrooms_specie_synonyms WHERE _parent_id = ${id}`)
  return { scientificName: toText(row.name), synonyms: former.map(({ name }) => ({ name: toText(name) })) }
}

type Others = {
  /** A species that has a look-alike entry of this name, by the normalised name. */
  readonly naming: ReadonlyMap<string, string>
  readonly having: ReadonlySet<string>
  readonly havingEver: ReadonlySet<string>
}

/** The names of the other published species, and those in their look-alike entries. */
async function othersOf(req: PayloadRequest, id: number): Promise<Others> {
  const others = sql`mushrooms AS m WHERE m._status = 'published' AND m.id <> ${id}`
  const rows = await runSqlReturning(
    req,
    sql`SELECT 'now' AS kind, m.specie_scientific_name AS name, '' AS said_by FROM ${others}
      UNION ALL SELECT 'once', s.name, '' FROM mushrooms_specie_synonyms AS s, ${others} AND s._parent_id = m.id
      UNION ALL SELECT 'pair', p.species, m.specie_scientific_name
        FROM mushrooms_specie_look_alike_species AS p, ${others} AND p._parent_id = m.id`,
  )
  const of = (...kinds: string[]) => rows.filter(({ kind }) => kinds.includes(String(kind)))
  const namesOf = (...kinds: string[]) => new Set(of(...kinds).map(({ name }) => plainName(toText(name))))
  const naming = of('pair').flatMap(({ name, said_by }) =>
    pairNames(toText(name)).map((one) => [one, String(said_by)] as const),
  )
  return { naming: new Map(naming), having: namesOf('now'), havingEver: namesOf('now', 'once') }
}

const needed = label(
  '{species} names this species “{name}” among its look-alikes. Keep that name here, or change it there first.',
  '{species} nombra a esta especie «{name}» entre sus especies parecidas. Conserve aquí ese nombre, o cámbielo allí primero.',
  '{species} chama esta espécie de “{name}” entre as suas espécies parecidas. Mantenha esse nome aqui ou altere-o lá primeiro.',
)

const refusal = (req: PayloadRequest, name: string, species: string): ValidationError =>
  fieldError(req, 'specie.synonyms', fill(inLanguage(needed, req.i18n.language), { species, name }))

/** The strings in a list of names that has not been validated yet. */
const written = (names: ScientificNames['synonyms']): string[] =>
  (Array.isArray(names) ? names : []).flatMap((row: { name?: unknown } | null) => toText(row?.name) ?? [])

/**
 * Look-alikes are matched by name, so no save may lose a name by which another species refers to this one: the former
 * name of a renamed species becomes a synonym, which cannot be removed (SPC-04, SAF-06). The former name of a harmful
 * species always becomes one, which can be removed unless another species refers to it. When a species is unpublished,
 * every such name becomes a synonym, since nothing may keep an editor from taking a page down.
 * @throws ValidationError where such a name would be lost
 */
export const keepPairNames: CollectionBeforeChangeHook<Mushroom> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || isDraftSave(data, req)) return data
  const before = await storedNames(req, originalDoc.id)
  if (!before) return data
  const isPublished = data._status === 'published'
  // Publishing a draft need not send its names, so the draft's own fill them in.
  const specie = { ...originalDoc.specie, ...data.specie }
  let synonyms = specie.synonyms ?? []
  const { scientificName } = specie
  const kept = new Set(everyName({ scientificName, synonyms: written(specie.synonyms).map((name) => ({ name })) }))
  const renamed = before.scientificName ?? ''
  const lost = [renamed, ...written(before.synonyms)].filter((name) => !kept.has(plainName(name)))
  if (lost.length === 0) return data
  const { naming, having, havingEver } = await othersOf(req, originalDoc.id)
  for (const name of lost) {
    const plain = plainName(name)
    const initial = initialName(plain)
    const species = naming.get(plain) ?? (initial && !kept.has(initial) ? naming.get(initial) : undefined)
    const isFormer = plain === plainName(renamed)
    const isFull = synonyms.length >= mostSynonyms
    // A search for the former name of a harmful species leads to it, not to edible species of that genus (SAF-02).
    const isKept = species !== undefined || (isFormer && !isFull && harms(specie.edibility))
    if (!isKept || (isFormer ? having : havingEver).has(plain)) continue
    if (isPublished && species !== undefined && (!isFormer || isFull)) throw refusal(req, name, species)
    synonyms = [...synonyms, { name }]
    if (initial) kept.add(initial)
  }
  return { ...data, specie: { ...data.specie, synonyms } as Mushroom['specie'] }
}
