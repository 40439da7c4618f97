import type { PayloadRequest } from 'payload'
import type { SentForm } from '@/cms/guards/form-guard'
import type { Locale } from '@/core/locales'
import type { FieldRule, Said } from './fields'

export type Rules = Readonly<Record<string, FieldRule<unknown>>>

export type Values<R extends Rules> = {
  readonly [Name in keyof R]: R[Name] extends FieldRule<infer Value> ? Value : never
}

/** The response of one of our own calls, in the visitor's language. */
export type CallResponse = {
  readonly ok: boolean
  readonly status: number
  readonly json: Readonly<Record<string, unknown>>
  readonly message: string
  /** Messages of the fields that it names. */
  readonly fields: Readonly<Record<string, string>>
  /** Set-Cookie lines, to be passed on. */
  readonly cookies: readonly string[]
}

export type Caller = (method: 'POST' | 'PATCH' | 'DELETE', path: `/${string}`, body?: object) => Promise<CallResponse>

export type FormContext = {
  readonly locale: Locale
  readonly request: Request
  /** Calls REST as the visitor, in this process: same access, same hooks, same errors. */
  readonly call: Caller
  /** Payload's request of the visitor, for its Local API. */
  readonly req: () => Promise<PayloadRequest>
}

/** Where the visitor goes next, or what is wrong. A text is in the visitor's language already. */
export type Outcome<Name extends string = string> =
  | {
      /** A path; one that names no locale is put into the visitor's. */
      readonly to: string
      readonly cookies?: readonly string[]
      /** For the script of the page, with the JSON response. */
      readonly data?: Readonly<Record<string, unknown>>
      /** Nobody is signed in any more: what refused forms had kept on the device goes with the account. */
      readonly signsOut?: true
    }
  | {
      readonly error?: Said
      readonly errors?: Readonly<Partial<Record<Name, Said>>>
      readonly cookies?: readonly string[]
      /** The session has ended: the visitor signs in first, and is led back to the form, where this and their words stand. */
      readonly signsIn?: true
      /** 400 where none is named. */
      readonly status?: number
      /** Names of texts that are shown again although the form has no such field. */
      readonly keep?: readonly string[]
    }

export type FormDefinition<R extends Rules = Rules> = {
  /** POST goes to /api/page-forms/{name}. */
  readonly name: string
  readonly fields: R
  /**
   * The page, without its locale, that shows the form with its errors where there are no scripts. It is rendered for
   * each request (under `(live)`), since what it shows belongs to one visitor.
   */
  readonly page: (sent: (name: string) => string) => string
  /** What is wrong with all that was sent, before a field of it is read. */
  readonly check?: (sent: SentForm, locale: Locale) => Outcome | null
  readonly send: (values: Values<R>, context: FormContext) => Promise<Outcome<keyof R & string>>
  /** Bytes of the body, where there are files. */
  readonly bytes?: number
  /** How it says what the guards refuse unread, where it has words of its own for that. */
  readonly refused?: (status: number, message: string, locale: Locale) => string
}

export const defineForm = <const R extends Rules>(form: FormDefinition<R>): FormDefinition<R> => form

/** A form as the list of all of them holds it, whatever its fields. */
export type AnyForm = Pick<FormDefinition, 'name' | 'fields' | 'bytes' | 'page' | 'check' | 'refused'> & {
  readonly send: (values: never, context: FormContext) => Promise<Outcome>
}

/** The error of a call as the outcome of a form. Fields that the form does not have are said above it. */
export function rejected(response: CallResponse, names: Readonly<Record<string, string>> = {}): Outcome {
  const errors = Object.fromEntries(Object.entries(response.fields).map(([name, text]) => [names[name] ?? name, text]))
  return Object.keys(errors).length > 0 ? { errors } : { error: response.message }
}
