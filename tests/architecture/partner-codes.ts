type NamedPartner = { code: string; name: string; settings: Readonly<Record<string, unknown>> }

const LETTERS = /[^a-z0-9]/g
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Its code as a word, in a longer name (`receiveAcmeEvent`) or in a setting (`ACME_URL`), and its name as a text of its own. */
export function partnerPattern({ code, name, settings }: NamedPartner): RegExp {
  const [first = '', ...rest] = code.replace(LETTERS, '')
  const pascal = first.toUpperCase() + rest.join('')
  const exact = [...Object.keys(settings), `['"\`]${escaped(name)}['"\`]`]
  return new RegExp(
    [`(?<![A-Za-z0-9])${escaped(code)}(?![a-z0-9])`, `(?<![A-Z])${pascal}(?![a-z])`, ...exact].join(
      '|',
    ),
  )
}

/** Everything that runs or is shown; released migrations keep what they wrote. */
export const PARTNER_FREE_FILES =
  '{kernel,platform,capabilities,server,web}/**/*.{ts,tsx,css,json,sql,html}'

const RELEASED_OR_TEST: readonly RegExp[] = [
  /\.test\.tsx?$/,
  // Baselines, and what had to be listed before there was a registry.
  /^capabilities\/(payments|privacy|shipping)\/migrations\/0001-baseline\.sql$/,
  /^capabilities\/treasury\/migrations\/0002-add-gateway-settlements\.sql$/,
]

/** `folder`: that of the partner; `registry`: the file with its one line. */
export const mayName = (path: string, { folder, registry }: { folder: string; registry: string }) =>
  path === registry ||
  path.startsWith(`${folder}/`) ||
  RELEASED_OR_TEST.some((allowed) => allowed.test(path))
