import { importPKCS8, SignJWT } from 'jose'
import type { ProviderConfig } from '../config.external.ts'

export async function appleClientSecret(provider: ProviderConfig, now: Date): Promise<string> {
  const { keyId, issuer, pem } = provider.signingKey ?? { keyId: '', issuer: '', pem: '' }
  const key = await importPKCS8(pem.replaceAll('\\n', '\n'), 'ES256')
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(issuer)
    .setSubject(provider.clientIds[0] ?? '')
    .setAudience(provider.url)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 300)
    .sign(key)
}
