import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { inLanguage, label } from '@/cms/labels'
import { fill } from '@/core/fill'
import { languageTags } from '@/core/locales'

const notice = label(
  'This site still shows {count} invented entries: vendors, products, members and what they wrote, all marked as samples. Before you open a real shop, stop the site and run `npm run seed -- --remove-samples`: it takes away exactly them.',
  'Este sitio muestra todavía {count} entradas inventadas: vendedores, productos, miembros y lo que escribieron, todas marcadas como muestras. Antes de abrir una tienda real, detenga el sitio y ejecute `npm run seed -- --remove-samples`: quita exactamente esas.',
  'Este site ainda mostra {count} registros inventados: vendedores, produtos, membros e o que eles escreveram, todos marcados como amostras. Antes de abrir uma loja de verdade, pare o site e execute `npm run seed -- --remove-samples`: remove exatamente esses.',
)

/** A notice above the admin's dashboard while any sample (invented shop and community) is left. */
export async function SamplesNotice({ payload, i18n }: ServerProps) {
  const marked = payload.config.collections.filter(({ flattenedFields }) =>
    flattenedFields.some((field) => field.name === 'sample'),
  )
  const counts = await Promise.all(
    marked.map(({ slug }) =>
      payload.count({ collection: slug, where: { sample: { equals: true } }, overrideAccess: true }),
    ),
  )
  const total = counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
  if (total === 0) return null
  const count = new Intl.NumberFormat(inLanguage(languageTags, i18n.language)).format(total)
  const [before, command, after] = fill(inLanguage(notice, i18n.language), { count }).split('`')
  return (
    <Banner type="info">
      {before}
      <code className="sporeprint-command">{command}</code>
      {after}
    </Banner>
  )
}
