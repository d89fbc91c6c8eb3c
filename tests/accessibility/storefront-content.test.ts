import { expectAccessibleScreens } from './axe.ts'
import { READING } from './screens.ts'

expectAccessibleScreens('reading', READING, { isPublic: true })
