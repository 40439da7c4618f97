import { mix } from '../color'
import { createRng } from '../prng'
import { createIds } from '../svg'
import type { IllustratedSpecies } from '../types'
import { airFor, sheetFor, tableTop, type Ground } from './backdrop'
import { finish } from './figure'
import { groundsFor, painterOf, zoomOf } from './forms/index'
import { hand, type Studio } from './studio'
import { subjectOf } from './subject'
import type { ProductBrief } from './types'

function speciesOf(brief: ProductBrief): IllustratedSpecies[] {
  const first =
    brief.species ??
    (brief.speciesMorphology
      ? {
          slug: brief.slug,
          scientificName: brief.slug,
          variation: null,
          substrate: [],
          morphology: brief.speciesMorphology,
        }
      : undefined)
  return [...(first ? [first] : []), ...(brief.moreSpecies ?? [])]
}

/** A product drawn as a plate, 1600 x 1200, with its vendor's label and its species. The same brief gives the same bytes. */
export function productPicture(brief: ProductBrief): string {
  const rng = createRng(`product/${brief.slug}`)
  const subjects = speciesOf(brief).map(subjectOf)
  const [dark, light] = brief.palette
  const subject = subjects[0]
  const studio: Studio = {
    slug: brief.slug,
    form: brief.form,
    brush: { rng, ids: createIds() },
    rng,
    dark,
    light,
    subject,
    subjects,
    dye: brief.dye,
    facts: { dark, light, mark: brief.mark, vendorName: brief.vendorName, subject },
  }
  const painter = painterOf(brief.form)
  const [zoom, pivot, aside = 0] = zoomOf(brief.form)
  const { svg: sheet, paper } = sheetFor(1600, 1200, [mix(dark, light, 0.5)], hand(studio, 'paper'))
  const grounds: readonly Ground[] = groundsFor(brief.form)
  const ground = rng.fork('ground').pick(grounds)
  const table =
    ground === 'bare'
      ? ''
      : tableTop(ground, { x: rng.range(110, 170), y: rng.range(850, 880), w: 1340, h: 240 }, hand(studio, 'table'))
  const body =
    sheet +
    airFor([800, 560], 560, 430, mix(paper.air, light, 0.25), rng) +
    airFor([820, 640], 400, 320, mix(paper.air, dark, 0.12), rng.fork('second'), 0.5) +
    table +
    `<g transform="translate(${800 + aside} ${pivot}) scale(${zoom}) translate(-800 ${-pivot})">${painter(studio)}</g>`
  return finish(studio.brush.ids, 1600, 1200, `${brief.vendorName}: ${brief.slug}`, body)
}
