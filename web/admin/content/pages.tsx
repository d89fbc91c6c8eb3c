import { directionOf } from '#kernel/locale.ts'
import { Plus } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PageItem, VersionTexts } from '#capabilities/content/contract.ts'
import { del, get, post, put } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Switch } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DocumentEditor } from './document-editor.tsx'
import type { PreviewProps } from './document-preview.tsx'
import { DocumentList, VersionStatus } from './version-status.tsx'
import { documentText } from './form-values.ts'
import { useDocument } from './use-document.ts'
import { usePreview } from './use-preview.ts'
import { builtInName, pagePath, contentSectionPath } from './sections.ts'

const addressOf = (slug: string): string => (builtInName(slug) ? `/${slug}` : paths.page(slug))

export function Pages() {
  const { t } = useTexts()
  const [isNew, setNew] = useState(false)
  return (
    <>
      <div className="content-head">
        <p className="muted">{t('content.pages.intro')}</p>
        <Button aria-haspopup="dialog" onClick={() => setNew(true)}>
          <Icon of={Plus} size="s" />
          {t('content.pages.new')}
        </Button>
      </div>
      <DocumentList
        path={get('/admin/content/pages')}
        label={t('content.view.pages')}
        empty={t('content.pages.none')}
        keyOf={({ slug }) => slug}
      >
        {(page) => <PageRow page={page} />}
      </DocumentList>
      <NewPage isOpen={isNew} onClose={() => setNew(false)} />
    </>
  )
}

function PageRow({ page }: { page: PageItem }) {
  const { t } = useTexts()
  const name = builtInName(page.slug)
  return (
    <>
      <p>
        <Link className="row-link" to={pagePath(page.slug)}>
          {name ? t(`content.pages.${name}`) : (page.title ?? page.slug)}
        </Link>
        <small>
          <bdi dir="ltr">{addressOf(page.slug)}</bdi>
        </small>
      </p>
      <VersionStatus of={page} isBuiltIn={page.is_built_in} />
    </>
  )
}

function NewPage({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts()
  const form = useId()
  const navigate = useNavigate()
  const { isBusy, act } = useMutation(() => {})
  const [slug, setSlug] = useState('')
  const [inSitemap, setInSitemap] = useState(true)
  const [fieldError, setFieldError] = useState<string | null>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await act({
      ...post('/admin/content/pages', null, { slug: slug.trim(), in_sitemap: inSitemap }),
      done: t('content.pages.created'),
      failed: t('content.failed'),
      namesFailure: true,
    })
    if (outcome.isDone) return navigate(pagePath(outcome.view.slug))
    setFieldError(
      outcome.fields['slug'] ?? (outcome.code === 'page_taken' ? outcome.message : null),
    )
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('content.pages.new')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t('content.pages.create')}
          </Button>
        </>
      }
    >
      <form id={form} className="content-form" noValidate onSubmit={(event) => void submit(event)}>
        <Input
          name="slug"
          dir="ltr"
          autoComplete="off"
          maxLength={60}
          prefix="/pages/"
          label={t('content.pages.address')}
          hint={t('content.pages.address-hint')}
          value={slug}
          error={fieldError}
          onChange={({ target }) => {
            setSlug(target.value)
            setFieldError(null)
          }}
        />
        <Switch
          label={t('content.pages.in-sitemap')}
          checked={inSitemap}
          onChange={({ target }) => setInSitemap(target.checked)}
        />
      </form>
    </Dialog>
  )
}

const callsOf = (slug: string) => ({
  path: get('/admin/content/pages/{slug}', { slug }),
  save: (revision: number, body: { texts: VersionTexts }) =>
    put('/admin/content/pages/{slug}/draft', { slug, revision }, body),
  discard: (revision: number) => del('/admin/content/pages/{slug}/draft', { slug, revision }),
  publish: (revision: number) =>
    post('/admin/content/pages/{slug}/publication', { slug, revision }),
  withdraw: (revision: number) =>
    del('/admin/content/pages/{slug}/publication', { slug, revision }),
})

export function PageEditor({ slug }: { slug: string }) {
  const { t } = useTexts()
  const editor = useDocument(callsOf(slug))
  const name = builtInName(slug)
  const title = name
    ? t(`content.pages.${name}`)
    : (editor.view?.versions[0]?.texts.fr?.title ?? slug)
  return (
    <DocumentEditor
      editor={editor}
      title={title}
      subtitle={
        <p>
          <a className="text-link" dir="ltr" href={addressOf(slug)} target="_blank" rel="noopener">
            {addressOf(slug)}
          </a>
        </p>
      }
      back={{ to: contentSectionPath('pages'), label: t('content.pages.all') }}
      labels={{
        title: t('content.field.title'),
        description: t('content.field.description'),
        body: t('content.field.body'),
      }}
      withdrawText={t(name ? 'content.withdraw-built-in' : 'content.withdraw-page')}
      renderPreview={(props) => <PreviewOfPage {...props} />}
    />
  )
}

function PreviewOfPage({ language, fields }: PreviewProps) {
  const { t } = useTexts()
  const page = usePreview(
    post('/admin/content/page-previews', null, { language, text: documentText(fields) }),
  )
  if (page === null) return <p className="muted">{t('site.loading')}</p>
  return (
    <article className="content-read" lang={language} dir={directionOf(language)}>
      <h3>{page.title}</h3>
      {page.description && <p>{page.description}</p>}
      {/* The server renders the Markdown and escapes HTML. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  )
}
