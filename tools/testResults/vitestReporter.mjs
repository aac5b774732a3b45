import { noteTestResult } from './testResults.mjs';

/** Notes how each test of vitest ended. */
export default class VitestResults {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    noteTestResult(
      `${test.module.relativeModuleId}: ${test.fullName}`,
      test.diagnostic()?.duration ?? 0,
      state === 'failed' ? errors.map(({ message }) => message) : undefined,
    );
  }

  /**
   * A file that cannot be run, or whose hooks fail, has no test that could tell.
   * @param {import('vitest/node').TestModule} module
   */
  onTestModuleEnd(module) {
    const errors = module.errors();
    if (errors.length > 0) {
      noteTestResult(
        module.relativeModuleId,
        0,
        errors.map(({ message }) => message),
      );
    }
  }

  /**
   * What was thrown outside of every test also fails a run.
   * @param {readonly import('vitest/node').TestModule[]} _modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(_modules, unhandled) {
    for (const { message } of unhandled) noteTestResult('outside of every test', 0, [message]);
  }
}
