import 'server-only'
import { isLocale, type Locale } from '@/core/locales'
import { notFoundResponse, respond } from '../respond'
import { atomFeed, jsonFeed, type FeedCollection } from './feeds'

type Context = { params: Promise<{ locale: string }> }

const route =
  (make: (locale: Locale) => Promise<string>, type: 'atom' | 'json') =>
  async (_: Request, { params }: Context): Promise<Response> => {
    const { locale } = await params
    return isLocale(locale) ? respond(await make(locale), type) : notFoundResponse()
  }

/** The routes of a collection's feeds. */
export const atomRoute = (collection: FeedCollection) => route((locale) => atomFeed(collection, locale), 'atom')
export const jsonRoute = (collection: FeedCollection) => route((locale) => jsonFeed(collection, locale), 'json')
