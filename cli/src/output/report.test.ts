import { describe, expect, it } from 'vitest';
import { fakeTerminal } from '../../testing/terminal.js';
import { TEXTS } from '../texts/index.js';
import { report, reportThrown } from './report.js';

const output = { texts: TEXTS.en, json: false };

const systemError = (code: string): Error =>
  Object.assign(new Error(code), { code, syscall: 'write', path: 'games.jsonl' });

const reported = (error: unknown, debug = false): { code: number; stderr: string } => {
  const terminal = fakeTerminal({ stdout: false, stderr: false });
  const code = reportThrown(error, terminal.stderr, output, debug);
  return { code, stderr: terminal.written().stderr };
};

describe('reportThrown', () => {
  it('a bug is reported in one line with exit code 70', () => {
    expect(reported(new Error('seat 9 is nowhere'))).toEqual({
      code: 70,
      stderr: 'miaou: an internal error ended the program (seat 9 is nowhere); MIAOU_DEBUG=1 shows the stack\n',
    });
  });

  it('a stack trace is printed only in debug mode', () => {
    expect(reported(new Error('oops'), true).stderr).toMatch(/\n\s+at /);
    expect(reported(new Error('oops')).stderr).not.toMatch(/\n\s+at /);
    expect(reported('thrown text').stderr).toContain('(thrown text)');
  });

  it('a closed pipe ends the command without a message', () => {
    expect(reported(systemError('EPIPE'))).toEqual({ code: 0, stderr: '' });
  });

  it('a file that can no longer be written is named', () => {
    expect(reported(systemError('ENOSPC'))).toEqual({
      code: 2,
      stderr: 'miaou: the file games.jsonl cannot be used (ENOSPC)\n',
    });
  });
});

describe('report', () => {
  it('control characters do not reach the terminal', () => {
    const terminal = fakeTerminal({ stdout: false, stderr: true });
    report(
      { kind: 'usageError', refusal: { code: 'file-missing', path: '\u001b[2Jx\u009b' } },
      terminal.stderr,
      output,
    );
    expect(terminal.written().stderr).toBe('miaou: there is no file \uFFFD[2Jx\uFFFD\n');
  });

  it('with --json the number of invalid records is reported as JSON', () => {
    const terminal = fakeTerminal({ stdout: false, stderr: false });
    const outcome = { kind: 'invalidRecords', records: 9, invalid: 2, first: 'line 3: …' } as const;
    expect(report(outcome, terminal.stderr, { ...output, json: true })).toBe(1);
    expect(JSON.parse(terminal.written().stderr)).toEqual({ ok: false, records: 9, wrong: 2, first: 'line 3: …' });
  });
});
