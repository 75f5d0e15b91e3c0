import { expect, test } from 'vitest';
import { first, lengthOf, testMemory, sitDown, textOf, twoStaying } from '../screens/online/kit/sit-down.ts';

test('unanswered steps are restored after a reload and sent again with the same ids', async () => {
  const memory = testMemory();
  const before = sitDown('elena', memory);
  const [one, two] = twoStaying(before.source);
  before.source.play(one);
  before.source.play(two);
  before.source.close();
  const after = sitDown('elena', memory);
  expect(lengthOf(after.source)).toBe(after.start + 2);
  expect(after.source.moment().unconfirmed).toBe(2);
  expect(after.sent).toMatchObject([
    { id: before.sent[0]?.id, version: after.start, command: { action: textOf(one) } },
  ]);
  await after.accept();
  after.addEntries(textOf(one));
  expect(after.sent).toHaveLength(2);
  await after.accept();
  after.addEntries(textOf(two));
  expect(after.source.moment().unconfirmed).toBe(0);
  expect(memory.recall()).toEqual([]);
  expect(after.troubles).toEqual([]);
});

test('a step that the server accepted before the page was closed is not sent again', () => {
  const memory = testMemory();
  const before = sitDown('elena', memory);
  const step = first(before.source);
  before.source.play(step);
  const after = sitDown('elena', memory, [textOf(step)]);
  expect(after.sent).toEqual([]);
  expect(after.source.moment().unconfirmed).toBe(0);
  expect(memory.recall()).toEqual([]);
});

test('a stored step is void if another move took its place in the record, and the player is notified', () => {
  const memory = testMemory();
  const before = sitDown('elena', memory);
  const [one] = twoStaying(before.source);
  memory.keep([{ id: 'kept', version: before.start, text: 'pass' }]);
  const after = sitDown('elena', memory, [textOf(one)]);
  expect(after.sent).toEqual([]);
  expect(after.troubles).toEqual(['stale-version']);
  expect(memory.recall()).toEqual([]);
});

test('a step that is undone before it was sent is not stored', () => {
  const memory = testMemory();
  const { source } = sitDown('elena', memory);
  const [one, two] = twoStaying(source);
  source.play(one);
  source.play(two);
  source.undo();
  expect(memory.recall().map(({ text }) => text)).toEqual([textOf(one)]);
});
