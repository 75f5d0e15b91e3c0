import {
  createAdviser,
  createBot,
  hint,
  HINT_WORK,
  LEVELS,
  luckOf,
  REVIEW_WORK,
  reviewTurn,
  stretchesOf,
  valueFor,
  withSimulations,
  type AdvisedTurn,
  type Evaluator,
  type Label,
  type Level,
  type WeightsFile,
} from '@la-stanza/bots';
import { type Replayed, type State, type Step, play, newGame, whoseTurn, legalActions } from '@la-stanza/engine';
import { advisedSentence, advisedSteps, reasonClause, reviewSentence, type Translate } from '@la-stanza/words';
import { isTrueClause, type Claim } from './check-clause.ts';
import { isTruePlayed, isTrueStep, isTrueTurn } from './check-turn.ts';

/** One game to look at: who plays it, and what is asked about it. */
export type Task =
  | {
      readonly kind: 'hints' | 'labels';
      readonly levels: readonly Level[];
      readonly seed: number;
      readonly most: number;
    }
  | { readonly kind: 'review' | 'luck'; readonly levels: readonly Level[]; readonly seed: number };

/** What was found in one game. */
export interface Found {
  readonly kind: Task['kind'];
  readonly players: number;
  hints: number;
  sentences: number;
  readonly falseSentences: string[];
  readonly certainties: Record<string, number>;
  /** Advice without a reason, because no gain can be named. */
  withoutReason: number;
  /** In points of win chance, for the seat whose turn it is: one for each refill. */
  readonly luck: number[];
  /** By turn: the label, with four times the work, with another seed. */
  readonly labels: (readonly [Label, Label, Label])[];
}

const NAMES = ['Elena', 'Sofie', 'Marit', 'Livia'] as const;
const WORK_FACTOR = 4;

export function createProof(weights: WeightsFile, t: Translate): (task: Task) => Found {
  return (task) => {
    const played = playGame(task, weights);
    const { evaluator } = played;
    const found: Found = {
      kind: task.kind,
      players: task.levels.length,
      hints: 0,
      sentences: 0,
      falseSentences: [],
      certainties: {},
      withoutReason: 0,
      luck: [],
      labels: [],
    };
    switch (task.kind) {
      case 'hints':
        for (const state of spread(decisionsOf(played), task.most)) checkHint(found, t, state, evaluator, task.seed);
        break;
      case 'review':
        checkReview(found, t, played, task.seed);
        break;
      case 'labels':
        compareLabels(found, played, task.most);
        break;
      case 'luck':
        measureLuck(found, played, task.seed);
        break;
    }
    return found;
  };
}

interface Played extends Replayed {
  readonly evaluator: Evaluator;
}

/** A whole game among bots of these levels. */
function playGame({ levels, seed }: Task, weights: WeightsFile): Played {
  let game = newGame({ players: levels.length, seed: seed.toString(16).padStart(8, '0') });
  const { evaluator } = valueFor(weights, game.state.table.figures);
  const bots = levels.map((level) => createBot(level, evaluator));
  const steps: Step[] = [];
  for (let turns = 0; ; turns++) {
    const acting = whoseTurn(game.state);
    if (acting.who !== 'seat') return { game, steps, evaluator };
    for (const action of bots[acting.seat]?.decide(game.state, turns).actions ?? []) {
      const next = play(game, action);
      game = next.game;
      steps.push(...next.steps);
    }
  }
}

const decisionsOf = ({ steps }: Played): State[] =>
  stretchesOf(steps).flatMap(({ isChance, before }) => (isChance ? [] : [before]));

/** So many of a list, evenly spread over it. */
const spread = <T>(list: readonly T[], most: number): T[] =>
  list.filter(
    (_, index) => Math.floor((index * most) / list.length) !== Math.floor(((index - 1) * most) / list.length),
  );

function claimOf(t: Translate, before: State, turn: Claim['turn'], compared: Claim['compared']): Claim {
  return { t, names: NAMES, before, turn, compared };
}

function note(found: Found, isTrue: boolean, sentence: string): void {
  found.sentences++;
  if (!isTrue) found.falseSentences.push(sentence);
}

function checkHint(found: Found, t: Translate, state: State, evaluator: Evaluator, seed: number): void {
  const shown = hint(createAdviser(evaluator), state, seed, HINT_WORK);
  if (shown === undefined) throw new RangeError('nobody decides');
  found.hints++;
  const { best, alternative, certainty, won, tries } = shown;
  found.certainties[certainty] = (found.certainties[certainty] ?? 0) + 1;
  checkTurn(found, t, state, best);
  if (alternative !== undefined) checkTurn(found, t, state, alternative);
  const said = t(`advice.certainty.${certainty}`, { won, tries });
  note(found, isTrueCertainty(said, state) && (alternative === undefined || certainty === 'close'), said);
}

function isTrueCertainty(said: string, state: State): boolean {
  if (said === 'The rules allow nothing else here.') return legalActions(state).length === 1;
  const [, word, won, tries] = /^\*\*(.+)\.\*\* It came out best in (\d+) of (\d+) tries\.$/.exec(said) ?? [];
  const share = Number(won) / Number(tries);
  return word === (share >= 0.85 ? 'Quite sure' : share >= 0.65 ? 'Probably' : 'A close call');
}

function checkTurn(found: Found, t: Translate, state: State, { actions, over, gains }: AdvisedTurn): void {
  const claim = claimOf(t, state, actions, over);
  const sentence = advisedSentence(t, state, actions);
  note(found, isTrueTurn(sentence, claim), sentence);
  for (const { title, note: below } of advisedSteps(t, state, actions)) {
    note(found, isTrueStep(title, below, claim), `${title} (${below ?? ''})`);
  }
  if (gains.length === 0) found.withoutReason++;
  for (const gain of gains) {
    const clause = reasonClause(t, named(), [gain]) ?? '';
    note(found, isTrueClause(clause, claim), clause);
  }
}

const named = (): { name: string }[] => NAMES.map((name) => ({ name }));

function checkReview(found: Found, t: Translate, played: Played, seed: number): void {
  const adviser = createAdviser(played.evaluator);
  for (const { before, after, entries } of turnsOf(played)) {
    const review = reviewTurn(before, after, entries, { adviser, work: REVIEW_WORK, seed });
    const { best, gains } = review;
    if (best === undefined) continue;
    const sentence = reviewSentence(t, named(), { before, played: review.played, best, gains });
    const parts = /^Not “(.+)”: “(.+)” (?:was better, because (.+)\.|came out ahead\.)$/.exec(sentence);
    const [, said = '', better = '', reason] = parts ?? [];
    const clauses = gains.map((gain) => reasonClause(t, named(), [gain]) ?? '');
    const isTrue =
      isTruePlayed(said, claimOf(t, before, review.played, best)) &&
      isTruePlayed(better, claimOf(t, before, best, review.played)) &&
      clauses.every((clause) => isTrueClause(clause, claimOf(t, before, best, review.played))) &&
      (reason ?? '') === clauses.join(' and ');
    note(found, isTrue, sentence);
    if (gains.length === 0) found.withoutReason++;
  }
}

interface PlayedTurn {
  readonly before: State;
  readonly after: State;
  readonly entries: ReturnType<typeof stretchesOf>[number]['entries'];
}

function turnsOf({ game, steps }: Played): PlayedTurn[] {
  const stretches = stretchesOf(steps);
  return stretches.flatMap(({ isChance, before, entries }, index) =>
    isChance ? [] : [{ before, entries, after: stretches[index + 1]?.before ?? game.state }],
  );
}

function compareLabels(found: Found, played: Played, most: number): void {
  const adviser = createAdviser(played.evaluator);
  const more = withSimulations(REVIEW_WORK, WORK_FACTOR * REVIEW_WORK.simulations);
  for (const { before, after, entries } of spread(turnsOf(played), most)) {
    const label = (work: typeof more, seed: number): Label =>
      reviewTurn(before, after, entries, { adviser, work, seed }).label;
    found.labels.push([label(REVIEW_WORK, 1), label(more, 1), label(REVIEW_WORK, 2)]);
  }
}

function measureLuck(found: Found, { game, steps, evaluator }: Played, seed: number): void {
  const stretches = stretchesOf(steps);
  for (const [index, { isChance, before }] of stretches.entries()) {
    // the deals before the first turn are nobody's
    if (!isChance || !stretches.slice(0, index).some((stretch) => !stretch.isChance)) continue;
    const after = stretches[index + 1]?.before ?? game.state;
    const acting = whoseTurn(after);
    const luck = luckOf(before, after, evaluator, seed * 100 + index);
    if (acting.who === 'seat') found.luck.push(100 * (luck[acting.seat] ?? 0));
  }
}

/** Bots of these levels, the first moved on by one for every game. */
export const levelsFrom = (players: number, start: number): Level[] =>
  Array.from({ length: players }, (_, seat) => LEVELS[(start + seat) % 4] ?? 3);
