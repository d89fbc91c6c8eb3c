import './info.css'
import { Mail, MapPin, Phone, Store } from 'lucide-react'
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
} from 'react-router'
import type { ContactTopic } from '#capabilities/messaging/contract.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { type BodyOf, post } from '#web/shared/api/endpoint.ts'
import { loaderTexts } from '#web/shared/api/loader-context.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { parseContactPrefill } from '#web/shared/orders/contact-prefill.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FormError, FormSent, NoScriptNotice } from './form-ui.tsx'
import { identityOf, publishedPage } from './legal.server.ts'
import { usePostForm } from './use-post-form.ts'

const TOPICS = [
  'order',
  'return',
  'account',
  'selling',
  'other',
] as const satisfies readonly ContactTopic[]

export async function loader({ context }: LoaderFunctionArgs) {
  const t = loaderTexts(context)
  const [identity, published] = await Promise.all([
    identityOf(context),
    publishedPage(context, 'contact'),
  ])
  return {
    identity,
    introHtml: published?.html ?? null,
    topics: TOPICS.map((value) => ({ value, label: t(`contact.topic.${value}`) })),
    words: {
      title: published?.title ?? t('contact.title'),
      intro: t('contact.intro'),
      call: t('contact.call'),
      seller: t('contact.seller', { site: identity.site }),
      sellerLink: t('contact.seller-link'),
      form: t('contact.form'),
      topic: t('contact.topic'),
      name: t('contact.name'),
      email: t('contact.email'),
      orderNumber: t('contact.order-number'),
      message: t('contact.message'),
      optional: t('contact.optional'),
      send: t('contact.send'),
      sent: t('contact.sent'),
      sentText: t('contact.sent-text'),
      another: t('contact.another'),
      failed: t('form.failed'),
      noScript: t('form.no-script'),
    },
  }
}
type Data = Awaited<ReturnType<typeof loader>>

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, (t) => ({
    title: t('footer.contact'),
    ...(args.loaderData && { description: args.loaderData.words.intro }),
  }))

export default function Contact() {
  const { t } = useTexts()
  const data = useLoaderData<typeof loader>()
  const { words } = data
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[{ label: t('nav.home'), to: paths.home() }, { label: words.title }]}
      />
      <div className="page-intro">
        <h1>{words.title}</h1>
        {data.introHtml === null ? (
          <p>{words.intro}</p>
        ) : (
          <div className="prose" dangerouslySetInnerHTML={{ __html: data.introHtml }} />
        )}
      </div>
      <div className="contact">
        <Reach data={data} />
        <ContactForm data={data} />
      </div>
    </div>
  )
}

function Reach({ data: { identity, words } }: { data: Data }) {
  const { phone, email, address } = identity
  return (
    <div className="contact-reach">
      {phone !== '' && (
        <section className="contact-call">
          <h2 className="num" dir="ltr">
            {phone}
          </h2>
          <a className="button" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
            <Icon of={Phone} />
            {words.call}
          </a>
        </section>
      )}
      <ul className="card">
        <li>
          <Icon of={Mail} />
          <a dir="ltr" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        <li>
          <Icon of={MapPin} />
          <bdi>{address}</bdi>
        </li>
        <li>
          <Icon of={Store} />
          <span>
            <b>{words.seller}</b>
            <Link to={paths.vendorDashboard()}>{words.sellerLink}</Link>
          </span>
        </li>
      </ul>
    </div>
  )
}

function ContactForm({ data: { identity, topics, words } }: { data: Data }) {
  const { state, onSubmit, again } = usePostForm(
    (fields: BodyOf<'/contact', 'post'>) => post('/contact', null, fields),
    words.failed,
  )
  const orderNumber = useNamedOrder()
  const known = useContactPrefill()
  if (state.status === 'sent')
    return (
      <FormSent title={words.sent} text={words.sentText}>
        <Button kind="outline" onClick={again}>
          {words.another}
        </Button>
      </FormSent>
    )
  const { errors } = state
  return (
    <div>
      <NoScriptNotice text={words.noScript} email={identity.email} />
      <form className="card form-card needs-script" noValidate onSubmit={onSubmit}>
        <h2>{words.form}</h2>
        <fieldset>
          <legend className="field-label">{words.topic}</legend>
          <div className="topics">
            {topics.map(({ value, label }, index) => (
              <label key={value} className="chip">
                <input type="radio" name="topic" value={value} defaultChecked={index === 0} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="form-pair">
          <Input
            name="name"
            key={`name ${known.name}`}
            defaultValue={known.name}
            label={words.name}
            error={errors['name']}
            autoComplete="name"
            maxLength={100}
            required
          />
          <Input
            name="email"
            type="email"
            key={`email ${known.email}`}
            defaultValue={known.email}
            dir="ltr"
            label={words.email}
            error={errors['email']}
            autoComplete="email"
            maxLength={254}
            required
          />
        </div>
        <Input
          name="order_number"
          dir="ltr"
          key={orderNumber}
          label={words.orderNumber}
          defaultValue={orderNumber}
          optional={words.optional}
          error={errors['order_number']}
          maxLength={20}
        />
        <TextArea
          name="message"
          rows={6}
          label={words.message}
          error={errors['message']}
          maxLength={2000}
          required
        />
        <FormError text={state.failure} />
        <Button type="submit" busy={state.status === 'sending'}>
          {words.send}
        </Button>
      </form>
    </div>
  )
}

/** Of the fragment, which no server and no cache receives. */
function useNamedOrder(): string {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  return isHydrated ? (new URLSearchParams(hash.slice(1)).get('order') ?? '') : ''
}

/** From the order that leads here, else from the account. */
function useContactPrefill(): { name: string; email: string } {
  const { state } = useLocation()
  const session = useSession()
  const given = parseContactPrefill(state)
  if (given) return given
  if (session.status !== 'in') return { name: '', email: '' }
  const { fullName, email } = session.user
  return { name: fullName, email: email.includes('@') ? email : '' } // an account may have a phone alone
}
