import { useEffect, useState } from 'react'
import { readStoredText, writeText } from '../preferences/preferences.ts'
import { readConsent } from '../consent/consent.ts'

/** What browsers that can install a site offer; no standard has named it. */
type Offer = Event & { prompt(): Promise<unknown> }
type Kept = Window & { yovaInstall?: Offer | undefined }

const KEY = 'yova-install'

/** Never beside the question about cookies, nor right after it, and not again once it was declined. */
function mayOffer(): boolean {
  const answered = Date.parse(readConsent()?.timestamp ?? '')
  return answered < performance.timeOrigin && readStoredText(KEY) !== 'dismissed'
}

/** What the two buttons of the offer do; null while there is nothing to offer. */
export function useInstall(): { onInstall: () => void; onLater: () => void } | null {
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const kept = window as Kept // the boot script leaves it there
    const look = () => setOffer((mayOffer() && kept.yovaInstall) || null)
    const forget = () => {
      kept.yovaInstall = undefined
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
