import { useState } from 'react'
import type { ImportsPageView } from '#capabilities/imports/contract.ts'
import { type ApiMutation, post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { defaultDraft, defaultsBody } from './default-values.tsx'
import { ImportCounts } from './counts.tsx'
import { RowErrorsList } from './row-errors.tsx'
import { type UseImportResult, type ImportViewState } from './use-import.ts'

/** As the API takes them; it answers in texts of cells. */
const checkDefaults = ({ defaults, columns }: ImportViewState) =>
  defaultsBody(defaultDraft({ defaults }), columns)

type CheckedProps = {
  view: ImportViewState
  categories: ImportsPageView['categories']
  current: UseImportResult
}

export function ImportPreview({ view, categories, current }: CheckedProps) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const { id } = view
  const send = async (call: ApiMutation<unknown>) => {
    setBusy(true)
    try {
      await apiSend(call)
    } catch (failure) {
      const text = failure instanceof ApiRefused && failure.status < 500 ? failure.detail : null
      showToast({
        title: t('backoffice.error'),
        message: text ?? t('imports.failed'),
        isError: true,
        closeLabel: t('site.close'),
      })
    } finally {
      setBusy(false)
      current.refresh()
    }
  }
  const { created, updated } = view.foreseen
  const good = created + updated
  const hasErrors = view.error_lines > 0
  return (
    <>
      <section className="card" aria-labelledby="import-found">
        <h2 id="import-found">{t('imports.found-title')}</h2>
        <p className="import-lead">
          <bdi>{view.file_name}</bdi>
          {' · '}
          {t('imports.lines', { count: view.lines ?? 0 })}
        </p>
        <ImportCounts
          figures={[
            { name: t('imports.to-create'), count: created, tone: 'ok' },
            { name: t('imports.to-update'), count: updated, tone: 'ok' },
            { name: t('imports.unchanged'), count: view.foreseen.skipped, tone: 'plain' },
            {
              name: t('imports.to-correct'),
              count: view.error_lines,
              tone: hasErrors ? 'bad' : 'plain',
            },
          ]}
        />
        <p className="dialog-text">
          {good === 0
            ? t('imports.nothing')
            : hasErrors
              ? t('imports.some-wrong')
              : t('imports.all-good')}
        </p>
        <div className="import-actions">
          {good > 0 && (
            <Button
              busy={isBusy}
              onClick={() =>
                void send(post('/vendor/imports/{id}/confirm', { id }, { skip_errors: hasErrors }))
              }
            >
              {hasErrors
                ? t('imports.confirm-good', { count: good })
                : t('imports.confirm', { count: good })}
            </Button>
          )}
          {view.kind === 'products' && (
            <Button kind="outline" onClick={() => current.setMapping(true)}>
              {t('imports.change-columns')}
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => void send(post('/vendor/imports/{id}/cancel', { id }))}
          >
            {t('imports.leave')}
          </Button>
        </div>
      </section>
      {view.unknown_categories.length > 0 && (
        <Categories
          view={view}
          categories={categories}
          isBusy={isBusy}
          onSend={(chosen) =>
            void send(
              post(
                '/vendor/imports/{id}/check',
                { id },
                { columns: view.columns, categories: chosen, defaults: checkDefaults(view) },
              ),
            )
          }
        />
      )}
      {(hasErrors || view.warnings > 0) && (
        <RowErrorsList view={view} categories={categories} onCorrected={current.refresh} />
      )}
    </>
  )
}

type CategoriesProps = Pick<CheckedProps, 'view' | 'categories'> & {
  isBusy: boolean
  onSend: (chosen: Record<string, string>) => void
}

function Categories({ view, categories, isBusy, onSend }: CategoriesProps) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const count = Object.values(chosen).filter((slug) => slug !== '').length
  return (
    <section className="card" aria-labelledby="import-categories">
      <h2 id="import-categories">{t('imports.categories-title')}</h2>
      <p className="dialog-text">{t('imports.categories-text')}</p>
      <ul className="column-list">
        {view.unknown_categories.map(({ said: text, lines }) => (
          <li key={text}>
            <Select
              label={text}
              hint={t('imports.lines', { count: lines })}
              value={chosen[text] ?? ''}
              onChange={(event) => setChosen({ ...chosen, [text]: event.target.value })}
            >
              <option value="">{t('imports.category-choose')}</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <div className="import-actions">
        <Button
          kind="outline"
          busy={isBusy}
          disabled={count === 0}
          onClick={() =>
            onSend(Object.fromEntries(Object.entries(chosen).filter(([, slug]) => slug !== '')))
          }
        >
          {t('imports.check-again')}
        </Button>
      </div>
    </section>
  )
}
