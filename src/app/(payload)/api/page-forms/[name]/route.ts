import config from '@payload-config'
import { REST_DELETE, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { pageForms } from '@/app/page-forms'
import { allowing, guarded } from '@/cms/guards/guarded'
import { fetchPageForm, pageFormPlace } from '@/features/forms/server'
import { notFound } from '@/cms/guards/request-guard'
import { receiveForm, type Rest } from '@/platform/forms/receive'

const rest: Rest = {
  config,
  handlers: { POST: REST_POST(config), PATCH: REST_PATCH(config), DELETE: REST_DELETE(config) },
}

const receivers = new Map(
  pageForms.map((form) => {
    const place = { ...form, isTyped: (name: string) => form.fields[name]?.keep === true }
    return [form.name, receiveForm(place, rest, () => Promise.resolve(form))]
  }),
)

/** An editor's form is read at each submission, so that its current fields apply. */
function receiverOf(name: string) {
  const place = pageFormPlace(name)
  return place && receiveForm(place, rest, () => fetchPageForm(name))
}

const unknown = guarded(() => Promise.resolve(notFound()))

type Context = { params: Promise<{ name: string }> }

/** Receives the forms of pages, sent with scripts or without. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const receive = receivers.get(name) ?? receiverOf(name)
  return receive ? receive(request) : unknown(request, null)
}

const wrongMethod = allowing('POST')
export { wrongMethod as DELETE, wrongMethod as GET, wrongMethod as PATCH, wrongMethod as PUT }
