import { describe, expect, it } from 'vitest';
import { makeReport } from './report';
import { Transcript, type TranscriptLine } from './transcript';

const TABLE = '9ref1oe_EDhrKGVl53jCUA';
const ANA = '9gDNw2UmFg7x-S-nPRdqgw';
const FACTS = { version: '0.1.0', language: 'fr', screen: 'table', browser: 'Firefox' };

const heard = (message: unknown): TranscriptLine => ({ at: 0, way: 'heard', text: JSON.stringify(message) });

describe('a report of a problem', () => {
  it('holds no names, no talk and no ids that open anything', () => {
    const report = makeReport(
      [
        heard({ type: 'welcome', protocol: 1, me: { person: ANA, name: 'Ana' }, now: 1 }),
        heard({ n: 3, changes: [{ type: 'said', at: 1, person: ANA, name: 'Ana', saying: { text: 'psst' } }] }),
        heard({ type: 'lobby', tables: [{ table: TABLE, host: 'Ana' }] }),
        { at: 0, way: 'sent', text: JSON.stringify({ type: 'watch', table: TABLE, follow: 'events' }) },
      ],
      FACTS,
    );
    for (const secret of ['Ana', 'psst', TABLE, ANA]) expect(report).not.toContain(secret);
  });

  it('keeps what a mistake can be found from', () => {
    const report = makeReport([heard({ n: 7, events: [{ type: 'bidMade', seat: 1, amount: 4 }] })], FACTS);
    expect(JSON.parse(report)).toEqual({
      report: 'miaou-report/1',
      ...FACTS,
      messages: [
        { at: '1970-01-01T00:00:00.000Z', heard: { n: 7, events: [{ type: 'bidMade', seat: 1, amount: 4 }] } },
      ],
    });
  });

  it('tells people apart without saying who they are', () => {
    const report = makeReport([heard({ person: ANA }), heard({ table: TABLE }), heard({ person: ANA })], FACTS);
    const { messages } = JSON.parse(report) as { messages: { heard: unknown }[] };
    expect(messages.map((message) => message.heard)).toEqual([{ person: '#1' }, { table: '#2' }, { person: '#1' }]);
  });

  it('says that something was no JSON without quoting it', () => {
    expect(makeReport([{ at: 0, way: 'heard', text: '<html>Ana</html>' }], FACTS)).not.toContain('Ana');
  });
});

describe('a transcript', () => {
  it('keeps the newest two hundred messages', () => {
    const transcript = new Transcript();
    for (let at = 0; at < 250; at++) transcript.add({ at, way: 'sent', text: '{}' });
    expect(transcript.lines).toHaveLength(200);
    expect(transcript.lines[0]?.at).toBe(50);
  });
});
