import { CircleAlert, CircleCheck } from 'lucide-react'
import { parseBankAccount } from '#kernel/bank-account.ts'
import {
  LEGAL_FIELDS,
  type LegalField,
  LEGAL_FIELDS_OF,
  LEGAL_KINDS,
} from '#kernel/legal-numbers.ts'
import type { LegalKind } from '#kernel/legal-numbers.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Input, RadioCard } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isKind } from './registration-fields.ts'
import {
  controlOf,
  RegistrationSection,
  type RegistrationSectionProps,
} from './numbered-section.tsx'

const KINDS: Record<LegalKind, { title: TextKey; text: TextKey; card: TextKey }> = {
  company: {
    title: 'vendor-registration.kind.company',
    text: 'vendor-registration.kind.company-text',
    card: 'vendor-registration.field.craftsman_card',
  },
  craftsman: {
    title: 'vendor-registration.kind.craftsman',
    text: 'vendor-registration.kind.craftsman-text',
    card: 'vendor-registration.field.card-craftsman',
  },
  auto_entrepreneur: {
    title: 'vendor-registration.kind.auto',
    text: 'vendor-registration.kind.auto-text',
    card: 'vendor-registration.field.card-auto',
  },
}

const LABELS: Record<Exclude<LegalField, 'craftsman_card'>, { label: TextKey; hint: TextKey }> = {
  rc: { label: 'vendor-registration.field.rc', hint: 'vendor-registration.field.rc-hint' },
  nif: { label: 'vendor-registration.field.nif', hint: 'vendor-registration.field.nif-hint' },
  nis: { label: 'vendor-registration.field.nis', hint: 'vendor-registration.field.nis-hint' },
  ai: { label: 'vendor-registration.field.ai', hint: 'vendor-registration.field.ai-hint' },
  legal_form: {
    label: 'vendor-registration.field.legal_form',
    hint: 'vendor-registration.field.legal-form-hint',
  },
  capital: {
    label: 'vendor-registration.field.capital',
    hint: 'vendor-registration.field.capital-hint',
  },
  activity: {
    label: 'vendor-registration.field.activity',
    hint: 'vendor-registration.field.activity-hint',
  },
}

const AS_TEXT: ReadonlySet<LegalField> = new Set([
  ...(['craftsman_card', 'rc', 'legal_form', 'activity'] as const),
])

export function LegalSection(props: RegistrationSectionProps) {
  const { t } = useTexts()
  return (
    <RegistrationSection
      step={3}
      title={t('vendor-registration.step.legal')}
      text={t('vendor-registration.step.legal-text')}
    >
      <LegalFields {...props} />
      <Payout {...props} />
    </RegistrationSection>
  )
}

export function LegalFields(props: RegistrationSectionProps) {
  const { t } = useTexts()
  const { typed, errors, onField } = props
  const { kind } = typed
  return (
    <>
      <fieldset
        className="register-kinds"
        {...(errors.kind && { 'aria-describedby': 'kind-error' })}
      >
        <legend className="field-label">{t('vendor-registration.field.kind')}</legend>
        {LEGAL_KINDS.map((value) => (
          <RadioCard
            key={value}
            name="kind"
            value={value}
            title={t(KINDS[value].title)}
            checked={kind === value}
            onChange={() => onField('kind', value)}
          >
            {t(KINDS[value].text)}
          </RadioCard>
        ))}
        {errors.kind && (
          <p id="kind-error" className="field-hint field-error">
            <Icon of={CircleAlert} size="s" />
            {errors.kind}
          </p>
        )}
      </fieldset>
      {isKind(kind) && <Numbers kind={kind} {...props} />}
    </>
  )
}

function Numbers({ kind, ...props }: RegistrationSectionProps & { kind: LegalKind }) {
  const { t } = useTexts()
  const control = controlOf(props)
  const requests = (['craftsman_card', ...LEGAL_FIELDS] as const).filter(
    (name, index, all) => all.indexOf(name) === index && LEGAL_FIELDS_OF[kind][name] !== 'none',
  )
  return (
    <div className="register-fields">
      {requests.map((name) => {
        const label = name === 'craftsman_card' ? KINDS[kind].card : LABELS[name].label
        const hint =
          name === 'craftsman_card' ? 'vendor-registration.field.card-hint' : LABELS[name].hint
        return (
          <Input
            key={name}
            label={t(label)}
            hint={t(hint)}
            dir={name === 'activity' ? 'auto' : 'ltr'}
            autoComplete="off"
            autoCapitalize={name === 'activity' ? 'sentences' : 'characters'}
            spellCheck={false}
            maxLength={name === 'activity' ? 120 : 40}
            inputMode={AS_TEXT.has(name) ? 'text' : 'numeric'}
            {...(LEGAL_FIELDS_OF[kind][name] === 'optional' && {
              optional: t('vendor-registration.optional'),
            })}
            {...control(name)}
          />
        )
      })}
    </div>
  )
}

const ACCOUNTS = {
  rib: 'vendor-registration.account.rib',
  rip: 'vendor-registration.account.rip',
  ccp: 'vendor-registration.account.ccp',
} as const satisfies Record<string, TextKey>

function Payout(props: RegistrationSectionProps) {
  const { t } = useTexts()
  const control = controlOf(props)
  const account = parseBankAccount(props.typed.payout_number)
  return (
    <div className="register-fields register-payout">
      <h3 className="full">{t('vendor-registration.payout')}</h3>
      <Input
        label={t('vendor-registration.field.account')}
        optional={t('vendor-registration.optional')}
        hint={
          account ? (
            <span className="register-ok">
              <Icon of={CircleCheck} size="s" />
              {t(ACCOUNTS[account.kind])}
            </span>
          ) : (
            t('vendor-registration.field.account-hint')
          )
        }
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        {...control('payout_number')}
      />
      <Input
        label={t('vendor-registration.field.holder')}
        optional={t('vendor-registration.optional')}
        hint={t('vendor-registration.field.holder-hint')}
        autoComplete="name"
        maxLength={120}
        {...control('payout_holder')}
      />
    </div>
  )
}
