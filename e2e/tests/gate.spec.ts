import { expectFailures, type PageFault } from '../kit/gate.ts';
import { expect, test } from '../kit/test.ts';

/* The gate of every browser test notices each kind of fault, in a page and in a worker, on the page that ships. */

/** What is planted, as the text of a script, and what the gate says of it. */
const PLANTED: readonly (readonly [name: string, script: string, kind: PageFault['kind'], text: RegExp])[] = [
  ['an error on the console', `console.error('planted')`, 'console', /^error: planted/],
  ['an uncaught error', `setTimeout(() => { throw new Error('planted') })`, 'error', /planted/],
  ['an unhandled rejection', `void Promise.reject(new Error('planted'))`, 'error', /planted/],
  ['a failed request', `fetch(origin + '/planted').catch(() => 0)`, 'request', /^net::ERR_FAILED GET .*planted/],
  ['an answer with an error', `fetch(origin + '/api/nothing')`, 'request', /^404 GET .*api\/nothing/],
  ['a refused address', `fetch('https://elsewhere.example').catch(() => 0)`, 'violation', /^connect-src/],
  ['code from a text', `try { new Function('1')() } catch {}`, 'violation', /^script-src kEvalViolation/],
];

for (const [name, script, kind, text] of PLANTED)
  test(`${name} is noticed in a page and in a worker`, async ({ page, gate }) => {
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/planted', (route) => route.abort());
    const isNoticed = (): Promise<void> =>
      expect.poll(() => gate.takeFaults()).toContainEqual({ kind, text: expect.stringMatching(text) });
    // not during the evaluation, which may do what the policy refuses
    await page.evaluate(`setTimeout(() => { ${script} })`);
    await isNoticed();
    await page.evaluate((code) => {
      void new Worker(URL.createObjectURL(new Blob([code])));
    }, script);
    await isNoticed();
    // some kinds are told twice
    await page.close();
    gate.takeFaults();
  });

test('a fault that nobody announced fails its test', async ({ page }) => {
  test.fail();
  await page.goto('');
  await page.evaluate(() => console.error('planted'));
});

test('an announced fault does not, and others still do', async ({ page, gate }) => {
  await page.goto('');
  expectFailures(page, /^error: announced/);
  await page.evaluate(() => {
    console.error('announced');
    console.error('planted');
  });
  await expect.poll(() => gate.takeFaults()).toEqual([{ kind: 'console', text: expect.stringMatching(/planted/) }]);
});
