import { describe, expect, it } from 'vitest';
import { PressGuard } from './pressGuard';

const guard = () => new PressGuard<string>();

describe('a press', () => {
  it('a press on an open control acts', () => {
    const presses = guard();
    presses.begin('pass', 'pass');
    expect(presses.end('pass', 'pass')).toBe(true);
  });

  it('a press that began while its control was locked has no effect, though it is open by the end', () => {
    const presses = guard();
    presses.begin('pass', null);
    expect(presses.end('pass', 'pass')).toBe(false);
  });

  it('a press has no effect on a control that was locked meanwhile', () => {
    const presses = guard();
    presses.begin('pass', 'pass');
    expect(presses.end('pass', null)).toBe(false);
  });

  it('a press never does another thing than its control offered when it began', () => {
    const presses = guard();
    presses.begin('raise', 'bid 5');
    expect(presses.end('raise', 'bid 6')).toBe(false);
  });

  it('a press without a beginning is judged by its end', () => {
    const presses = guard();
    expect(presses.end('pass', 'pass')).toBe(true);
    expect(presses.end('pass', null)).toBe(false);
  });

  it('a press that ended elsewhere says nothing about the next one', () => {
    const presses = guard();
    presses.begin('pass', null);
    expect(presses.end('raise', 'bid 5')).toBe(true);
    expect(presses.end('pass', 'pass')).toBe(true);
  });
});
