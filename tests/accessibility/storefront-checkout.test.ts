import { expectAccessibleScreens } from './axe.ts'
import { BUYING } from './screens.ts'

expectAccessibleScreens('buying, and handling orders', BUYING, { isPublic: true })
