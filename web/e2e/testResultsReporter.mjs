import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { noteTestResult } from '../../tools/testResults/testResults.mjs';

/** Notes how each test in a browser ended. */
export default class PlaywrightResults {
  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { duration, status, errors }) {
    noteTestResult(
      `${basename(test.location.file)}: ${test.title}`,
      duration,
      status === test.expectedStatus
        ? undefined
        : [status, ...errors.map(({ message = '' }) => stripVTControlCharacters(message))],
    );
  }
}
