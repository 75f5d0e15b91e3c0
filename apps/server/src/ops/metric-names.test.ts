import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { addQueueMetrics } from './queue-metrics.ts';

const none = (): number => 0;

/** The names of all metrics of nodes and workers. */
function metricNames(): readonly string[] {
  const { registry } = createMetrics({
    sockets: none,
    watched: none,
    cached: none,
    poolWaiting: none,
    readsRefused: none,
    clockAhead: none,
    busErrors: none,
  });
  // only its names are read: it never connects
  addQueueMetrics(registry, new Pool());
  return registry.getMetricsAsArray().map(({ name }) => name);
}

test.each(['alerts.yaml', 'dashboard.json'])('every metric of infra/%s is exported by a node or a worker', (file) => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../infra', file), 'utf8');
  const named = [...text.matchAll(/stanza_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(named.length).toBeGreaterThan(8);
  expect(metricNames()).toEqual(expect.arrayContaining(named));
});
