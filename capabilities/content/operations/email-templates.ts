import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { newId } from '#platform/ids.ts'
import type { SendMail } from '#platform/email/index.ts'
import { type Letter, setLetter } from '#platform/email/email-layout.ts'
import {
  builtInWording,
  faultsIn,
  type Occasion,
  reworded,
  type Variable,
  variablesOf,
  type Wording,
} from '#platform/email/template-overrides.ts'
import type { MailDocument, MailItem, Texts } from '../contract.ts'
import {
  findMailOf,
  findTemplate,
  listTemplates,
  lockTemplate,
} from '../queries/email-templates.ts'
import { listVersions } from '../queries/versions.ts'
import type { ActingOn, ContentDeps, Document, Writing } from './versioned-document.ts'

type Deps = ContentDeps & {
  settings: Pick<SettingsCapability, 'current'>
  sendMail: SendMail
  occasions: readonly Occasion[]
  write: Writing
}

/** A mail as something to be written; its template is made with its first draft. */
const documentOf = (occasion: Occasion): Document => ({
  subject: { type: 'mail_template', id: occasion.key },
  lock: async (tx, at) => {
    const variables = variablesOf(occasion, 'fr').map(({ name }) => name)
    const template = { id: newId(at), key: occasion.key, variables, at }
    return { kind: 'template', ...(await lockTemplate(tx, template)) }
  },
  onPublic: async () => {}, // every process hears that its words are others
})

const builtInTexts = (occasion: Occasion): Texts =>
  Object.fromEntries(
    LANGUAGES.map((one) => [one, { ...builtInWording(occasion, one), description: null }]),
  ) as Texts // one for each language

const variableView = ({ name, isPart, isKept, example }: Variable) => ({
  name,
  is_part: isPart,
  is_kept: isKept,
  example,
})

/** The mail of the example, on this site. */
const exampleOn = (siteName: string, { example }: Occasion, language: Language): Letter =>
  example(language, (variable, given) => (variable === 'site' ? siteName : given))

/** The mails that the product sends, and what the operator says in them. */
export function manageMails({ db, settings, sendMail, occasions, write }: Deps) {
  const find = (key: string) => occasions.find((one) => one.key === key) ?? null
  const exampleOf = (occasion: Occasion, language: Language) =>
    exampleOn(settings.current().siteName, occasion, language)
  return {
    find,
    async list(language: Language): Promise<MailItem[]> {
      const begun = new Map((await listTemplates(db)).map((row) => [row.key, row]))
      return occasions.map((occasion) => {
        const row = begun.get(occasion.key)
        return {
          key: occasion.key,
          to: occasion.to,
          when: occasion.when[language],
          subject: exampleOf(occasion, language).subject,
          version: row?.version ?? null,
          published_at: row?.published_at ?? null,
          has_draft: row?.has_draft ?? false,
          languages: row?.languages ?? [],
        }
      })
    },

    async read(occasion: Occasion, language: Language): Promise<MailDocument> {
      const template = await findTemplate(db, occasion.key)
      return {
        key: occasion.key,
        revision: template?.revision ?? 0,
        to: occasion.to,
        when: occasion.when[language],
        built_in: builtInTexts(occasion),
        variables: variablesOf(occasion, language).map(variableView),
        versions: template ? await listVersions(db, { kind: 'template', id: template.id }) : [],
      }
    },

    faults: (occasion: Occasion, wording: Wording, language: Language) =>
      faultsIn(wording, variablesOf(occasion, language)),

    saveDraft: (occasion: Occasion, texts: Texts, as: ActingOn) =>
      write.saveDraft({ document: documentOf(occasion), texts, ...as }),
    discardDraft: (occasion: Occasion, as: ActingOn) =>
      write.discardDraft({ document: documentOf(occasion), ...as }),
    publish: (occasion: Occasion, as: ActingOn) =>
      write.publish({ document: documentOf(occasion), ...as }),
    withdraw: (occasion: Occasion, as: ActingOn) =>
      write.withdraw({ document: documentOf(occasion), ...as }),

    preview: (occasion: Occasion, wording: Wording, language: Language) =>
      setLetter(reworded(exampleOf(occasion, language), wording)),

    /** Sends the example to whoever writes; says where to, or why it did not go. */
    async sendTrial(
      occasion: Occasion,
      { wording, language, userId }: { wording: Wording; language: Language; userId: string },
    ): Promise<{ to: string } | null> {
      const to = await findMailOf(db, userId)
      if (to === null) return null
      const mail = setLetter(reworded(exampleOf(occasion, language), wording))
      const [failure] = await sendMail([{ to, ...mail }])
      if (failure) throw failure
      return { to }
    },
  }
}
export type MailDesk = ReturnType<typeof manageMails>
