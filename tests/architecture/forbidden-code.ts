import ts from 'typescript'
import { collect, type ForbiddenCode } from './find-nodes.ts'
import { FORBIDDEN_PAGE_CODE } from './forbidden-page-code.ts'

const isTest = (path: string): boolean => /\.test\.tsx?$|^tests\//.test(path)
const isProduct = (path: string): boolean =>
  /^(kernel|platform|capabilities|server|web)\//.test(path) && !isTest(path)

const isCallOf = (node: ts.Node, object: string, methods: readonly string[]): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.getText() === object &&
  methods.includes(node.expression.name.text)

const PHYSICAL_CLASS =
  /(^|[\s:"'`])-?(ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|text-left|text-right)(-|\b(?=[\s"'`]))/
const PHYSICAL_PROPERTY = /^(margin|padding|border|left|right)?(Left|Right)$|^(left|right)$/

/** The specification requires these texts unchanged in every language. */
const FIXED_TEXTS = ['Oops! Page not found']
/** A locale key, not a text: `home.categories.title`. */
const TEXT_KEY = /^[a-zA-Z_-]+(\.[a-zA-Z_-]+)+$/

const textOf = (node: ts.Node): string | null =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : null

const literalOf = (node: ts.Node): string | null =>
  ts.isRegularExpressionLiteral(node) ? node.text : textOf(node)

/** A list of languages in a text: of a pattern, of SQL, of a help. */
const LANGUAGES_IN_TEXT = /\bfr\|(en|ar)\|(en|ar)\b|'fr',\s*'(en|ar)',\s*'(en|ar)'/

const isLanguageList = (node: ts.Node): boolean => {
  const items = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isUnionTypeNode(node)
      ? node.types
      : null
  if (!items) return LANGUAGES_IN_TEXT.test(literalOf(node) ?? '')
  const words = items.map((item) => item.getText().slice(1, -1))
  return ['fr', 'en', 'ar'].every((code) => words.includes(code))
}

export const FORBIDDEN_CODE: readonly ForbiddenCode[] = [
  ...FORBIDDEN_PAGE_CODE,
  {
    name: 'languages are registered once',
    why: 'kernel/locale.ts knows the languages, their directions and locales; all else derives from it.',
    applies: (path) =>
      !isTest(path) && path !== 'kernel/locale.ts' && !/\/tables\.ts$|\.generated\.ts$/.test(path), // of the check constraints, and of the contracts
    find: (file) =>
      collect(
        file,
        (node) =>
          isLanguageList(node) ||
          (ts.isConditionalExpression(node) &&
            /^\(?'(rtl|ltr)'/.test(node.whenTrue.getText()) &&
            /'(fr|en|ar)'/.test(node.condition.getText())),
      ),
    planted: [
      { path: 'web/shared/x.ts', code: "export const ALL = ['fr', 'en', 'ar'] as const" },
      { path: 'capabilities/orders/x.ts', code: "export type L = 'ar' | 'fr' | 'en'" },
      { path: 'capabilities/orders/x.ts', code: "export const L = z.enum(['en', 'ar', 'fr'])" },
      { path: 'server/x.ts', code: 'export const known = /^(fr|en|ar)$/' },
      { path: 'demo/x.ts', code: "export const one = sql`language in ('fr', 'en', 'ar')`" },
      { path: 'web/ui/x.ts', code: "export const dir = language === 'ar' ? 'rtl' : 'ltr'" },
    ],
  },
  {
    name: 'typed tables',
    why: 'A capability names its own tables: `tables<OrdersDatabase>`, of the generated tables.ts.',
    applies: (path) => /^(platform|capabilities|server|demo)\//.test(path) && !isTest(path),
    find: (file) =>
      collect(
        file,
        (node) =>
          ts.isCallExpression(node) &&
          node.expression.getText() === 'tables' &&
          !/^\w+(Database|PlatformTables)$/.test(`_${node.typeArguments?.[0]?.getText() ?? ''}`),
      ),
    planted: [
      { path: 'capabilities/orders/x.ts', code: 'export const all = tables<object>(db)' },
      { path: 'capabilities/orders/x.ts', code: 'export const every = tables(db)' },
    ],
  },
  {
    name: 'one clock',
    why: 'Time comes from the injected Clock; platform/clock.ts alone asks the machine.',
    applies: (path) =>
      /^(platform|capabilities|server)\//.test(path) &&
      !isTest(path) &&
      path !== 'platform/clock.ts',
    find: (file) =>
      collect(
        file,
        (node) =>
          (ts.isNewExpression(node) &&
            node.expression.getText() === 'Date' &&
            (node.arguments?.length ?? 0) === 0) ||
          isCallOf(node, 'Date', ['now']),
      ),
    planted: [
      {
        path: 'capabilities/orders/x.ts',
        code: 'export const at = [new Date(), Date.now()]',
      },
    ],
  },
  {
    name: 'the database has no clock of its own',
    why: 'A statement gets the time from the injected Clock, or it disagrees with the rest of its transaction.',
    applies: (path) => path.startsWith('capabilities/') && !isTest(path),
    find: (file) =>
      collect(file, (node) =>
        /\b(?:now\(\)|clock_timestamp\(\)|current_(?:date|time|timestamp)\b)/i.test(
          textOf(node) ?? '',
        ),
      ),
    planted: [
      {
        path: 'capabilities/orders/queries/x.ts',
        code: 'export const [a, b] = [sql`select now()`, sql`${x} < current_date`]',
      },
    ],
  },
  {
    name: 'money is allocated, not rounded',
    why: 'Centimes are shared out by allocate(); rounding loses some.',
    applies: (path) =>
      path.startsWith('capabilities/') && !isTest(path) && !path.includes('/data/'),
    find: (file) =>
      collect(
        file,
        (node) =>
          isCallOf(node, 'Math', ['round', 'floor', 'ceil', 'trunc']) &&
          /centimes|price|amount|total|fee|dinar/i.test(node.getText()) &&
          !/filters\./.test(node.getText()),
      ),
    planted: [
      {
        path: 'capabilities/cart/rules/x.ts',
        code: 'export const f = (price: number) => Math.round(price * 0.95)',
      },
    ],
  },
  {
    name: 'rules neither throw nor await',
    why: 'A rule is a pure function: an expected no is a refusal, I/O belongs to an operation.',
    applies: (path) => /^capabilities\/[^/]+\/(?:[^/]+\/)?rules\//.test(path) && !isTest(path),
    find: (file) =>
      collect(file, (node) => ts.isThrowStatement(node) || ts.isAwaitExpression(node)),
    planted: [
      {
        path: 'capabilities/orders/rules/x.ts',
        code: 'export async function f() { await 1; throw new Error() }',
      },
      { path: 'capabilities/identity/auth/rules/x.ts', code: 'export const f = () => { throw 1 }' },
      { path: 'capabilities/identity/accounts/rules/x.ts', code: 'await 1' },
    ],
  },
  {
    name: 'calls of the API are typed',
    why: 'Addresses come from get, post, put and del of web/shared/api/endpoint.ts, which alone writes them and says what they answer.',
    applies: (path) =>
      path.startsWith('web/') && !isTest(path) && path !== 'web/shared/api/endpoint.ts',
    find: (file) =>
      collect(
        file,
        (node) =>
          /api\W{1,2}v1/.test(literalOf(node) ?? '') ||
          (ts.isAsExpression(node) && /^Endpoint\b/.test(node.type.getText())),
      ),
    planted: [
      { path: 'web/vendor/x.ts', code: 'export const path = `/api/v1/vendor/orders/${id}`' },
      { path: 'web/service-worker/x.ts', code: 'export const READS = /^\\/api\\/v1\\/products/' },
      { path: 'web/vendor/x.tsx', code: 'export const Go = () => <form action="/api/v1/x" />' },
      { path: 'web/vendor/x.ts', code: 'export const path = text as Endpoint<Order>' },
    ],
  },
  {
    name: 'components live in web',
    why: 'The server runs without a build, so it holds no JSX.',
    applies: (path) =>
      path.endsWith('.tsx') && !path.startsWith('web/') && !path.startsWith('tests/'),
    find: (file) => [file],
    planted: [{ path: 'platform/email/x.tsx', code: 'export const Mail = () => <p>x</p>' }],
  },
  {
    name: 'logical CSS properties only',
    why: 'Arabic mirrors by itself only when every class and property is logical.',
    applies: (path) =>
      path.startsWith('web/') && !isTest(path) && !path.startsWith('web/vite-plugins/'),
    find: (file) =>
      collect(file, (node) => {
        if (ts.isJsxAttribute(node) && node.name.getText() === 'className')
          return PHYSICAL_CLASS.test(node.initializer?.getText() ?? '')
        return (
          ts.isPropertyAssignment(node) &&
          PHYSICAL_PROPERTY.test(node.name.getText()) &&
          insideStyle(node)
        )
      }),
    planted: [
      {
        path: 'web/ui/x.tsx',
        code: 'export const X = () => <p className="ml-4" style={{ left: 0 }} />',
      },
    ],
  },
  {
    name: 'texts stay in locale files',
    why: 'A sentence in a component exists in one language only.',
    applies: (path) => path.startsWith('web/') && path.endsWith('.tsx') && !isTest(path),
    find: (file) =>
      collect(file, (node) => {
        if (ts.isJsxText(node))
          return /\p{L}{2,}/u.test(node.text) && !FIXED_TEXTS.includes(node.text.trim())
        if (!ts.isJsxAttribute(node) || !node.initializer) return false
        const spoken = ['alt', 'title', 'placeholder', 'aria-label', 'label']
        return (
          spoken.includes(node.name.getText()) &&
          ts.isStringLiteral(node.initializer) &&
          /\p{L}{2,}/u.test(node.initializer.text) &&
          !TEXT_KEY.test(node.initializer.text)
        )
      }),
    planted: [
      {
        path: 'web/storefront/x.tsx',
        code: 'export const X = () => <p aria-label="Fermer">Bonjour</p>',
      },
    ],
  },
  {
    name: 'Arabic and French sentences stay out of the server’s code',
    why: 'Texts of the server stand in locale files; names of a registry beside it, in `*-texts.ts`.',
    applies: (path) =>
      isProduct(path) &&
      /^(platform|capabilities|server)\//.test(path) &&
      !/-texts\.ts$|\/data\/|fold\.ts$|\/rules\/words\/|\/stop-words\.ts$/.test(path),
    find: (file) => collect(file, (node) => /[\u0600-\u06ff]{2,}/.test(textOf(node) ?? '')),
    planted: [
      { path: 'capabilities/orders/x.ts', code: "export const text = 'الطلب'" },
      { path: 'capabilities/orders/texts.ts', code: "export const text = 'الطلب'" },
    ],
  },
]

function insideStyle(node: ts.Node): boolean {
  let up: ts.Node | undefined = node.parent
  while (up && !ts.isJsxAttribute(up)) up = up.parent
  return up !== undefined && up.name.getText() === 'style'
}

export const parse = (path: string, code: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
