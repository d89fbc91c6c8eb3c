import type { Config } from '#platform/config.ts'

export const DEMO_PASSWORD = 'demo-yova-2026'

export function startupMessage({ siteUrl, demo, production }: Config, port: number): string {
  const address = production ? siteUrl : `http://localhost:${port}`
  const lines = ['', `  Yova is open:   ${address}`]
  if (demo) {
    lines.push(
      `  Emails and SMS: ${address}/dev/mail`,
      `  API:            ${address}/api/docs`,
      '',
      `  Demo accounts (password ${DEMO_PASSWORD}):`,
      '    admin@yova.example     the back office, /admin',
      '    finance@yova.example   second admin, to approve what the first one created',
      '    vendeur@yova.example   a verified shop',
      '    commandes@yova.example sends the orders of that shop',
      '    client@yova.example    a customer',
    )
  }
  return `${lines.join('\n')}\n\n`
}
