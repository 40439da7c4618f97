import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { CardCollection } from '@/core/collections'
import * as guide from './(site)/[locale]/mushrooms/growing-guide/[slug]/page'
import * as product from './(site)/[locale]/mushrooms/product/[slug]/page'
import * as species from './(site)/[locale]/mushrooms/[slug]/page'
import * as vendor from './(site)/[locale]/mushrooms/vendor/[slug]/page'
import * as post from './(site)/[locale]/posts/[slug]/page'
import * as project from './(site)/[locale]/projects/[slug]/page'
import * as recipe from './(site)/[locale]/recipes/[slug]/page'

export type SlugProps = { params: Promise<{ locale: string; slug: string }> }

export type DocumentPage = {
  default: (props: SlugProps) => ReactNode | Promise<ReactNode>
  generateMetadata: (props: SlugProps) => Promise<Metadata>
}

/** The page of a document by its collection, for the routes that render it with its lists selected, or as a draft. */
export const documentPages: Readonly<Record<CardCollection, DocumentPage>> = {
  mushrooms: species,
  products: product,
  vendors: vendor,
  growingguides: guide,
  posts: post,
  projects: project,
  recipes: recipe,
}
