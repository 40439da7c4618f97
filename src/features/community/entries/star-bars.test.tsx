import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messages } from '@/platform/i18n/messages'
import type { EntryLabels } from './labels'
import { StarBars } from './star-bars'

test.each([
  ['en', '4 of 5 stars: 67% (2)', '67%'],
  ['es', '4 de 5 estrellas: 67\u00a0% (2)', '67\u00a0%'],
  ['pt', '4 de 5 estrelas: 67% (2)', '67%'],
] as const)(
  'SPC-07 in %s the share of a star is shown and read out in the locale’s format',
  (locale, spoken, written) => {
    const labels = { starsOf: messages[locale].community.starsOf } as EntryLabels
    const html = renderToStaticMarkup(
      <StarBars stars={[1, 0, 0, 2, 0]} chosen={null} labels={labels} locale={locale} linkTo={() => ({ href: '#' })} />,
    )
    expect(html).toContain(`aria-label="${spoken}"`)
    expect(html).toContain(`>${written}<`)
  },
)
