import type { Config } from '@react-router/dev/config'

/** Pages are rendered on the server; a browser learns of other routes from the links it shows. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
