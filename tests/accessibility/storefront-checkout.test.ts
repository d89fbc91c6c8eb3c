import { holdAgainstWcag } from './axe.ts'
import { BUYING } from './screens.ts'

holdAgainstWcag('buying, and handling orders', BUYING)
