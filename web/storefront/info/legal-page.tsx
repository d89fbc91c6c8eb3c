import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Legal } from './legal.server.ts'

export function LegalPage({ legal, hasCookies }: { legal: Legal; hasCookies?: boolean }) {
  const { t } = useTexts()
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[{ label: t('nav.home'), to: paths.home() }, { label: legal.title }]}
      />
      <div className="page-intro">
        <h1>{legal.title}</h1>
        {legal.intro && <p>{legal.intro}</p>}
        <p>
          <time dateTime={legal.updated.on}>{legal.updated.words}</time>
        </p>
      </div>
      <div className="legal">
        {legal.parts.length > 0 && (
          <nav aria-label={legal.contents}>
            <b>{legal.contents}</b>
            <ol>
              {legal.parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="legal-text">
          {/* Markdown rendered by the server, which escapes HTML. */}
          {legal.html !== null && (
            <div className="prose" dangerouslySetInnerHTML={{ __html: legal.html }} />
          )}
          {legal.html !== null && hasCookies && <CookieSettings />}
          {legal.sections.map(({ id, title, paragraphs }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {paragraphs.map((text) =>
                text.startsWith('- ') ? (
                  <p key={text} className="legal-point">
                    {text.slice(2)}
                  </p>
                ) : (
                  <p key={text}>{text}</p>
                ),
              )}
              {id === 'cookies' && <CookieSettings />}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function CookieSettings() {
  const { t } = useTexts()
  return (
    <button type="button" className="text-link" data-cookies="open">
      {t('consent.settings')}
    </button>
  )
}
