import { texts } from '../texts.generated.ts'

export const CELL_TEXTS = texts.below('cell')
