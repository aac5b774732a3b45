/**
 * Ends a checker: every fault on its own line and a failure, or one line that says what was looked at.
 * @param {readonly string[]} faults
 * @param {string} allWell
 */
export const report = (faults, allWell) => {
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(allWell);
  else process.exitCode = 1;
};
