import type { AdvisedTurn, Hint } from '@la-stanza/bots';
import { ACTIONS, type ActionId, type State } from '@la-stanza/engine';
import {
  advisedSentence,
  advisedSteps,
  reasonClause,
  type AdvisedStep,
  type NamedPlayer,
  type Translate,
} from '@la-stanza/words';
import type { PanelPicture } from '../decision/decision-picture.ts';
import { offersOf } from '../decision/offers.ts';
import { beginsWith } from '../decision/deciding.ts';

/** One turn as the panel shows it. */
export type AdvisedPicture = {
  readonly sentence: string;
  /** "**Because** it takes the last painting."; undefined where nothing can be named. */
  readonly because: string | undefined;
  readonly steps: readonly AdvisedStep[];
  /** Chooses its first step. */
  readonly onChoose: (() => void) | undefined;
};

export type HintPicture = {
  readonly best: AdvisedPicture;
  readonly certainty: string;
  readonly alternative: AdvisedPicture | undefined;
};

export type HintParts = {
  readonly t: Translate;
  readonly players: readonly NamedPlayer[];
  readonly state: State;
  readonly panel: PanelPicture;
};

/** A hint in words, as the design says it: one turn, its reason, how sure it is. */
export function hintPicture(parts: HintParts, { best, alternative, certainty, won, tries }: Hint): HintPicture {
  return {
    best: advised(parts, best),
    certainty: parts.t(`advice.certainty.${certainty}`, { won, tries }),
    alternative: alternative === undefined ? undefined : advised(parts, alternative),
  };
}

function advised({ t, players, state, panel }: HintParts, { actions, gains }: AdvisedTurn): AdvisedPicture {
  const reason = reasonClause(t, players, gains);
  const [first] = actions;
  return {
    sentence: advisedSentence(t, state, actions),
    because: reason === undefined ? undefined : t('advice.because', { reason }),
    steps: advisedSteps(t, state, actions),
    onChoose: offersOf(panel).find(({ key }) => beginsWith(key, textOf(first)))?.onChoose,
  };
}

/** The notation of an action; no offer begins with that of none. */
const textOf = (action: ActionId | undefined): string => (action === undefined ? '' : (ACTIONS[action]?.text ?? ''));
