import { describedFiles, writeRowTypes } from './describe.ts'

/** `node write.ts FILE` */
writeRowTypes(process.argv[2]!, describedFiles())
