'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { needsConsent, type Measuring } from './adapters'
import { giveConsent, consent, isConsentOpen, isReopened, leaveIt, onConsent, type Consent } from './consent'
import { startMeasuring, stopMeasuring } from './measure'

type ConsentLabels = Readonly<Record<'title' | 'text' | 'allow' | 'refuse', string>>

/** The server does not know the choice, so it renders no banner. */
const onServer = (): boolean => false

/**
 * Starts analytics where the visitor consented or no consent is needed, and shows the banner where there is no choice
 * yet. The banner covers a corner and does not block the page; nothing is sent before consent.
 */
export function ConsentBanner({ measuring, labels }: { measuring: Measuring; labels: ConsentLabels }) {
  const asks = needsConsent(measuring)
  const requested = useSyncExternalStore(onConsent, isConsentOpen, onServer)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!asks || consent() === 'given') startMeasuring(measuring, true)
  }, [asks, measuring])
  useEffect(() => {
    if (requested && isReopened()) box.current?.focus()
  }, [requested])
  if (!asks || !requested) return null

  const choose = (given: Consent): void => {
    giveConsent(given)
    if (given === 'given') startMeasuring(measuring, false)
    else stopMeasuring(measuring)
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="consent-title"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && consent() !== null) leaveIt()
      }}
      className="rounded-card border-line bg-raised fixed inset-x-3 bottom-3 z-40 border p-5 shadow-lg outline-offset-4 sm:inset-x-auto sm:start-4 sm:max-w-md print:hidden"
    >
      <h2 id="consent-title" className="text-lg">
        {labels.title}
      </h2>
      <p className="text-muted mt-1 text-sm">{labels.text}</p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <button type="button" className="button button-secondary" onClick={() => choose('refused')}>
          {labels.refuse}
        </button>
        <button type="button" className="button button-secondary" onClick={() => choose('given')}>
          {labels.allow}
        </button>
      </div>
    </section>
  )
}
