import { holdAgainstWcag } from './checks.ts'
import { BUYING } from './screens.ts'

holdAgainstWcag('buying, and handling orders', BUYING)
