import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import { env } from '@/core/env'

function sender(from: string): { name: string; address: string } {
  const match = /^(.*?)\s*<([^>]+)>$/.exec(from)
  return { name: match?.[1] || 'Sporeprint', address: match?.[2] ?? from }
}

/** Mail over SMTP when a server is configured; without one, Payload writes the mail to the log. */
export const email = env.smtpUrl
  ? nodemailerAdapter({
      defaultFromName: sender(env.mailFrom).name,
      defaultFromAddress: sender(env.mailFrom).address,
      transport: nodemailer.createTransport(env.smtpUrl),
      skipVerify: true,
    })
  : undefined
