import { texts } from '../texts.generated.ts'

export const EDIT_CONFLICT = texts.of('edit-conflict')
