/** `{n}` stands for seven digits, `{ip}` for an address; both are unique per request. */
export const isVarying = (text: string): boolean => /\{n\}|\{ip\}/.test(text)

let serial = 1_000_000 + Math.floor(Math.random() * 8_000_000)

export function nextSerial(): number {
  serial = serial >= 9_999_999 ? 1_000_000 : serial + 1
  return serial
}

export const filled = (text: string, n: number): string =>
  text
    .replaceAll('{n}', String(n))
    .replaceAll('{ip}', `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`)
