/** Stored twice: in browser storage, and in a cookie for the server. */
export function savePreference(name: 'yova-lang' | 'yova-wilaya', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  writeText(name, value)
}

/** Fallback for refused (private windows) or full storage: the value lasts as long as the page. */
const memory = new Map<string, string | null>()

export function readStoredText(key: string): string | null {
  const stored = memory.get(key)
  if (stored !== undefined) return stored
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

export type Theme = 'system' | 'light' | 'dark'
const THEME = 'yova-theme'

export function currentTheme(): Theme {
  const value = readStoredText(THEME)
  return value === 'light' || value === 'dark' ? value : 'system'
}

const themeListeners = new Set<() => void>()

export function onThemeChange(listener: () => void): () => void {
  themeListeners.add(listener)
  return () => void themeListeners.delete(listener)
}

/** `system` follows the device. */
export function setTheme(theme: Theme): void {
  writeText(THEME, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  themeListeners.forEach((listener) => listener())
}
