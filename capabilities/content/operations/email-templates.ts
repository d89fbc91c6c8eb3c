import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { newId } from '#platform/ids.ts'
import { addressedEmail, type SendEmail } from '#platform/email/index.ts'
import { type EmailLayout, renderEmail } from '#platform/email/email-layout.ts'
import {
  defaultTemplate,
  templateErrors,
  type EmailTemplate,
  applyTemplateOverride,
  type TemplateVariable,
  templateVariables,
  type TemplateText,
} from '#platform/email/template-overrides.ts'
import type { EmailTemplateDocument, EmailTemplateItem, VersionTexts } from '../contract.ts'
import {
  findEmailTemplate,
  findTemplate,
  listTemplates,
  lockEmailTemplate,
} from '../queries/email-templates.ts'
import { listVersions } from '../queries/versions.ts'
import type {
  DocumentCommand,
  ContentDeps,
  VersionedDocumentType,
  VersionedDocument,
} from './versioned-document.ts'

type Deps = ContentDeps & {
  settings: Pick<SettingsCapability, 'current'>
  sendMail: SendEmail
  occasions: readonly EmailTemplate[]
  write: VersionedDocument
}

/** The template row is created with its first draft. */
const documentOf = (occasion: EmailTemplate): VersionedDocumentType => ({
  subject: { type: 'mail_template', id: occasion.key },
  lock: async (tx, now) => {
    const template = { id: newId(now), key: occasion.key, at: now }
    return { kind: 'template', ...(await lockEmailTemplate(tx, template)) }
  },
  onPublic: async () => {}, // NOTIFY refreshes the cache of every process
})

const builtInTexts = (occasion: EmailTemplate): VersionTexts =>
  recordOf(LANGUAGES, (language) => ({
    ...defaultTemplate(occasion, language),
    description: null,
  }))

const variableView = ({ name, isPart, isRequired, example }: TemplateVariable) => ({
  name,
  is_part: isPart,
  is_kept: isRequired,
  example,
})

type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number]
const stateOf = (row: TemplateRow | undefined) => ({
  version: row?.version ?? null,
  published_at: row?.published_at ?? null,
  has_draft: row?.has_draft ?? false,
  languages: row?.languages ?? [],
})

const exampleOn = (siteName: string, { example }: EmailTemplate, language: Language): EmailLayout =>
  example(language, (variable, given) => (variable === 'site' ? siteName : given))

export function manageEmailTemplates({ db, settings, sendMail, occasions, write }: Deps) {
  const find = (key: string) => occasions.find((occasion) => occasion.key === key) ?? null
  const exampleOf = (occasion: EmailTemplate, language: Language) =>
    exampleOn(settings.current().siteName, occasion, language)
  return {
    find,
    async list(language: Language): Promise<EmailTemplateItem[]> {
      const begun = new Map((await listTemplates(db)).map((row) => [row.key, row]))
      return occasions.map((occasion) => ({
        key: occasion.key,
        to: occasion.to,
        when: occasion.when[language],
        subject: exampleOf(occasion, language).subject,
        ...stateOf(begun.get(occasion.key)),
      }))
    },

    async read(occasion: EmailTemplate, language: Language): Promise<EmailTemplateDocument> {
      const template = await findTemplate(db, occasion.key)
      return {
        key: occasion.key,
        revision: template?.revision ?? 0,
        to: occasion.to,
        when: occasion.when[language],
        built_in: builtInTexts(occasion),
        variables: templateVariables(occasion, language).map(variableView),
        versions: template ? await listVersions(db, { kind: 'template', id: template.id }) : [],
      }
    },

    faults: (occasion: EmailTemplate, wording: TemplateText, language: Language) =>
      templateErrors(wording, templateVariables(occasion, language)),

    saveDraft: (occasion: EmailTemplate, texts: VersionTexts, as: DocumentCommand) =>
      write.saveDraft({ document: documentOf(occasion), texts, ...as }),
    discardDraft: (occasion: EmailTemplate, as: DocumentCommand) =>
      write.discardDraft({ document: documentOf(occasion), ...as }),
    publish: (occasion: EmailTemplate, as: DocumentCommand) =>
      write.publish({ document: documentOf(occasion), ...as }),
    withdraw: (occasion: EmailTemplate, as: DocumentCommand) =>
      write.withdraw({ document: documentOf(occasion), ...as }),

    preview: (occasion: EmailTemplate, wording: TemplateText, language: Language) =>
      renderEmail(
        applyTemplateOverride(exampleOf(occasion, language), wording),
        settings.current(),
      ),

    /** Sends the example to the admin; null when there is no address to send it to. */
    async sendTrial(
      occasion: EmailTemplate,
      { wording, language, userId }: { wording: TemplateText; language: Language; userId: string },
    ): Promise<{ to: string } | null> {
      const to = await findEmailTemplate(db, userId)
      if (to === null) return null
      const letter = applyTemplateOverride(exampleOf(occasion, language), wording)
      const [failure] = await sendMail([addressedEmail(to, letter, settings.current())])
      if (failure) throw failure
      return { to }
    },
  }
}
export type EmailTemplateManagement = ReturnType<typeof manageEmailTemplates>
