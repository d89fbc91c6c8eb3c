export { postJson } from '#web/shared/api/send-quietly.ts'
