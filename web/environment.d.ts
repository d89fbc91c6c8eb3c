/// <reference types="vite/client" />

declare module 'virtual:catalogues' {
  import type { Language } from '#kernel/locale.ts'
  import type { Message } from '#web/shared/message.ts'

  type Area = 'shop' | 'buying' | 'info' | 'account' | 'vendor' | 'admin'
  /** Where the browser finds each compiled catalogue. */
  export const addresses: Record<Language, Record<Area, string>>
  /** The texts themselves, on the server only; null in the browser. */
  export const texts: Record<Language, Record<Area, Record<string, Message>>> | null
}
