import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { ingredientSpecies } from '@/core/eaten-species'
import { langOn } from '@/core/locales'
import { recipeOf } from '@/features/content/model'
import { HarmWarning } from '@/finder/of-species/harm-warning'
import { toPicture } from '@/platform/media/picture'
import { soundTree } from '@/platform/rich-text/sound-tree'
import { harmfulAmong } from '@/read-model/lists'
import { Image } from '@/ui/patterns/image'
import { titleText } from '@/ui/patterns/title-text'
import type { BlockProps } from '../block-props'
import { BlockText } from '../block-text'
import { CookMode } from './cook-mode.client'
import { RecipeFacts } from './recipe-facts'
import { RecipeIngredients } from './recipe-ingredients'
import { RecipeMethod } from './recipe-method'
import { RecipeNutrition } from './recipe-nutrition'

/** A recipe: facts, pictures, ingredients to scale, steps to cook by, and what a serving holds (BLK-09). */
export async function RecipeBlock({ block, locale, citations, warned = false }: BlockProps<'recipe'>) {
  const t = await getTranslations({ locale, namespace: 'recipe' })
  const recipe = recipeOf(block, locale)
  const harmful = warned ? [] : await harmfulAmong(ingredientSpecies([block]), locale)
  const id = `recipe-${block.id ?? 'one'}`
  const pictures = recipe.images.flatMap(({ image, alt }) => {
    const picture = toPicture(image)
    return picture ? [{ ...picture, alt: alt ?? picture.alt }] : []
  })
  return (
    <section id={id} className="recipe shell py-8" aria-labelledby={recipe.name ? `${id}-name` : undefined}>
      {recipe.name ? (
        <h2 id={`${id}-name`} lang={langOn(locale, recipe.name.locale)} className="mb-5 text-3xl">
          {titleText(recipe.name.text)}
        </h2>
      ) : null}
      {harmful.length > 0 ? (
        <div className="mt-6">
          <HarmWarning harmful={harmful} locale={locale} />
        </div>
      ) : null}
      <div className="recipe-aside mb-5">
        <BlockText
          value={soundTree(block.description)}
          locale={locale}
          lang={langOf(block, 'description')}
          citations={citations}
          nested
        />
        <RecipeFacts recipe={recipe} locale={locale} />
        {pictures.length > 0 ? (
          <ul className="my-8 grid gap-4 sm:grid-cols-2">
            {pictures.map((picture, index) => (
              <li key={index}>
                <Image
                  picture={picture}
                  sizes="(min-width: 1280px) 590px, (min-width: 640px) 50vw, 100vw"
                  className="rounded-card border-line aspect-[3/2] w-full border object-cover"
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <CookMode id={`${id}-cook`} labels={{ cook: t('cookMode'), asleep: t('cookAsleep'), print: t('print') }} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14">
        <RecipeIngredients recipe={recipe} locale={locale} id={id} />
        <RecipeMethod recipe={recipe} locale={locale} id={id} citations={citations} />
      </div>
      <div className="recipe-aside mt-10">
        <RecipeNutrition block={block} locale={locale} />
      </div>
    </section>
  )
}
