import type { DecisionPicture, Offer } from '../../../table/decision/decision-picture.ts';
import { offersOf } from '../../../table/decision/offers.ts';
import type { Target } from '../../../drawing/targets/target.tsx';

/** The open options. */
export function openOptions(decision: DecisionPicture): Offer[] {
  return offersOf(decision.panel).filter(({ state }) => state === 'legal' || state === 'chosen');
}

/** The closed options, each with its reason, as panel and board show them. */
export function closedOptions(decision: DecisionPicture): string[] {
  const offers = offersOf(decision.panel).flatMap(({ state, title, note, badge }) =>
    state === 'not-now' || state === 'within-reach'
      ? [closedWords(badge === undefined ? title : `${badge}, ${title}`, note)]
      : [],
  );
  const { spaces, niches, recruits, workers, tiles, withdraw } = decision.targets;
  const targets: readonly Target[] = [
    ...(spaces?.values() ?? []),
    ...(niches?.places.values() ?? []),
    ...(recruits?.values() ?? []),
    ...(workers?.values() ?? []),
    ...(tiles?.values() ?? []),
    ...(withdraw === undefined ? [] : [withdraw]),
  ];
  const labels = targets.flatMap(({ state, label }) => (state === 'not-now' ? [label] : []));
  const groups = decision.panel.parts.flatMap((part) => (part.kind === 'closed' ? [part.text] : []));
  return [...new Set([...offers, ...groups, ...labels])];
}

/** An open option in words: its name and its effect, which may contain a colon. */
export const openWords = (title: string, note: string | undefined): string =>
  note === undefined || note === '' ? title : `${title} (${note})`;

/** A closed option in words: its name and the reason. */
const closedWords = (title: string, note: string | undefined): string =>
  note === undefined || note === '' ? title : `${title}: ${note}`;
