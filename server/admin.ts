import { runAdminCommand } from './admin-commands.ts'

process.exitCode = await runAdminCommand({
  args: process.argv.slice(2),
  environment: process.env,
  terminal: {
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
  },
})
