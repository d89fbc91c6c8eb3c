const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * What a limit counts as one mailbox: `name+anything@…` arrives where `name@…` does, and Gmail
 * ignores dots. Never an address to send to: elsewhere both can be significant.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const plain = name.replace(/\+.*$/, '')
  return GMAIL.includes(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
