'use client'

export { PageError as default } from '@/platform/i18n/page-error.client'
