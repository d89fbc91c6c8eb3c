import type { Config } from '@react-router/dev/config'

/** Server-side rendering; browsers learn routes from the links on a page. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
