import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLeadingTab, type LeadingTab } from './leading-tab.ts';

const BEAT = 1000;
const LONG = 8000;
let opened: LeadingTab[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  for (const tab of opened) tab.close();
  opened = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTab(game = 'g1'): LeadingTab {
  const tab = openLeadingTab(game);
  opened.push(tab);
  return tab;
}

const leading = (...tabs: readonly LeadingTab[]): boolean[] => tabs.map((tab) => tab.isLeading());

test('the tab the player used last leads, and no other', () => {
  const one = openTab();
  const other = openTab();
  expect(leading(one, other)).toEqual([false, true]);
  one.claim();
  expect(leading(one, other)).toEqual([true, false]);
  vi.advanceTimersByTime(LONG);
  expect(leading(one, other)).toEqual([true, false]);
});

test('each game has its own leading tab', () => {
  expect(leading(openTab('g1'), openTab('g2'))).toEqual([true, true]);
});

test('when the leading tab is closed, another takes over', async () => {
  const one = openTab();
  const other = openTab();
  const took = vi.fn();
  void one.lead().then(took);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(took).not.toHaveBeenCalled();
  other.close();
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(took).toHaveBeenCalled();
  expect(one.isLeading()).toBe(true);
});

test('when the leading tab crashes, another takes over', async () => {
  const one = openTab();
  localStorage.setItem('la-stanza.leading', JSON.stringify({ g1: { tab: 'crashed', at: Date.now() } }));
  const took = vi.fn();
  void one.lead().then(took);
  expect(one.isLeading()).toBe(false);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(took).toHaveBeenCalled();
  expect(one.isLeading()).toBe(true);
});

test('without storage every tab leads: the stored version decides', async () => {
  vi.stubGlobal('localStorage', undefined);
  const [one, other] = [openTab(), openTab()];
  expect(leading(one, other)).toEqual([true, true]);
  await Promise.all([one.lead(), other.lead()]);
});

test('a tab with nothing to do does not take over from one that is late', () => {
  openTab();
  localStorage.setItem('la-stanza.leading', JSON.stringify({ g1: { tab: 'late', at: Date.now() } }));
  vi.advanceTimersByTime(LONG);
  expect(localStorage.getItem('la-stanza.leading')).toContain('"late"');
});
