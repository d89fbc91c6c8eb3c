import { useEffect, useState } from 'react'
import { readStoredText, writeText } from '../preferences/preferences.ts'
import { readConsent } from '../consent/consent.ts'

/** `BeforeInstallPromptEvent`, which is not standardized. */
type Offer = Event & { prompt(): Promise<unknown> }
declare global {
  interface Window {
    /** Set by the boot script. */
    yovaInstall?: Offer | undefined
  }
}

const KEY = 'yova-install'

/** Not on the page that shows or answered the consent banner, and never after a dismissal. */
function mayOffer(): boolean {
  const answered = Date.parse(readConsent()?.timestamp ?? '')
  return answered < performance.timeOrigin && readStoredText(KEY) !== 'dismissed'
}

/** Null while there is nothing to offer. */
export function useInstall(): { onInstall: () => void; onLater: () => void } | null {
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const look = () => setOffer((mayOffer() && window.yovaInstall) || null)
    const forget = () => {
      window.yovaInstall = undefined
      setOffer(null)
    }
    look()
    addEventListener('yova-install', look)
    addEventListener('appinstalled', forget)
    return () => {
      removeEventListener('yova-install', look)
      removeEventListener('appinstalled', forget)
    }
  }, [])
  if (!offer) return null
  return {
    onInstall() {
      setOffer(null)
      void offer.prompt()
    },
    onLater() {
      setOffer(null)
      writeText(KEY, 'dismissed')
    },
  }
}
