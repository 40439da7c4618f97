import type { PayloadRequest } from 'payload'
import type { SentForm } from '@/cms/guards/form-guard'
import type { Locale } from '@/core/locales'
import type { FieldRule, Said } from './fields'

export type Rules = Readonly<Record<string, FieldRule<unknown>>>

export type Values<R extends Rules> = {
  readonly [Name in keyof R]: R[Name] extends FieldRule<infer Value> ? Value : never
}

/** The response of one of our own calls, with messages in the visitor's locale. */
export type CallResponse = {
  readonly ok: boolean
  readonly status: number
  readonly json: Readonly<Record<string, unknown>>
  readonly message: string
  /** Error messages by field. */
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

/** Where the visitor goes next, or what is wrong. A string is in the visitor's locale already. */
export type Outcome<Name extends string = string> =
  | {
      /** A path; without a locale it gets the visitor's. */
      readonly to: string
      readonly cookies?: readonly string[]
      /** Added to the JSON response, for the page's script. */
      readonly data?: Readonly<Record<string, unknown>>
      /** The visitor is signed out, so the form states stored on the device are deleted as well. */
      readonly signsOut?: true
    }
  | {
      readonly error?: Said
      readonly errors?: Readonly<Partial<Record<Name, Said>>>
      readonly cookies?: readonly string[]
      /**
       * The session has ended: the visitor signs in and returns to the form, which shows this error and their input.
       */
      readonly signsIn?: true
      /** 400 by default. */
      readonly status?: number
      /** More input to keep and show again, of names that are not in `fields`. */
      readonly keep?: readonly string[]
    }

export type FormDefinition<R extends Rules = Rules> = {
  /** POST goes to /api/page-forms/{name}. */
  readonly name: string
  readonly fields: R
  /**
   * The path, without locale, of the page that shows the form with its errors without scripts. It is rendered per
   * request (under `(live)`), since the errors belong to one visitor.
   */
  readonly page: (sent: (name: string) => string) => string
  /** Checks the form as a whole before its fields are parsed. */
  readonly check?: (sent: SentForm, locale: Locale) => Outcome | null
  readonly send: (values: Values<R>, context: FormContext) => Promise<Outcome<keyof R & string>>
  /** The most bytes of the body, for a form with files. */
  readonly bytes?: number
  /** The form's own message for what the guards reject unread, if it has one. */
  readonly refused?: (status: number, message: string, locale: Locale) => string
}

export const defineForm = <const R extends Rules>(form: FormDefinition<R>): FormDefinition<R> => form

/** A form of any fields, as the list of all forms holds it. */
export type AnyForm = Pick<FormDefinition, 'name' | 'fields' | 'bytes' | 'page' | 'check' | 'refused'> & {
  readonly send: (values: never, context: FormContext) => Promise<Outcome>
}

/** Turns a call's error into the outcome of a form. Errors of fields that the form lacks are shown above it. */
export function rejected(response: CallResponse, names: Readonly<Record<string, string>> = {}): Outcome {
  const errors = Object.fromEntries(Object.entries(response.fields).map(([name, text]) => [names[name] ?? name, text]))
  return Object.keys(errors).length > 0 ? { errors } : { error: response.message }
}
