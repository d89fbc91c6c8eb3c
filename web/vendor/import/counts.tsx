import { formatNumber } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

type Figure = { name: string; count: number; tone: 'ok' | 'bad' | 'plain' }

export function ImportCounts({ figures }: { figures: readonly Figure[] }) {
  const { language } = useTexts()
  return (
    <dl className="import-figures">
      {figures.map(({ name, count, tone }) => (
        <div key={name} data-tone={count === 0 ? 'plain' : tone}>
          <dt>{name}</dt>
          <dd className="num">{formatNumber(count, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
