import { run } from './command.ts'

await run('backup')
