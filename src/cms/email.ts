import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import { env } from '@/core/env'

function sender(from: string): { name: string; address: string } {
  const match = /^(.*?)\s*<([^>]+)>$/.exec(from)
  return { name: match?.[1] || 'Sporeprint', address: match?.[2] ?? from }
}

/** A mail server that falls silent holds up every other mail: nodemailer would wait ten minutes for it. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 } as const

/** The address of a mail server with how long it is waited for, in milliseconds, where it does not say so itself. */
export function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, milliseconds] of Object.entries(patience))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  return url.href
}

/** Mail over SMTP when a server is configured; without one, Payload writes the mail to the log. */
export const email = env.smtpUrl
  ? nodemailerAdapter({
      defaultFromName: sender(env.mailFrom).name,
      defaultFromAddress: sender(env.mailFrom).address,
      transport: nodemailer.createTransport(withPatience(env.smtpUrl)),
      skipVerify: true,
    })
  : undefined
