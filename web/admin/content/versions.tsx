import { useState } from 'react'
import type { VersionTexts, VersionView } from '#capabilities/content/contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { directionOf, type Language, languageName, LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { diffParagraphs } from './text-diff.ts'
import { documentTexts } from './form-values.ts'
import type { DocumentEditorState } from './use-document.ts'

export function Versions({ editor }: { editor: DocumentEditorState }) {
  const { t, language } = useTexts()
  const [compared, setCompared] = useState<{ name: string; texts: VersionTexts } | null>(null)
  const { view, typed } = editor
  const messages = (view?.versions ?? []).filter(({ state }) => state !== 'draft')
  const builtIn = view?.built_in ?? null
  const take = (texts: VersionTexts) => {
    editor.take(texts)
    document.querySelector('.content-desk')?.scrollIntoView({ block: 'start' })
  }
  const nameOf = ({ version }: VersionView) => t('content.version', { version })
  return (
    <section className="card content-versions" aria-label={t('content.versions')}>
      <h2>{t('content.versions')}</h2>
      <ul>
        {messages.map((item) => (
          <li key={item.version}>
            <p>
              <b>{nameOf(item)}</b>{' '}
              {item.state === 'published' && <Badge tone="ok">{t('content.in-force')}</Badge>}
              <small>
                {item.published_at !== null &&
                  formatAdminDate(new Date(item.published_at), language, 'dateTime')}
                {item.by !== null && (
                  <>
                    {' · '}
                    <bdi>{item.by}</bdi>
                  </>
                )}
              </small>
            </p>
            <VersionActions
              name={nameOf(item)}
              onCompare={() => setCompared({ name: nameOf(item), texts: item.texts })}
              onTake={() => take(item.texts)}
            />
          </li>
        ))}
        {builtIn !== null && (
          <li>
            <p>
              <b>{t('content.built-in')}</b>{' '}
              {editor.published === null && <Badge tone="ok">{t('content.in-force')}</Badge>}
            </p>
            <VersionActions
              name={t('content.built-in')}
              onCompare={() => setCompared({ name: t('content.built-in'), texts: builtIn })}
              onTake={() => take(builtIn)}
            />
          </li>
        )}
        {messages.length === 0 && builtIn === null && (
          <li className="muted">{t('content.versions-none')}</li>
        )}
      </ul>
      <Dialog
        wide
        open={compared !== null}
        onClose={() => setCompared(null)}
        title={t('content.compare-title', { name: compared?.name ?? '' })}
        closeLabel={t('site.close')}
      >
        {compared && typed && <Comparison before={compared.texts} after={documentTexts(typed)} />}
      </Dialog>
    </section>
  )
}

type ActionsProps = { name: string; onCompare: () => void; onTake: () => void }

function VersionActions({ name, onCompare, onTake }: ActionsProps) {
  const { t } = useTexts()
  return (
    <div>
      <Button kind="text" small aria-label={t('content.compare-of', { name })} onClick={onCompare}>
        {t('content.compare')}
      </Button>
      <Button kind="text" small aria-label={t('content.take-of', { name })} onClick={onTake}>
        {t('content.take')}
      </Button>
    </div>
  )
}

function Comparison({ before, after }: { before: VersionTexts; after: VersionTexts }) {
  const { t } = useTexts()
  const whole = (texts: VersionTexts, language: Language) => {
    const text = texts[language]
    return text === null ? '' : [text.title, text.description ?? '', text.body].join('\n')
  }
  return (
    <div className="content-comparison">
      {LANGUAGES.map((language) => {
        const lines = diffParagraphs(whole(before, language), whole(after, language))
        const isSame = lines.every(({ kind }) => kind === 'same')
        return (
          <section key={language}>
            <h3>{languageName(language)}</h3>
            {isSame ? (
              <p className="muted">{t('content.compare-same')}</p>
            ) : (
              <div lang={language} dir={directionOf(language)}>
                {lines.map(({ kind, text }, index) => (
                  // Paragraphs have no id.
                  // oxlint-disable-next-line react/no-array-index-key
                  <p key={index} className={`is-${kind}`}>
                    {kind === 'gone' ? (
                      <del>{text}</del>
                    ) : kind === 'new' ? (
                      <ins>{text}</ins>
                    ) : (
                      text
                    )}
                  </p>
                ))}
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}
