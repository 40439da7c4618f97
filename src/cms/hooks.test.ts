import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { withGlobalHooks, withHooks } from './hooks'

const hook = (): CollectionBeforeOperationHook => () => undefined

test('withHooks appends or prepends hooks, and keeps those of other kinds', () => {
  const [own, first, last] = [hook(), hook(), hook()]
  const deleted = () => undefined
  const collection: CollectionConfig = {
    slug: 'notes',
    fields: [],
    hooks: { beforeOperation: [own], afterDelete: [deleted] },
  }
  expect(withHooks(collection, { beforeOperation: [last] }).hooks).toEqual({
    beforeOperation: [own, last],
    afterDelete: [deleted],
  })
  expect(withHooks(collection, { beforeOperation: [first] }, 'first').hooks?.beforeOperation).toEqual([first, own])
  expect(collection.hooks?.beforeOperation).toEqual([own])
})

test('withGlobalHooks adds hooks to a global without any', () => {
  const saved = () => undefined
  expect(withGlobalHooks({ slug: 'menu', fields: [] }, { afterChange: [saved] }).hooks).toEqual({
    afterChange: [saved],
  })
})
