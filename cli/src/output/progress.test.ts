import { describe, expect, it } from 'vitest';
import { type FakeTerminal, fakeTerminal } from '../../testing/terminal.js';
import { startProgress } from './progress.js';

const stderrOf = (terminal: FakeTerminal, onStdout: boolean, milliseconds: number): string => {
  const progress = startProgress(terminal, { total: 4, unit: 'matches', onStdout });
  progress.advance(1, 1);
  terminal.wait(milliseconds);
  progress.advance(1, 1);
  const { stderr } = terminal.written();
  progress.stop();
  return stderr;
};

describe('progress', () => {
  it('a long run shows a progress bar on a terminal', () => {
    const stderr = stderrOf(fakeTerminal({ stdout: false, stderr: true }), true, 1000);
    expect(stderr).toContain('50 %');
    expect(stderr).toContain('2 matches');
  });

  it('a short run shows no progress bar', () => {
    expect(stderrOf(fakeTerminal({ stdout: false, stderr: true }), true, 999)).toBe('');
  });

  it('no progress bar is shown when standard error is piped', () => {
    expect(stderrOf(fakeTerminal({ stdout: true, stderr: false }), false, 5000)).toBe('');
  });

  it('no progress bar is shown on the terminal that records are written to', () => {
    expect(stderrOf(fakeTerminal({ stdout: true, stderr: true }), true, 5000)).toBe('');
    expect(stderrOf(fakeTerminal({ stdout: true, stderr: true }), false, 5000)).toContain('2 matches');
  });

  it('an unknown total shows a count without a bar', () => {
    const terminal = fakeTerminal({ stdout: false, stderr: true });
    const progress = startProgress(terminal, { unit: 'records', onStdout: true });
    terminal.wait(1000);
    progress.advance(100, 7);
    const { stderr } = terminal.written();
    progress.stop();
    expect(stderr).toContain('7 records');
    expect(stderr).not.toContain('%');
  });
});
