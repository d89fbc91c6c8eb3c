import { CircleAlert, ClipboardCheck, FileUp, type LucideIcon, Mail, Package } from 'lucide-react'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import type { LegalKind } from '#kernel/legal-numbers.ts'
import { requiredDocuments } from '#kernel/verification-documents.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'

export function Intro({ shop, isWelcome }: { shop: OwnVendorView | null; isWelcome: boolean }) {
  const { t } = useTexts()
  const about = shop
    ? 'vendor-registration.correct'
    : isWelcome
      ? 'vendor-registration.welcome'
      : 'vendor-registration.register'
  return (
    <header className="register-head">
      <h1>{t(`${about}.title`)}</h1>
      <p>{t(`${about}.text`)}</p>
      {shop?.rejection_reason && (
        <p className="register-reason">
          <Icon of={CircleAlert} />
          <span>
            <b>{t('vendor-registration.reason')}</b>
            <bdi dir="auto">{shop.rejection_reason}</bdi>
          </span>
        </p>
      )}
    </header>
  )
}

const AFTER_DOCUMENTS: readonly { icon: LucideIcon; title: TextKey; text: TextKey }[] = [
  {
    icon: ClipboardCheck,
    title: 'vendor-registration.next.check',
    text: 'vendor-registration.next.check-text',
  },
  {
    icon: Mail,
    title: 'vendor-registration.next.mail',
    text: 'vendor-registration.next.mail-text',
  },
  {
    icon: Package,
    title: 'vendor-registration.next.sell',
    text: 'vendor-registration.next.sell-text',
  },
]

type NextStepsNoticeProps = {
  isNewcomer: boolean
  /** Before a kind is chosen, the documents are those of a company. */
  kind: LegalKind | null
}

export function NextStepsNotice({ isNewcomer, kind }: NextStepsNoticeProps) {
  const { t, language } = useTexts()
  const names = requiredDocuments(kind ?? 'company').map((document) =>
    t(`verification-documents.kind.${document}`),
  )
  return (
    <aside className="card register-next" aria-labelledby="register-next">
      <h2 id="register-next">{t('vendor-registration.next')}</h2>
      <ol>
        <li>
          <span className="register-arch">
            <Icon of={FileUp} />
          </span>
          <span>
            <b>{t('vendor-registration.next.papers')}</b>
            {t('vendor-registration.next.papers-text', {
              names: new Intl.ListFormat(language).format(names),
            })}
          </span>
        </li>
        {AFTER_DOCUMENTS.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="register-arch">
              <Icon of={icon} />
            </span>
            <span>
              <b>{t(title)}</b>
              {t(text)}
            </span>
          </li>
        ))}
      </ol>
      <p>
        {t(isNewcomer ? 'vendor-registration.next.draft-out' : 'vendor-registration.next.draft')}
      </p>
    </aside>
  )
}
