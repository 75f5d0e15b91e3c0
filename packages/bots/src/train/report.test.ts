import { expect, test } from 'vitest';
import { trainingPicture, trainingTable, type LogEntry } from './report.ts';

const log: LogEntry[] = [
  { generation: 0, stage: 'learn', games: 2000, training: 0.7, validation: 0.9 },
  { generation: 0, stage: 'match', against: 'level 2', winShare: 0.8, points: 42 },
  { generation: 1, stage: 'learn', games: 4000, training: 0.71, validation: 0.78 },
  { generation: 1, stage: 'match', against: 'level 2', winShare: 0.9, points: 51 },
  { generation: 1, stage: 'match', against: 'generation before', winShare: 0.83 },
  { generation: 2, stage: 'play', games: 250 },
];

test('a run becomes a table with a row for each finished generation', () => {
  const table = trainingTable(log);
  expect(table).toContain('| 0 | 2000 | 0.700 | 0.900 | 80.0 % |  | 42.0 |');
  expect(table).toContain('| 1 | 4000 | 0.710 | 0.780 | 90.0 % | 83.0 % | 51.0 |');
  expect(table.trim().split('\n')).toHaveLength(4);
});

test('a run becomes a picture', () => {
  expect(trainingPicture(log)).toContain('points="40,68 480,54"');
});
