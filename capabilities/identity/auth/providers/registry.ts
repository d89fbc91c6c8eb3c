export type ProviderKind = 'openid' | 'apple' | 'azure' | 'facebook'
type KnownUser = { kind: ProviderKind; url: string | null; scopes: string[] }

export const openid = (url: string | null): KnownUser => ({
  kind: 'openid',
  url,
  scopes: ['openid', 'email', 'profile'],
})

/** The configuration may replace the issuer URL, which for Keycloak is the realm's. */
export const PROVIDERS: Readonly<Record<string, KnownUser>> = {
  google: openid('https://accounts.google.com'),
  keycloak: openid(null),
  gitlab: openid('https://gitlab.com'),
  linkedin_oidc: openid('https://www.linkedin.com/oauth'),
  slack_oidc: openid('https://slack.com'),
  twitch: {
    kind: 'openid',
    url: 'https://id.twitch.tv/oauth2',
    scopes: ['openid', 'user:read:email'],
  },
  kakao: openid('https://kauth.kakao.com'),
  azure: {
    kind: 'azure',
    url: 'https://login.microsoftonline.com/common/v2.0',
    scopes: ['openid', 'email', 'profile'],
  },
  apple: { kind: 'apple', url: 'https://appleid.apple.com', scopes: ['openid', 'name', 'email'] },
  facebook: { kind: 'facebook', url: 'https://www.facebook.com', scopes: ['email'] },
}
