import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Legal } from './legal.server.ts'

/** A legal text: its contents beside it on a desktop, one measure of text, fit for printing. */
export function LegalPage({ legal }: { legal: Legal }) {
  const { t } = useTexts()
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[{ label: t('nav.home'), to: paths.home() }, { label: legal.title }]}
      />
      <div className="page-intro">
        <h1>{legal.title}</h1>
        <p>{legal.intro}</p>
        <p>
          <time dateTime={legal.updated.on}>{legal.updated.words}</time>
        </p>
      </div>
      <div className="legal">
        <nav aria-label={legal.contents}>
          <b>{legal.contents}</b>
          <ol>
            {legal.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
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
              {id === 'cookies' && (
                <button type="button" className="text-link" data-cookies="open">
                  {t('consent.settings')}
                </button>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
