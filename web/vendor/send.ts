export { sendQuietly } from '#web/shared/send.ts'
