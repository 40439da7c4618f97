import { followPlace, knownPlaces, markPlace, readKept, whereIs, type World } from './mark-place'
import { keptKey, placeCookie } from './place-cookie'
import { continentOf, countriesOf, southernCountries, zonesOf } from './world.data'

const world: World = { key: keptKey, cookie: placeCookie, zonesOf, continentOf, countriesOf, southernCountries }

const given = [JSON.stringify(world), whereIs.toString(), readKept.toString(), JSON.stringify(knownPlaces)]

const mark = `(${markPlace.toString()})(${given.join()})`

/** Says before the first paint where the visitor is: a page is the same for all, and nothing of it moves afterwards. */
export const PlaceScript = () => <script dangerouslySetInnerHTML={{ __html: mark }} />

const follow = `(${followPlace.toString()})(document,new Date().getMonth()+1)`

/** Stands right behind what follows the place (`data-follows-place`, `data-follows-month`): the visitor's own is chosen. */
export const FollowPlace = () => <script dangerouslySetInnerHTML={{ __html: follow }} />
