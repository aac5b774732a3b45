import { describe, expect, it } from 'vitest';
import { type LoggedMessage, MessageLog } from './messageLog';
import { makeReport } from './report';

const TABLE = '9ref1oe_EDhrKGVl53jCUA';
const ANA = '9gDNw2UmFg7x-S-nPRdqgw';
const FACTS = { version: '0.1.0', language: 'fr', screen: 'table', browser: 'Firefox' };

const received = (message: unknown): LoggedMessage => ({ at: 0, direction: 'received', text: JSON.stringify(message) });

describe('a report of a problem', () => {
  it('a report holds no names, no chat and no ids', () => {
    const report = makeReport(
      [
        received({ type: 'welcome', protocol: 1, me: { person: ANA, name: 'Ana' }, now: 1 }),
        received({ n: 3, changes: [{ type: 'said', at: 1, person: ANA, name: 'Ana', saying: { text: 'psst' } }] }),
        received({ type: 'lobby', tables: [{ table: TABLE, host: 'Ana' }] }),
        { at: 0, direction: 'sent', text: JSON.stringify({ type: 'watch', table: TABLE, follow: 'events' }) },
      ],
      FACTS,
    );
    for (const secret of ['Ana', 'psst', TABLE, ANA]) expect(report).not.toContain(secret);
  });

  it('a report keeps the messages of the game', () => {
    const report = makeReport([received({ n: 7, events: [{ type: 'bidMade', seat: 1, amount: 4 }] })], FACTS);
    expect(JSON.parse(report)).toEqual({
      report: 'miaou-report/1',
      ...FACTS,
      messages: [
        { at: '1970-01-01T00:00:00.000Z', heard: { n: 7, events: [{ type: 'bidMade', seat: 1, amount: 4 }] } },
      ],
    });
  });

  it('a report gives equal ids equal aliases', () => {
    const report = makeReport(
      [received({ person: ANA }), received({ table: TABLE }), received({ person: ANA })],
      FACTS,
    );
    const { messages } = JSON.parse(report) as { messages: { heard: unknown }[] };
    expect(messages.map((message) => message.heard)).toEqual([{ person: '#1' }, { table: '#2' }, { person: '#1' }]);
  });

  it('a report does not quote text that is not JSON', () => {
    expect(makeReport([{ at: 0, direction: 'received', text: '<html>Ana</html>' }], FACTS)).not.toContain('Ana');
  });
});

describe('a message log', () => {
  it('a message log keeps the newest two hundred messages', () => {
    const log = new MessageLog();
    for (let at = 0; at < 250; at++) log.add({ at, direction: 'sent', text: '{}' });
    expect(log.messages).toHaveLength(200);
    expect(log.messages[0]?.at).toBe(50);
  });

  it('a message log keeps nobody’s recording', () => {
    const log = new MessageLog();
    const recording = JSON.stringify({ type: 'recording', table: 't', audio: 'AAAA' });
    for (const text of [recording, '{}']) log.add({ at: 0, direction: 'received', text });
    expect(log.messages.map(({ text }) => text)).toEqual(['{}']);
  });
});
