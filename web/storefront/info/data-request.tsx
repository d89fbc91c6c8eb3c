import './info.css'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { RequestKind } from '#capabilities/privacy/contract.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { type BodyOf, post } from '#web/shared/api/endpoint.ts'
import { loaderTexts } from '#web/shared/api/loader-context.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, RadioCard, TextArea } from '#web/ui/field.tsx'
import { FormError, FormSent, NoScriptNotice } from './form-ui.tsx'
import { identityOf } from './legal.server.ts'
import { usePostForm } from './use-post-form.ts'

const KINDS = [
  'access',
  'rectification',
  'erasure',
  'objection',
  'portability',
] as const satisfies readonly RequestKind[]

export async function loader({ context }: LoaderFunctionArgs) {
  const t = loaderTexts(context)
  return {
    email: (await identityOf(context)).email,
    kinds: KINDS.map((value) => ({
      value,
      label: t(`data-request.kind.${value}`),
      text: t(`data-request.kind.${value}.text`),
    })),
    steps: [t('data-request.next.1'), t('data-request.next.2'), t('data-request.next.3')],
    words: {
      title: t('data-request.title'),
      intro: t('data-request.intro'),
      kind: t('data-request.kind'),
      name: t('contact.name'),
      emailLabel: t('contact.email'),
      message: t('data-request.message'),
      optional: t('contact.optional'),
      send: t('data-request.send'),
      next: t('data-request.next'),
      sent: t('data-request.sent'),
      sentText: t('data-request.sent-text', { number: '{number}', date: '{date}' }),
      signedIn: t('data-request.signed-in'),
      failed: t('form.failed'),
      noScript: t('form.no-script'),
    },
  }
}
type Data = Awaited<ReturnType<typeof loader>>

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, (t) => ({
    title: t('footer.data-request'),
    ...(args.loaderData && { description: args.loaderData.words.intro }),
  }))

/** The rights of law 18-07. */
export default function DataRequest() {
  const { t } = useTexts()
  const data = useLoaderData<typeof loader>()
  const { words, steps } = data
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[{ label: t('nav.home'), to: paths.home() }, { label: words.title }]}
      />
      <div className="page-intro">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <div className="contact">
        <section className="card contact-reach">
          <h2>{words.next}</h2>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
          </p>
          <p className="if-signed-in">
            {words.signedIn} <Link to={paths.accountData()}>{t('nav.my-account')}</Link>
          </p>
        </section>
        <RequestForm data={data} />
      </div>
    </div>
  )
}

function RequestForm({ data: { kinds, email, words } }: { data: Data }) {
  const { language } = useTexts()
  const { state, onSubmit } = usePostForm(
    (fields: BodyOf<'/data-requests', 'post'>) => post('/data-requests', null, fields),
    words.failed,
  )
  if (state.status === 'sent') {
    const date = formatDate(noonOfDay(state.view.due_on), language, 'date')
    const text = words.sentText.replace('{number}', state.view.number).replace('{date}', date)
    return <FormSent title={words.sent} text={text} />
  }
  const { errors } = state
  return (
    <div>
      <NoScriptNotice text={words.noScript} email={email} />
      <form className="card form-card needs-script" noValidate onSubmit={onSubmit}>
        <fieldset>
          <legend>
            <h2>{words.kind}</h2>
          </legend>
          <div className="kinds">
            {kinds.map(({ value, label, text }, index) => (
              <RadioCard
                key={value}
                name="kind"
                value={value}
                title={label}
                defaultChecked={index === 0}
              >
                {text}
              </RadioCard>
            ))}
          </div>
        </fieldset>
        <div className="form-pair">
          <Input
            name="name"
            label={words.name}
            error={errors['name']}
            autoComplete="name"
            maxLength={100}
            required
          />
          <Input
            name="email"
            type="email"
            dir="ltr"
            label={words.emailLabel}
            error={errors['email']}
            autoComplete="email"
            maxLength={254}
            required
          />
        </div>
        <TextArea
          name="message"
          label={words.message}
          optional={words.optional}
          error={errors['message']}
          maxLength={2000}
        />
        <FormError text={state.failure} />
        <Button type="submit" busy={state.status === 'sending'}>
          {words.send}
        </Button>
      </form>
    </div>
  )
}
