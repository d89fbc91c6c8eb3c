import { useSyncExternalStore } from 'react'
import type { MetaFunction } from 'react-router'
import { type OptionalTopic, optionalTopics } from '#capabilities/notifications/topics.contract.ts'
import { languageName, type PageLanguage, writtenLanguage } from '#kernel/locale.ts'
import { get, put } from '#web/shared/api/endpoint.ts'
import {
  currentTheme,
  setTheme,
  onThemeChange,
  type Theme,
} from '#web/shared/preferences/preferences.ts'
import { useChooseLanguage } from '#web/shared/i18n/language.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { usePageLanguages, useTexts } from '#web/shared/i18n/texts.ts'
import { RadioCard, Switch } from '#web/ui/field.tsx'
import {
  AccountBlock,
  AccountLoadFailed,
  PageHead,
  useSuccessToast,
  LoadingSkeleton,
} from './account-ui.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useAccountForm } from './use-account-form.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.preferences.title'), isPrivate: true }))

/** Each choice is saved at once. */
export default function PreferencesPage() {
  const { t } = useTexts()
  return (
    <>
      <PageHead title={t('account.preferences.title')} text={t('account.preferences.text')} />
      <LanguageBlock />
      <ThemeBlock />
      <MailBlock />
    </>
  )
}

function LanguageBlock() {
  const { t } = useTexts()
  const { language, languages } = usePageLanguages()
  const showSuccess = useSuccessToast()
  const choose = useChooseLanguage()
  const written = useQuery(get('/account/language'))
  const { save, failure } = useAccountForm()
  const pick = async (other: PageLanguage) => {
    await choose(other)
    const answer = await save(put('/account/language', null, { language: writtenLanguage(other) }))
    if (!answer?.ok) return
    written.change(() => answer.view)
    showSuccess(t('account.saved'))
  }
  return (
    <AccountBlock title={t('nav.language')}>
      <p className="account-note">{t('account.preferences.language-text')}</p>
      <div className="account-choices" role="group" aria-label={t('nav.language')}>
        {languages.map((other) => (
          <RadioCard
            key={other}
            name="language"
            title={languageName(other)}
            lang={other}
            checked={language === other}
            onChange={() => void pick(other)}
          >
            {written.view?.language === other && (
              <small>{t('account.preferences.language-mails')}</small>
            )}
          </RadioCard>
        ))}
      </div>
      <AccountLoadFailed text={failure} />
    </AccountBlock>
  )
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

function ThemeBlock() {
  const { t } = useTexts()
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const)
  return (
    <AccountBlock title={t('nav.theme')}>
      <div className="account-choices" role="group" aria-label={t('nav.theme')}>
        {THEMES.map((other) => (
          <RadioCard
            key={other}
            name="theme"
            title={t(`theme.${other}`)}
            checked={theme === other}
            onChange={() => setTheme(other)}
          />
        ))}
      </div>
    </AccountBlock>
  )
}

function MailBlock() {
  const { t } = useTexts()
  const showSuccess = useSuccessToast()
  const query = useQuery(get('/account/notifications'))
  const { save, failure } = useAccountForm()
  const { view } = query
  const change = async (topic: OptionalTopic, isWanted: boolean) => {
    if (!view) return
    const before = view
    query.change((now) => ({ ...now, [topic]: isWanted })) // optimistic: reverted when refused
    const answer = await save(put('/account/notifications', null, { ...view, [topic]: isWanted }))
    if (answer?.ok) showSuccess(t('account.saved'))
    else query.change(() => before)
  }
  return (
    <AccountBlock title={t('account.mails.title')}>
      <p className="account-note">{t('account.mails.always')}</p>
      <AccountLoadFailed text={failure} />
      {view ? (
        <div className="account-switches">
          {optionalTopics().map((topic) => (
            <Switch
              key={topic}
              checked={view[topic]}
              onChange={(event) => void change(topic, event.currentTarget.checked)}
              label={
                <>
                  <b>{t(`account.mails.${topic}`)}</b>
                  <small>{t(`account.mails.${topic}-text`)}</small>
                </>
              }
            />
          ))}
        </div>
      ) : (
        <LoadingSkeleton hasFailed={query.state === 'failed'} onRetry={query.refresh} />
      )}
    </AccountBlock>
  )
}
