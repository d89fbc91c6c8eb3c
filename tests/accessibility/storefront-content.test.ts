import { holdAgainstWcag } from './axe.ts'
import { READING } from './screens.ts'

holdAgainstWcag('reading', READING)
