export const EMAIL_LOG_STATES = ['sent', 'waiting', 'failed'] as const
export type EmailLogState = (typeof EMAIL_LOG_STATES)[number]
