import ts from 'typescript'
import { collect, type ForbiddenCode } from './find-nodes.ts'

/** The registration is a public page: it does not load the cache. */
const SIGNED_IN_PAGE = /^web\/(account|admin|vendor(?!\/register)|backoffice)\//
const READS = ['apiGet', 'accountRequest', 'authorizedFetch', 'fetch']
const isEffect = (node: ts.CallExpression): boolean =>
  /^use(Layout|Insertion)?Effect$/.test(node.expression.getText())

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

export const FORBIDDEN_PAGE_CODE: readonly ForbiddenCode[] = [
  {
    name: 'no reading in an effect',
    why: 'Signed-in pages read with useQuery, useRead, usePages or useCount: cached, aborted, retried, read again by changes.',
    applies: (path) => SIGNED_IN_PAGE.test(path) && !isTest(path),
    find: (file) =>
      collect(
        file,
        (node) =>
          ts.isIdentifier(node) &&
          READS.includes(node.text) &&
          ts.findAncestor(node, (parent) => ts.isCallExpression(parent) && isEffect(parent)) !==
            undefined,
      ),
    planted: [
      {
        path: 'web/admin/x.tsx',
        code: "useEffect(() => { void apiGet(get('/admin/users')).then(setUsers) }, [])",
      },
      {
        path: 'web/account/x.ts',
        code: 'useEffect(() => { const load = async () => accountRequest(path); void load() }, [])',
      },
      {
        path: 'web/vendor/x.ts',
        code: 'useLayoutEffect(() => { authorizedFetch(path).then(show) }, [path])',
      },
    ],
  },
  {
    name: 'pages send nothing by themselves',
    why: 'Pages read with useQuery, change with useMutation and save files with useSaveFile.',
    applies: (path) => /^web\/(admin|vendor)\//.test(path) && !isTest(path),
    find: (file) =>
      collect(file, (node) => ts.isIdentifier(node) && node.text === 'authorizedFetch'),
    planted: [{ path: 'web/admin/x.ts', code: 'export const load = () => authorizedFetch(path)' }],
  },
]
