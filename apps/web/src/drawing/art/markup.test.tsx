import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test('shapes are written with SVG attribute names', () => {
  const drawing = (
    <svg viewBox="0 0 4 4">
      <>
        {[
          <path key="a" d="M0 0" strokeWidth={2} strokeLinecap="round" />,
          false,
          undefined,
          <text key="b">{'<&>'}</text>,
        ]}
      </>
    </svg>
  );
  expect(markup(drawing)).toBe(
    '<svg viewBox="0 0 4 4"><path d="M0 0" stroke-width="2" stroke-linecap="round"></path><text>&lt;&amp;></text></svg>',
  );
});

test('a node that cannot be written throws instead of being left out', () => {
  const Part = (): null => null;
  expect(() => markup(<Part />)).toThrow('only shapes');
  expect(() => markup(<g style={{ opacity: 1 }} />)).toThrow('style');
});
