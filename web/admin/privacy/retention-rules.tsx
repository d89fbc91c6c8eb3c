import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import { useState } from 'react'
import type { RetentionRuleView } from '#capabilities/privacy/registers.contract.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { PrivacyMoment } from './privacy-ui.tsx'
import { PromptDialogOf } from './prompt-dialog.tsx'

type RulesProps = { rules: readonly RetentionRuleView[]; onChanged: () => void }

export function RetentionRules({ rules, onChanged }: RulesProps) {
  const { t } = useTexts()
  const [rule, setRule] = useState<RetentionRuleView | null>(null)
  return (
    <section className="card privacy-rules" aria-labelledby="privacy-rules">
      <h2 id="privacy-rules">{t('privacy.rules')}</h2>
      <p className="muted">{t('privacy.rules.text')}</p>
      <ul className="privacy-found">
        {rules.map((rule) => {
          const name = textOrName(t, 'privacy.rule', `${rule.capability}.${rule.table}`)
          return (
            <li key={name}>
              <span>
                <b>{name}</b>
                <small>
                  {t(`privacy.rules.${rule.action}`, { count: rule.keep_days })} ·{' '}
                  <bdi>{rule.source}</bdi>
                </small>
                <small>
                  {rule.last_run_at === null ? (
                    t('privacy.rules.never')
                  ) : (
                    <>
                      {t('privacy.rules.last')} <PrivacyMoment at={rule.last_run_at} /> ·{' '}
                      {t('privacy.rules.rows', { count: rule.total_rows })}
                    </>
                  )}
                </small>
              </span>
              <Button
                kind="outline"
                small
                aria-label={t('privacy.rules.edit-of', { name })}
                onClick={() => setRule(rule)}
              >
                {t('privacy.register.edit')}
              </Button>
            </li>
          )
        })}
      </ul>
      {rule && <RuleDialog rule={rule} onClose={() => setRule(null)} onChanged={onChanged} />}
    </section>
  )
}

type RuleProps = { rule: RetentionRuleView; onClose: () => void; onChanged: () => void }

function RuleDialog({ rule, onClose, onChanged }: RuleProps) {
  const { t } = useTexts()
  const [days, setDays] = useState(String(rule.keep_days))
  const { isBusy, act } = useMutation(onChanged)
  return (
    <PromptDialogOf
      open
      title={textOrName(t, 'privacy.rule', `${rule.capability}.${rule.table}`)}
      text={t('privacy.rules.least', { count: rule.least_days })}
      action={t('privacy.save')}
      field="keep_days"
      isBusy={isBusy}
      onClose={onClose}
      onSend={() =>
        act({
          ...put(
            '/admin/privacy/retention/{capability}/{table}',
            { capability: rule.capability, table: rule.table },
            { keep_days: Number(days) },
          ),
          done: t('privacy.saved'),
          failed: t('privacy.failed'),
        })
      }
    >
      {(error) => (
        <Input
          label={t('privacy.rules.days')}
          dir="ltr"
          inputMode="numeric"
          error={error}
          value={days}
          onChange={({ target }) => setDays(target.value.replace(/\D/g, ''))}
        />
      )}
    </PromptDialogOf>
  )
}
