import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Link, type MetaFunction, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { type Endpoint, get, post } from '#web/shared/api/endpoint.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { authorizedFetch, signOut, useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { textFields } from './text-field.ts'
import { useAccount } from './layout.tsx'
import { AccountBlock, AccountLoadFailed, PageHead, useSuccessToast } from './account-ui.tsx'
import { MfaLink } from './mfa-link.tsx'
import { useAuthRequest } from './use-auth-request.ts'
import { useAccountForm } from './use-account-form.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.data.title'), isPrivate: true }))

export default function DataPage() {
  const { t } = useTexts()
  const [isErasing, setErasing] = useState(false)
  return (
    <>
      <PageHead title={t('account.data.title')} text={t('account.data.text')} />
      <ExportBlock />
      <AccountBlock title={t('account.erase.title')}>
        <p className="account-note">{t('account.erase.text')}</p>
        <ul className="account-points">
          <li>{t('account.erase.goes')}</li>
          <li>{t('account.erase.stays')}</li>
          <li>{t('account.erase.under-way')}</li>
        </ul>
        <Button kind="danger" onClick={() => setErasing(true)}>
          {t('account.erase.begin')}
        </Button>
      </AccountBlock>
      <p className="account-note">
        {t('account.data.other')}{' '}
        <Link className="text-link" to={paths.dataRequest()}>
          {t('account.data.request')}
        </Link>
      </p>
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </>
  )
}

function ExportBlock() {
  const { t } = useTexts()
  const showSuccess = useSuccessToast()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const take = async () => {
    setBusy(true)
    const outcome = await download(get('/account/personal-data')).catch(() => 'failed' as const)
    setBusy(false)
    setFailed(outcome === 'failed')
    if (outcome === 'done') showSuccess(t('account.export.done'))
  }
  return (
    <AccountBlock title={t('account.export.title')}>
      <p className="account-note">{t('account.export.text')}</p>
      <AccountLoadFailed text={hasFailed ? t('account.failure.unreachable') : null} />
      <Button kind="quiet" busy={isBusy} onClick={() => void take()}>
        <Icon of={Download} size="s" />
        {t('account.export.take')}
      </Button>
    </AccountBlock>
  )
}

/** Downloads with the access token; the server names the file. Cancelled: without a proof of the owner. */
async function download(path: Endpoint<object>): Promise<'done' | 'cancelled' | 'failed'> {
  const response = await authorizedFetch(path)
  if (response.status === 400) return 'cancelled'
  if (!response.ok) return 'failed'
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = named?.[1] ?? 'yova.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000) // the download has started by then
  return 'done'
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const showSuccess = useSuccessToast()
  const { user } = useSession()
  const navigate = useNavigate()
  const { leave } = useAccount()
  const { form, save, failure, setFailure, isBusy, fieldOf } = useAccountForm()
  const sending = useAuthRequest()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isCodeSent, setCodeSent] = useState(false)
  const id = useId()
  const way = isCodeSent ? 'code' : 'password'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const proof = textFields(form.current, [way])[way]
    if (proof === '') {
      setFailure(t(`auth.${way}.missing`))
      return form.current?.querySelector<HTMLElement>(`[name=${way}]`)?.focus()
    }
    const answer = await save(
      post('/account/erasure', null, way === 'code' ? { code: proof } : { password: proof }),
    )
    if (!answer?.ok) return setRefusal(answer?.problem.code ?? null)
    leave()
    await navigate(paths.home(), { replace: true })
    await signOut().catch(() => undefined) // the session is over already
    return showSuccess(t('account.erase.done'), t('account.erase.goodbye'))
  }
  const sendCode = async () => {
    setFailure(null)
    if (await sending.act((client) => client.reauthenticate())) setCodeSent(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.erase.confirm', { email: user?.email ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('account.erase.keep')}
          </Button>
          <Button type="submit" kind="danger" form={id} busy={isBusy}>
            {t('account.erase.for-good')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className="account-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>{t('account.erase.no-way-back')}</p>
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        {isCodeSent ? (
          <Input
            className="account-code"
            label={t('auth.code')}
            hint={t('auth.code.hint')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            {...fieldOf('code')}
          />
        ) : (
          <>
            <PasswordInput
              label={t('auth.password')}
              showLabel={t('auth.password.show')}
              hideLabel={t('auth.password.hide')}
              autoComplete="current-password"
              {...fieldOf('password')}
            />
            <Button kind="text" small busy={sending.isBusy} onClick={() => void sendCode()}>
              {t('account.erase.by-code')}
            </Button>
          </>
        )}
        <AccountLoadFailed text={failure ?? sending.failure}>
          <MfaLink code={refusal} />
        </AccountLoadFailed>
      </form>
    </Dialog>
  )
}
