export { sendQuietly } from '#web/shared/api/send-quietly.ts'
