import { type FormEvent, type ReactNode, use, useState } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '#web/paths.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'
import { useSession } from '#web/shared/session/session.ts'
import { loadLocaleFile, useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

type AskDialogProps = { product: { id: string; name: string }; onClose: () => void }

const SHORTEST = 8
/** Time in which every process receives the cache invalidation. */
const DEBOUNCE_MS = 400

export default function AskDialog({ product, onClose }: AskDialogProps) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'reviews'))
  const { status } = useSession()
  const shell = (children: ReactNode) => (
    <Dialog open onClose={onClose} title={t('question.title')} closeLabel={t('site.close')}>
      <p>
        <b>
          <bdi>{product.name}</bdi>
        </b>
      </p>
      {children}
    </Dialog>
  )
  if (status === 'out')
    return shell(
      <>
        <p>{t('question.sign-in')}</p>
        <ButtonLink to={paths.auth(paths.product(product.id))}>{t('nav.login')}</ButtonLink>
      </>,
    )
  return shell(<AskForm productId={product.id} onClose={onClose} />)
}

function AskForm({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (message.length < SHORTEST) return setError(t('question.too-short'))
    setBusy(true)
    const body = { product_id: productId, text: message }
    const answer = await accountRequest(post('/account/questions', null, body))
    setBusy(false)
    if (!answer.ok) {
      const { detail, errors } = answer.problem
      return setError(errors['text'] ?? detail ?? t('review.failed'))
    }
    const isShown = answer.view.state === 'published'
    onClose()
    showToast({
      title: t(isShown ? 'question.asked' : 'question.waits'),
      message: t(isShown ? 'question.asked-text' : 'question.waits-text'),
      closeLabel: t('site.close'),
    })
    if (isShown) setTimeout(() => void revalidate(), DEBOUNCE_MS)
  }
  return (
    <form className="report-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('question.text')}
        hint={t('question.hint')}
        error={error}
        maxLength={600}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {t('question.send')}
      </Button>
    </form>
  )
}
