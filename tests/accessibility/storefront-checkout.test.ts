import { expectNoAxeViolations } from './axe.ts'
import { BUYING } from './screens.ts'

expectNoAxeViolations('buying, and handling orders', BUYING)
