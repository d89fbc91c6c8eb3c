import { run } from './command.ts'

await run('restore')
