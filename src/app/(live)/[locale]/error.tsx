'use client'

export { default } from '../../(site)/[locale]/error'
