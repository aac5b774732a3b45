import { describe, expect, it } from 'vitest';
import { fakeTerminal } from '../testing/terminal.js';
import { report, reportFault } from './report.js';
import { TEXTS } from './texts/index.js';

const manner = { texts: TEXTS.en, json: false };

const systemError = (code: string): Error =>
  Object.assign(new Error(code), { code, syscall: 'write', path: 'games.jsonl' });

const faultOf = (error: unknown, debug = false): { code: number; stderr: string } => {
  const terminal = fakeTerminal({ stdout: false, stderr: false });
  const code = reportFault(error, terminal.stderr, manner, debug);
  return { code, stderr: terminal.written().stderr };
};

describe('the last resort', () => {
  it('turns a mistake of ours into one line and exit code 70', () => {
    expect(faultOf(new Error('seat 9 is nowhere'))).toEqual({
      code: 70,
      stderr: 'miaou: the program made a mistake and stopped (seat 9 is nowhere); with MIAOU_DEBUG=1 it shows where\n',
    });
  });

  it('shows where only when asked', () => {
    expect(faultOf(new Error('oops'), true).stderr).toMatch(/\n\s+at /);
    expect(faultOf(new Error('oops')).stderr).not.toMatch(/\n\s+at /);
    expect(faultOf('thrown text').stderr).toContain('(thrown text)');
  });

  it('says nothing when whoever read the output has gone', () => {
    expect(faultOf(systemError('EPIPE'))).toEqual({ code: 0, stderr: '' });
  });

  it('names a file that can no longer be written', () => {
    expect(faultOf(systemError('ENOSPC'))).toEqual({
      code: 2,
      stderr: 'miaou: the file games.jsonl cannot be used (ENOSPC)\n',
    });
  });
});

describe('a report', () => {
  it('keeps control characters off the screen', () => {
    const terminal = fakeTerminal({ stdout: false, stderr: true });
    report({ kind: 'misuse', refusal: { code: 'file-missing', path: '\u001b[2Jx\u009b' } }, terminal.stderr, manner);
    expect(terminal.written().stderr).toBe('miaou: there is no file \uFFFD[2Jx\uFFFD\n');
  });

  it('sums up wrong records as JSON where JSON is asked for', () => {
    const terminal = fakeTerminal({ stdout: false, stderr: false });
    const outcome = { kind: 'wrong', records: 9, wrong: 2, first: 'line 3: …' } as const;
    expect(report(outcome, terminal.stderr, { ...manner, json: true })).toBe(1);
    expect(JSON.parse(terminal.written().stderr)).toEqual({ ok: false, records: 9, wrong: 2, first: 'line 3: …' });
  });
});
