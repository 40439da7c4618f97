import { expect, test } from 'vitest'
import { ownerOf } from './weight'

test.each([
  ['file:///site/node_modules/next/dist/compiled/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['[project]/node_modules/next/dist/client/app-index.tsx', 'next'],
  ['turbopack:///[project]/node_modules/@scope/a/node_modules/lucide-react/dist/x.js', 'lucide-react'],
  ['[project]/src/features/shop/cart/browser.ts', 'src/features/shop'],
  ['[project]/src/finder/state/use-selection.ts', 'src/finder'],
  ['[turbopack]/runtime.js', 'the bundler'],
])('%s belongs to %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner)
})
