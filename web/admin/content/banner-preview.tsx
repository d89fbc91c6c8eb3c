import { directionOf, LANGUAGES } from '#kernel/locale.ts'
import type { BannerDraft } from './banner-draft.ts'

export const imageWithWidth = (name: string, width: number): string =>
  `/storage/v1/render/image/public/product-images/${name}?width=${width}`

export function BannerPreview({ draft, label }: { draft: BannerDraft; label: string }) {
  const messages = LANGUAGES.filter((language) => draft.texts[language].title.trim() !== '')
  return (
    <section className="content-sketches" aria-label={label}>
      <h3>{label}</h3>
      {messages.map((language) => {
        const { title, body, button, image, alt } = draft.texts[language]
        const shown = image || draft.texts.fr.image
        return (
          <div
            key={language}
            className={`content-sketch is-${draft.place}`}
            lang={language}
            dir={directionOf(language)}
          >
            {shown !== '' && <img src={imageWithWidth(shown, 400)} alt={alt} />}
            <p>
              <b>{title}</b>
              {body !== '' && <span>{body}</span>}
              {button !== '' && <i>{button}</i>}
            </p>
          </div>
        )
      })}
    </section>
  )
}
