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
import { rejectField } from './reject-field'
import { stillPicture } from './still-picture'

/** Bytes of a member's picture. */
export const pictureBytes = 5 * 1024 * 1024

const prefix = 'member-'

/** Not the name: pictures are listed for everybody, and anyone who writes without a name has one, too (D-03). */
const description = label('Picture of a member', 'Imagen de un miembro', 'Imagem de um membro')

/** Keeps a picture of a member and gives its id. Members may not write media; this is the one way in. */
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
    // What the picture is to blame for is said of it; a disk or database that fails is not.
    if (error instanceof APIError && error.status < 500) return null
    throw error
  }
}

type Pictured = { id: number; avatar?: unknown }

const pictureOf = (user: Partial<Pictured> | undefined): number | null => relatedId(user?.avatar)

/** The file of a picture that a member sent; Payload numbers those of the same name. */
const sent = new RegExp(`^${prefix}[0-9a-f]{20}(-\\d+)?\\.\\w+$`)

/**
 * A member shows a picture that they sent themselves (`keepPicture`): with another member's they would pass for them,
 * and keep it when its owner takes it away.
 */
export const checkPicture: CollectionBeforeValidateHook<Pictured> = async ({ data, originalDoc, req }) => {
  const picture = pictureOf(data)
  if (picture === null || isAdmin(req.user) || picture === pictureOf(originalDoc)) return data
  if (await isNobodys(req, picture)) return data
  return rejectField(req, 'avatar', 'refusals.picture')
}

/** True of a picture that a member sent, and that no account shows. */
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

/** The picture that was replaced is shown by no account any more. */
export const dropFormerPicture: CollectionAfterChangeHook<Pictured> = async ({ doc, previousDoc, req }) => {
  const former = pictureOf(previousDoc)
  if (former !== null && former !== pictureOf(doc)) await dropPicture(req, former)
  return doc
}

/** A member’s face leaves with the account (ACT-03). */
export const takePicture: CollectionAfterDeleteHook<Pictured> = async ({ doc, req }) => {
  const picture = pictureOf(doc)
  if (picture !== null) await dropPicture(req, picture)
}
