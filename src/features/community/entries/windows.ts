import 'server-only'
import { publicGlobal } from '@/cms/public-find'
import { limits } from '@/core/limits'
import { defaultLocale } from '@/core/locales'
import type { ContributionKind } from '../model'
import type { EntryWindow } from './view'

/** How each list opens, as the owner set it (COM-01, COM-02, COM-04). */
export async function entryWindows(): Promise<Readonly<Record<ContributionKind, EntryWindow>>> {
  const { lists } = await publicGlobal('site-settings', defaultLocale)
  return {
    comments: { first: lists.comments, opened: limits.fetchLimit, step: limits.fetchLimit },
    impressions: {
      first: lists.impressions,
      opened: lists.impressions + lists.impressionsStep,
      step: lists.impressionsStep,
    },
    reviews: { first: lists.reviews, opened: lists.reviewsWindow, step: lists.reviewsStep },
  }
}
