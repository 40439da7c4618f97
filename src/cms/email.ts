import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import { env } from '@/core/env'

function sender(from: string): { name: string; address: string } {
  const match = /^(.*?)\s*<([^>]+)>$/.exec(from)
  return { name: match?.[1] || 'Sporeprint', address: match?.[2] ?? from }
}

/** Without timeouts, a silent mail server would block every other mail: nodemailer waits ten minutes. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 } as const

/** Adds these timeouts, in milliseconds, to the URL of a mail server, unless it has its own. */
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
