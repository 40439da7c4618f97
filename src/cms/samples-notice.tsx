import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { defaultLocale, isLocale, languageTags, type Localized } from '@/core/locales'

const words: Localized<(count: string) => string> = {
  en: (count) =>
    `This site still shows ${count} invented entries: vendors, products, members and what they wrote, all marked as samples. Before you open a real shop, stop the site and run npm run seed -- --remove-samples: it takes away exactly them.`,
  es: (count) =>
    `Este sitio muestra todavía ${count} entradas inventadas: vendedores, productos, miembros y lo que escribieron, todas marcadas como muestras. Antes de abrir una tienda real, detenga el sitio y ejecute npm run seed -- --remove-samples: quita exactamente esas.`,
  pt: (count) =>
    `Este site ainda mostra ${count} registros inventados: vendedores, produtos, membros e o que eles escreveram, todos marcados como amostras. Antes de abrir uma loja de verdade, pare o site e execute npm run seed -- --remove-samples: remove exatamente esses.`,
}

/** Stands over the dashboard while anything of the invented shop and community is left. */
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
  const language = isLocale(i18n.language) ? i18n.language : defaultLocale
  return <Banner type="info">{words[language](new Intl.NumberFormat(languageTags[language]).format(total))}</Banner>
}
