import { markPlace, whereIs, world } from './mark-place'

const mark = `(${markPlace.toString()})(${JSON.stringify(world)},${whereIs.toString()})`

/** Says before the first paint where the visitor is: a page is the same for all, and nothing of it moves afterwards. */
export const PlaceScript = () => <script dangerouslySetInnerHTML={{ __html: mark }} />

const follow = `{let d=document,e=d.querySelector("[data-follows-place] [value='"+d.documentElement.dataset.hemisphere+"']");if(e)e.checked=true}`

/** Stands right behind radio buttons of the two halves (`data-follows-place`): the visitor's own is chosen. */
export const FollowPlace = () => <script dangerouslySetInnerHTML={{ __html: follow }} />
