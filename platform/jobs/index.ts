export { countJobs, requeueDeadJob } from './queries.ts'
export {
  runInChildProcess,
  IDLE_TIMEOUT,
  startChildWorker,
  lowerPriority,
} from './child-process.ts'
export { createJobs, type Jobs } from './create-jobs.ts'
export { type Job, job } from './define-job.ts'
export type { JobsDeps } from './run-jobs.ts'
