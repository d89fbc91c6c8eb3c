import { expectNoAxeViolations } from './axe.ts'
import { READING } from './screens.ts'

expectNoAxeViolations('reading', READING)
