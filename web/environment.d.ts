/// <reference types="vite/client" />

declare module 'virtual:catalogues' {
  import type { PageLanguage } from '#kernel/locale.ts'
  import type { Message } from '#kernel/format-message.ts'
  import type { LocaleFile } from '#web/shared/i18n/texts.ts'

  /** The URL of a compiled locale file. */
  export const addressOf: (language: PageLanguage, area: LocaleFile) => string
  /** On the server only; null in the browser. */
  export const texts: Record<PageLanguage, Record<LocaleFile, Record<string, Message>>> | null
}
