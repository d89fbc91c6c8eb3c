import './progress-bar.css'
import { formatPercent } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

export function ProgressBar({
  label,
  share,
  note,
}: {
  label: string
  share: number
  note?: string
}) {
  const { language } = useTexts()
  const percent = Math.floor(Math.min(Math.max(share, 0), 1) * 100)
  return (
    <div className="progress-bar">
      <p>
        <b>{label}</b>
        <span className="num">{formatPercent(percent, language)}</span>
      </p>
      <progress max={100} value={percent} aria-label={label} />
      {note !== undefined && <small className="num">{note}</small>}
    </div>
  )
}
