import 'server-only'
import { publicFind } from '@/cms/public-find'
import { belowPath, isWithin, type KeptPath } from '@/platform/catalogue/kept-categories'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { otherForm } from '../model'

type ChoiceOption = { readonly id: number; readonly slug: string; readonly title: string }

/** The children of one of the fixed parents (D-14); a failure is logged and leaves the list empty (COM-11). */
async function childrenOf(root: KeptPath, locale: Locale): Promise<readonly ChoiceOption[]> {
  try {
    const { docs } = await publicFind({
      collection: 'categories',
      locale,
      depth: 0,
      limit: limits.fetchLimit,
      sort: 'title',
      select: { title: true, slug: true, path: true },
      where: belowPath(root),
    })
    return docs.filter(({ path }) => isWithin(path, root)).map(({ id, slug, title }) => ({ id, slug, title }))
  } catch (error) {
    console.error('The categories of a form could not be read', error)
    return []
  }
}

/** The categories that the form of an impression offers. */
export async function impressionChoices(locale: Locale) {
  const [forms, experiential, helpsWith] = await Promise.all([
    childrenOf('consumption-forms', locale),
    childrenOf('experiential-effects', locale),
    childrenOf('helps-with', locale),
  ])
  // "Other" stands last.
  return {
    forms: forms.toSorted((a, b) => Number(a.slug === otherForm) - Number(b.slug === otherForm)),
    experiential,
    helpsWith,
  }
}
