import { createHash } from 'node:crypto'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { label } from '@/cms/labels'
import { defaultLocale } from '@/core/locales'
import { relatedId } from '@/core/relation'
import type { Media } from '@/payload-types'
import { memberPicturePrefix as prefix } from '@/platform/media/member-picture'
import { rejectField } from './reject-field'
import { stillPicture } from './still-picture'

/** Bytes of a member's picture. */
export const pictureBytes = 5 * 1024 * 1024

/** Without the member's name: media are listed publicly, and anonymous authors have pictures too (D-03). */
const description = label('Picture of a member', 'Imagen de un miembro', 'Imagem de um membro')

/** Stores a member's picture; returns its id, or null where it is unusable. Members create media in no other way. */
export async function keepPicture(req: PayloadRequest, picture: File): Promise<number | null> {
  if (picture.size > pictureBytes) return null
  const data = await stillPicture(Buffer.from(await picture.arrayBuffer()))
  if (!data) return null
  const file = `${prefix}${createHash('sha256').update(data).digest('hex').slice(0, 20)}.png`
  try {
    const { id } = await req.payload.create({
      collection: 'media',
      data: { alt: description[defaultLocale] },
      file: { data, mimetype: 'image/png', name: file, size: data.byteLength },
      locale: defaultLocale,
      overrideAccess: true,
      req,
    })
    return id
  } catch (error) {
    // An error about the picture is shown to the member; a failing disk or database is not.
    if (error instanceof APIError && error.status < 500) return null
    throw error
  }
}

type Pictured = { id: number; avatar?: unknown }

const pictureOf = (user: Partial<Pictured> | undefined): number | null => relatedId(user?.avatar)

/** The file name of a picture that a member sent; Payload adds a number to a name that exists. */
const sent = new RegExp(`^${prefix}[0-9a-f]{20}(-\\d+)?\\.\\w+$`)

/**
 * Members may only show a picture that was sent by `keepPicture` and that no account shows: with another member's
 * picture they would pass for that member, and keep it after its owner removes it.
 */
export const checkPicture: CollectionBeforeValidateHook<Pictured> = async ({ data, originalDoc, req }) => {
  const picture = pictureOf(data)
  if (picture === null || isAdmin(req.user) || picture === pictureOf(originalDoc)) return data
  if (await isNobodys(req, picture)) return data
  return rejectField(req, 'avatar', 'refusals.picture')
}

/** Whether a member sent this picture and no account shows it. */
async function isNobodys(req: PayloadRequest, picture: number): Promise<boolean> {
  const media = await req.payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: picture } }, req })
  if (!media || !sent.test(media.filename ?? '')) return false
  const shown = await req.payload.db.findOne<Pictured>({
    collection: 'users',
    where: { avatar: { equals: picture } },
    req,
  })
  return !shown
}

/** Deletes a picture that a member sent, unless another account shows it too. */
export async function dropPicture(req: PayloadRequest, picture: number): Promise<void> {
  const find = { overrideAccess: true, req } as const
  const media = await req.payload.findByID({ collection: 'media', id: picture, depth: 0, disableErrors: true, ...find })
  if (!sent.test(media?.filename ?? '')) return
  const others = await req.payload.count({ collection: 'users', where: { avatar: { equals: picture } }, ...find })
  if (others.totalDocs === 0) await req.payload.delete({ collection: 'media', id: picture, ...find })
}

/** Deletes the picture that was replaced, unless another account shows it. */
export const dropFormerPicture: CollectionAfterChangeHook<Pictured> = async ({ doc, previousDoc, req }) => {
  const former = pictureOf(previousDoc)
  if (former !== null && former !== pictureOf(doc)) await dropPicture(req, former)
  return doc
}

/** Deletes the picture of a deleted account (ACT-03). */
export const takePicture: CollectionAfterDeleteHook<Pictured> = async ({ doc, req }) => {
  const picture = pictureOf(doc)
  if (picture !== null) await dropPicture(req, picture)
}
