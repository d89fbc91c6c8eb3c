import { useSyncExternalStore } from 'react'
import type { MetaFunction } from 'react-router'
import type { LanguageView } from '#capabilities/identity/contract.ts'
import type { ChosenTopic, MailChoices } from '#capabilities/notifications/contract.ts'
import { type Language, LANGUAGES } from '#kernel/locale.ts'
import {
  chosenTheme,
  chooseTheme,
  onThemeChosen,
  type Theme,
} from '#web/shared/preferences/preferences.ts'
import { useChooseLanguage } from '#web/shared/i18n/language.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { RadioCard, Switch } from '#web/ui/field.tsx'
import { Block, Failed, PageHead, useSaid, Waiting } from './account-ui.tsx'
import { useOwn } from './use-account-query.ts'
import { useSave } from './use-account-form.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.preferences.title'), isPrivate: true }))

/** Language, theme, and what one is written about. Each choice holds at once. */
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
  const { t, language } = useTexts()
  const said = useSaid()
  const choose = useChooseLanguage()
  const written = useOwn<LanguageView>('/language')
  const { save, failure } = useSave()
  const pick = async (other: Language) => {
    await choose(other)
    const answer = await save<LanguageView>('PUT', '/language', { language: other })
    if (!answer?.ok) return
    written.replace(answer.view)
    said(t('account.saved'))
  }
  return (
    <Block title={t('nav.language')}>
      <p className="account-note">{t('account.preferences.language-text')}</p>
      <div className="account-choices" role="group" aria-label={t('nav.language')}>
        {LANGUAGES.map((other) => (
          <RadioCard
            key={other}
            name="language"
            title={t(`language.${other}`)}
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
      <Failed text={failure} />
    </Block>
  )
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

function ThemeBlock() {
  const { t } = useTexts()
  const theme = useSyncExternalStore(onThemeChosen, chosenTheme, () => 'system' as const)
  return (
    <Block title={t('nav.theme')}>
      <div className="account-choices" role="group" aria-label={t('nav.theme')}>
        {THEMES.map((other) => (
          <RadioCard
            key={other}
            name="theme"
            title={t(`theme.${other}`)}
            checked={theme === other}
            onChange={() => chooseTheme(other)}
          />
        ))}
      </div>
    </Block>
  )
}

const TOPICS: readonly ChosenTopic[] = ['orders', 'messages', 'reviews', 'marketing']

function MailBlock() {
  const { t } = useTexts()
  const said = useSaid()
  const mails = useOwn<MailChoices>('/notifications')
  const { save, failure } = useSave()
  const { view } = mails
  const change = async (topic: ChosenTopic, isWanted: boolean) => {
    if (!view) return
    const before = view
    mails.replace({ ...view, [topic]: isWanted }) // shown at once; put back when it was refused
    const answer = await save<MailChoices>('PUT', '/notifications', { ...view, [topic]: isWanted })
    if (answer?.ok) said(t('account.saved'))
    else mails.replace(before)
  }
  return (
    <Block title={t('account.mails.title')}>
      <p className="account-note">{t('account.mails.always')}</p>
      <Failed text={failure} />
      {view ? (
        <div className="account-switches">
          {TOPICS.map((topic) => (
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
        <Waiting hasFailed={mails.hasFailed} onRetry={mails.reload} />
      )}
    </Block>
  )
}
