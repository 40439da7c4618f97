import type { ButtonArrayBlock } from '@/payload-types'

/** A filled block, for tests and the style guide. */
export const buttonArrayFixture: ButtonArrayBlock = {
  blockType: 'buttonArray',
  title: 'What brings you here?',
  variant: 'icon',
  buttons: [
    { id: 'a', label: 'Cook', url: '/recipes', icon: 'utensils' },
    { id: 'b', label: 'Grow', url: '/mushrooms/growing-guides', icon: 'sprout' },
    { id: 'c', label: 'Walk', url: '/mushrooms/calendar', icon: 'footprints' },
  ],
}
