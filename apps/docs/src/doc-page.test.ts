import { expect, test } from 'vitest';
import { docPage } from './doc-page.ts';

const TITLES = new Map([
  ['README.md', 'Documents'],
  ['guide/client.md', 'The client'],
  ['results/README.md', 'Results'],
  ['contributing.md', 'Contributing'],
]);

test('links lead to pages of the site, from any folder and with their heading', () => {
  const { html, address, title } = docPage(
    'guide/client.md',
    '# The client\n\n[start](../README.md) [results](../results) [part](../results/README.md#first-part) [change](../../CONTRIBUTING.md)',
    TITLES,
  );
  expect([address, title]).toStrictEqual(['guide/client.html', 'The client']);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toStrictEqual([
    '../index.html',
    '../results/index.html',
    '../results/index.html#first-part',
    '../contributing.html',
  ]);
});

test('a file outside the site is named without a link', () => {
  const { html } = docPage('README.md', 'See [the words](../packages/words).', TITLES);
  expect(html).toBe('<p>See the words.</p>\n');
});

test('headings have anchors, each only once', () => {
  const { html } = docPage('README.md', '## Every `move`, told\n\n## Every move told', TITLES);
  expect([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toStrictEqual([
    'every-move-told',
    'every-move-told-1',
  ]);
});

test('a link that shows its path shows the name of the page instead', () => {
  const { html } = docPage('README.md', '[guide/client.md](guide/client.md)', TITLES);
  expect(html).toBe('<p><a href="guide/client.html">The client</a></p>\n');
});
