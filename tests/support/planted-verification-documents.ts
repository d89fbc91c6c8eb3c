import { VERIFICATION_DOCUMENTS } from '#kernel/verification-document-list.ts'

// In place of the line in the list. Alone, as what imports the rest of the list reads it at once.
const documents: unknown[] = VERIFICATION_DOCUMENTS as never
documents.push({
  ...{ code: 'export_licence', company: 'needed', craftsman: 'optional' },
  ...{ auto_entrepreneur: 'none', expires: true },
})
