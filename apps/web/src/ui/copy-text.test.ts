import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** As much of a page as copying needs: what is selected in it can be copied to the clipboard. */
function openPage({ allowsCopying = true } = {}) {
  const clipboard: string[] = [];
  const fields: { value: string; style: object; select: () => void; remove: () => void }[] = [];
  let selected = '';
  let focused = false;
  vi.stubGlobal('document', {
    createElement: () => {
      const field = {
        value: '',
        style: {},
        select: () => {
          selected = fields.includes(field) ? field.value : '';
        },
        remove: () => fields.splice(fields.indexOf(field), 1),
      };
      return field;
    },
    execCommand: (command: string) => {
      if (allowsCopying && command === 'copy') clipboard.push(selected);
      return allowsCopying;
    },
  });
  const button = {
    after: (field: (typeof fields)[number]) => fields.push(field),
    focus: () => {
      focused = true;
    },
  };
  return { button, clipboard, fields, hasFocus: () => focused };
}

// the two methods of an element that copying calls
const element = ({ button }: ReturnType<typeof openPage>): HTMLElement => Object.assign(Object.create(null), button);

afterEach(() => vi.unstubAllGlobals());

test('the clipboard of the browser is used where there is one', async () => {
  const page = openPage();
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  expect(await copyText('discs: 9 (8)', element(page))).toBe(true);
  expect(written).toEqual(['discs: 9 (8)']);
  expect(page.clipboard).toEqual([]);
});

test.each([
  ['a page over plain HTTP, which has no clipboard', {}],
  ['a browser that forbids it', { clipboard: { writeText: () => Promise.reject(new Error('forbidden')) } }],
])('on %s the text is copied from a field, which leaves nothing behind', async (_, navigator) => {
  const page = openPage();
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('discs: 9 (8)', element(page))).toBe(true);
  expect(page.clipboard).toEqual(['discs: 9 (8)']);
  expect(page.fields).toEqual([]);
  expect(page.hasFocus()).toBe(true);
});

test('a browser that does not copy at all says so', async () => {
  const page = openPage({ allowsCopying: false });
  vi.stubGlobal('navigator', {});
  expect(await copyText('discs: 9 (8)', element(page))).toBe(false);
  expect(page.fields).toEqual([]);
});
