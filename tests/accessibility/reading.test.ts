import { holdAgainstWcag } from './checks.ts'
import { READING } from './screens.ts'

holdAgainstWcag('reading', READING)
