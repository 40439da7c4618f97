'use client'

import { TextInput, useField, useTranslation } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientComponent } from 'payload'
import { useRef, useState, type ChangeEvent } from 'react'
import { fill } from '@/core/fill'
import { inLanguage } from '../labels'
import { shownNumber, unreadNumber, writtenNumber } from './written-numbers'

/**
 * A number input that accepts the decimal comma: in Payload's own, browsers silently drop it, so that 12,50 became a
 * price of 1250.
 */
export const WrittenNumber: NumberFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { admin, label, localized, required } = field
  const { i18n } = useTranslation()
  const { customComponents, disabled, path, setValue, showError, value } = useField<number | null>({
    potentiallyStalePath: given,
  })
  /** The raw input; null while the stored number is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  /** The value before typing began, restored where the input cannot be parsed: no part of it is stored. */
  const before = useRef<{ readonly value: number | null } | null>(null)
  const read = typed === null ? null : writtenNumber(typed, i18n.language)
  const isUnread = read === undefined
  const stored = typeof value === 'number' ? shownNumber(value, i18n.language) : ''
  // A value set from elsewhere replaces the input.
  const shown = typed !== null && (isUnread || read === (value ?? null)) ? typed : stored
  const attributes = {
    inputMode: 'decimal',
    autoComplete: 'off',
    onBlur: () => {
      before.current = null
      if (!isUnread) setTyped(null)
    },
  }
  return (
    <TextInput
      {...customComponents}
      className={['number', admin?.className].filter(Boolean).join(' ')}
      description={admin?.description}
      htmlAttributes={attributes}
      label={label}
      localized={localized}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        before.current ??= { value: value ?? null }
        const wanted = writtenNumber(target.value, i18n.language)
        setTyped(target.value)
        setValue(wanted === undefined ? before.current.value : wanted)
      }}
      path={path}
      readOnly={readOnly || disabled}
      required={required}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={shown}
      AfterInput={
        <>
          {customComponents?.AfterInput}
          {isUnread && typed !== null ? (
            <p role="alert" className="unread-value">
              {fill(inLanguage(unreadNumber, i18n.language), { text: typed })}
            </p>
          ) : null}
        </>
      }
    />
  )
}
