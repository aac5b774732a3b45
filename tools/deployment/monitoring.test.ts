import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openServerFixtures } from '../../server/src/testing/http/serverFixture.js';

const fixtures = await openServerFixtures();
const fixture = await fixtures.open();
afterAll(() => fixtures.close());

/** The names that a running server gives, without those of its histograms' parts. */
const exposed = async (): Promise<ReadonlySet<string>> => {
  const headers = { authorization: `Bearer ${fixture.operatorSecret}` };
  const { text } = await fixture.browser().ask('GET', '/metrics', { headers });
  return new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
};

/** Names of metrics in an expression; those of a histogram's parts stand for the histogram. */
const namesIn = (expression: string): string[] =>
  (expression.match(/\b(?:miaou|nodejs|process)_\w+/g) ?? []).map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const dashboard = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')) as Dashboard;
const alerts = parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')) as Alerts;

const EXPRESSIONS = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
];

describe('monitoring', () => {
  it('the dashboard and the alerts ask only for figures that a running server gives', async () => {
    const given = await exposed();
    const asked = new Set(EXPRESSIONS.flatMap(namesIn));
    expect(asked.size).toBeGreaterThan(15);
    expect([...asked].filter((name) => !given.has(name))).toEqual([]);
  });

  it('the alert for a server that is down looks for the job that Prometheus is told to ask', () => {
    const { scrape_configs: jobs, rule_files: files } = parse(
      readFileSync('deploy/monitoring/prometheus.yaml', 'utf8'),
    ) as { readonly scrape_configs: readonly { readonly job_name: string }[]; readonly rule_files: readonly string[] };
    expect(files).toEqual(['alerts.yaml']);
    const named = EXPRESSIONS.flatMap((expression) => [...expression.matchAll(/job="(\w+)"/g)].map(([, job]) => job));
    expect(named).toEqual(jobs.map(({ job_name: name }) => name));
  });

  it('every part of an expression is closed', () => {
    for (const expression of EXPRESSIONS)
      for (const [open, close] of ['()', '{}', '[]'])
        expect(expression.split(open ?? '').length, expression).toBe(expression.split(close ?? '').length);
  });

  it('durations are in seconds and sizes in bytes, as Prometheus wants it', async () => {
    const own = [...(await exposed())].filter((name) => name.startsWith('miaou_'));
    for (const name of own) expect(name).toMatch(/^miaou_[a-z_]+$/);
    expect(own.filter((name) => /milliseconds|_ms$|kilobytes|megabytes/.test(name))).toEqual([]);
  });
});
