import { inlineSource } from '@/core/inline-source'
import { followPlace, knownPlaces, markPlace, readKept, whereIs, type World } from './mark-place'
import { keptKey, placeCookie } from './place-cookie'
import { continentOf, countriesOf, southernCountries, zonesOf } from './world.data'

const world: World = { key: keptKey, cookie: placeCookie, zonesOf, continentOf, countriesOf, southernCountries }

const given = [JSON.stringify(world), inlineSource(whereIs), inlineSource(readKept), JSON.stringify(knownPlaces)]

const mark = `(${inlineSource(markPlace)})(${given.join()})`

/**
 * Sets the visitor's place before the first paint: the static page is the same for all, and must not shift afterwards.
 */
export const PlaceScript = () => <script dangerouslySetInnerHTML={{ __html: mark }} />

const follow = `(${inlineSource(followPlace)})(document,new Date().getMonth()+1)`

/**
 * Put directly behind elements that follow place or month (`data-follows-place`, `data-follows-month`), to select the
 * visitor's own.
 */
export const FollowPlace = () => <script dangerouslySetInnerHTML={{ __html: follow }} />
