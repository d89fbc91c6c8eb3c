import { useEffect, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { formatDate } from '#kernel/format.ts'
import { elapsedTime } from './elapsed-time.ts'

const MINUTE_MS = 60_000

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

export function ElapsedTime({ at: timestamp }: { at: string }) {
  const { t, language } = useTexts()
  const now = useNow()
  const date = new Date(timestamp)
  return (
    <time dateTime={timestamp} title={formatDate(date, language, 'dateTime')}>
      {elapsedTime(date, now, t, language)}
    </time>
  )
}

export function OrderMoment({ at: timestamp }: { at: string }) {
  const { language } = useTexts()
  return (
    <time dateTime={timestamp}>{formatDate(new Date(timestamp), language, 'shortDateTime')}</time>
  )
}
