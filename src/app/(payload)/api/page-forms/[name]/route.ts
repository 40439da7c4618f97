import config from '@payload-config'
import { REST_DELETE, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { pageForms } from '@/app/page-forms'
import { allowing } from '@/cms/guards/guarded'
import { findPageForm } from '@/features/forms/server'
import { notFound } from '@/cms/guards/request-guard'
import { receiveForm, type Rest } from '@/platform/forms/receive'

const rest: Rest = {
  config,
  handlers: { POST: REST_POST(config), PATCH: REST_PATCH(config), DELETE: REST_DELETE(config) },
}

const receivers = new Map(pageForms.map((form) => [form.name, receiveForm(form, rest)]))

/** A form of an editor's making is read when it is sent: its fields are as they are now. */
async function receiverOf(name: string) {
  const form = await findPageForm(name)
  return form && receiveForm(form, rest)
}

type Context = { params: Promise<{ name: string }> }

/** What the forms of pages are sent to, with scripts and without. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const receive = receivers.get(name) ?? (await receiverOf(name))
  return receive ? receive(request) : notFound()
}

const refused = allowing('POST')
export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
