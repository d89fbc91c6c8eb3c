import { Pencil, Plus, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { BannerView } from '#capabilities/content/banners.contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { languageName, LANGUAGES } from '#kernel/locale.ts'
import { del, get, post, put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { BannerDialog } from './banner-dialog.tsx'
import { imageWithWidth } from './banner-preview.tsx'
import { type BannerDraft, bannerBody, toBannerDraft } from './banner-draft.ts'

const TONES: Record<BannerView['state'], Tone> = {
  shown: 'ok',
  planned: 'info',
  off: 'neutral',
  over: 'neutral',
}
/** The id is null for a new banner. */
type BannersRequest = { id: string | null }

export function Banners() {
  const { t } = useTexts()
  const { view, state, refresh, change } = useQuery(get('/admin/content/banners'))
  const { isBusy, act } = useMutation(refresh)
  const [request, setRequested] = useState<BannersRequest | null>(null)
  const failed = t('content.failed')
  const edited = view?.items.find(({ id }) => id === request?.id) ?? null

  const save = async (banner: BannerView | null, draft: BannerDraft) => {
    const body = bannerBody(draft)
    const outcome = await act({
      ...(banner
        ? put('/admin/content/banners/{id}', { id: banner.id, revision: banner.revision }, body)
        : post('/admin/content/banners', null, body)),
      done: t('content.banners.saved', { title: draft.texts.fr.title }),
      failed,
      namesFailure: true,
    })
    if (outcome.isDone) change(() => outcome.view)
    return outcome
  }
  const remove = async (banner: BannerView) => {
    const outcome = await act({
      ...del('/admin/content/banners/{id}', { id: banner.id }),
      done: t('content.banners.deleted', { title: banner.texts.fr.title }),
      failed,
      namesFailure: true,
      undo: {
        label: t('backoffice.undo'),
        onPress: () => void save(null, toBannerDraft(banner, banner.starts_at)),
      },
    })
    if (outcome.isDone) change(() => outcome.view)
  }
  return (
    <>
      <div className="content-head">
        <p className="muted">{t('content.banners.intro')}</p>
        <Button aria-haspopup="dialog" onClick={() => setRequested({ id: null })}>
          <Icon of={Plus} size="s" />
          {t('content.banners.new')}
        </Button>
      </div>
      <section className="card table-card" aria-label={t('content.view.banners')}>
        {view === null ? (
          state === 'loading' ? (
            <div className="content-loading">
              <Spinner label={t('site.loading')} />
            </div>
          ) : (
            <EmptyState
              title={t('content.load-failed')}
              action={
                <Button kind="outline" small onClick={refresh}>
                  <Icon of={RotateCw} size="s" />
                  {t('site.retry')}
                </Button>
              }
            />
          )
        ) : view.items.length === 0 ? (
          <EmptyState title={t('content.banners.none')} text={t('content.banners.none-text')} />
        ) : (
          <ul className="content-rows">
            {view.items.map((banner) => (
              <li key={banner.id}>
                <BannerRow banner={banner} />
                <div className="content-row-actions">
                  <IconButton
                    icon={Pencil}
                    label={t('content.banners.edit-of', { title: banner.texts.fr.title })}
                    aria-haspopup="dialog"
                    onClick={() => setRequested({ id: banner.id })}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('content.banners.delete-of', { title: banner.texts.fr.title })}
                    onClick={() => void remove(banner)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <BannerDialog
        isOpen={request !== null}
        banner={edited}
        isBusy={isBusy}
        onClose={() => setRequested(null)}
        onSave={(draft) => save(edited, draft)}
      />
    </>
  )
}

function BannerRow({ banner }: { banner: BannerView }) {
  const { t, language } = useTexts()
  const { texts, place, wilaya, languages, starts_at, ends_at, state } = banner
  const image = texts[language]?.picture ?? texts.fr.picture
  const from = formatAdminDate(new Date(starts_at), language, 'shortDateTime')
  return (
    <>
      {image && (
        <img
          className="content-thumb"
          src={imageWithWidth(image.name, 256)}
          width="72"
          height="48"
          alt=""
        />
      )}
      <p>
        <b>{texts[language]?.title ?? texts.fr.title}</b>
        <small>
          {t(`content.banners.place.${place}`)}
          {wilaya !== null && ` · ${t('content.banners.in-wilaya', { wilaya })}`}
          {languages.length < LANGUAGES.length &&
            ` · ${languages.map((language) => languageName(language)).join(', ')}`}
          {' · '}
          {ends_at === null
            ? t('content.banners.since', { from })
            : t('content.banners.between', {
                from,
                until: formatAdminDate(new Date(ends_at), language, 'shortDateTime'),
              })}
        </small>
      </p>
      <p className="content-standing">
        <Badge tone={TONES[state]}>{t(`content.banners.state.${state}`)}</Badge>
      </p>
    </>
  )
}
