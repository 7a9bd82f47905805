/**
 * Ends a build that has problems with its report and the exit code 1. umi answers an error with its
 * stack and with advice to file an issue with umi, which would bury the report.
 */
export function exitWithReport(report: string): never {
  console.error(`\n${report}\n`);
  process.exit(1);
}

/** The same as an error, for programs that run dumi: its stack is the report alone. */
export function throwReport(report: string): never {
  const error = new Error(report);
  error.stack = report;
  throw error;
}
