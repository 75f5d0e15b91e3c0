import {
  type ActionId,
  type GameEvent,
  type Refusal,
  score,
  view,
  whyNot,
  parseAction,
  whoseTurn,
} from '@la-stanza/engine';
import {
  chronicleSentences,
  disciplineName,
  labelled,
  playerName,
  refusalSentence,
  type Teller,
  type Translate,
} from '@la-stanza/words';
import { chronicle } from '../record/chronicle.ts';
import type { Outcome } from '../record/outcome.ts';
import type { Paint } from '../terminal/paint.ts';
import { EXAMPLE_ACTION, helpLines } from '../text/help-lines.ts';
import { legendLines } from '../text/legend.ts';
import { scoreTable } from '../text/score-table.ts';
import { turnLines } from '../text/turn-lines.ts';
import { type Choice, choiceLines, choicesOf } from './choices.ts';
import { drawPosition } from './draw-position.ts';
import { enter, type Session, type Step, takeBack } from './session.ts';

/** Where the table speaks and listens, and how the record is kept. */
export interface Table {
  readonly t: Translate;
  readonly say: (text: string) => void;
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Called after every command, with the deals that followed it. */
  readonly keep: (session: Session) => void;
  readonly paint: Paint;
}

const PROMPT = '> ';
const LOG_LINES = 20;

/** Events that the drawn table shows anyway. */
const UNTOLD: ReadonlySet<GameEvent['type']> = new Set(['dealt', 'tile-laid', 'starter-placed', 'covered', 'turn']);

/** Plays until the game is over or somebody quits. */
export async function play(start: Step, table: Table): Promise<Session> {
  let { session } = start;
  table.keep(session);
  tell(start.events, session, table);
  let isListed = false;
  let choices: readonly Choice[] = [];
  for (;;) {
    const acting = whoseTurn(session.game.state);
    if (acting.who !== 'seat') return session;
    if (!isListed) choices = list(session, table);
    isListed = true;
    const line = await table.ask(PROMPT);
    const words = (line ?? 'quit').trim().replaceAll(/\s+/g, ' ');
    if (words === 'quit') return session;
    if (words === '' || answer(words, session, table)) continue;
    const next = words === 'undo' ? takenBack(session, table) : played(words, session, choices, table);
    if ('trouble' in next) {
      table.say(table.paint.warning(next.trouble));
      continue;
    }
    session = next.value;
    isListed = false;
  }
}

/** Draws the table at the start of a turn, and lists the choices. */
function list(session: Session, { t, say, paint }: Table): readonly Choice[] {
  const { game, players } = session;
  const { state } = game;
  const { open } = view(state);
  if (open.decision === 'over' || open.seat === 'chance') return [];
  if (open.decision === 'walk' || open.decision === 'arrange') say(`\n${drawPosition(t, state, players, paint)}\n`);
  if (open.decision === 'strength') {
    const strength = t('decision.strength.note', { strength: open.strength });
    say(labelled(t, disciplineName(t, open.discipline), strength));
  }
  say(paint.title(toChoose(t, session)));
  const choices = choicesOf(t, state, open.seat, players);
  say(choiceLines(choices).join('\n'));
  return choices;
}

/** Who has to decide what. */
function toChoose(t: Translate, { game, players }: Session): string {
  const { open } = view(game.state);
  switch (open.decision) {
    case 'over':
    case 'start':
    case 'starter':
    case 'deal':
    case 'tile':
    case 'cover':
      return '';
    default: {
      const player = open.seat === 'chance' ? '' : playerName(players, open.seat);
      return t('cli.play.to-choose', { player, decision: t(`cli.decision.${open.decision}`) });
    }
  }
}

/** Answers a question that leaves the game as it is; false if the words were none. */
function answer(words: string, session: Session, { t, say, paint }: Table): boolean {
  const { state } = session.game;
  const [word, ...rest] = words.split(' ');
  switch (word) {
    case 'help':
      say([...helpLines(t), '', ...legendLines(t)].join('\n'));
      return true;
    case 'board':
      say(drawPosition(t, state, session.players, paint));
      return true;
    case 'score':
      say(scoreTable(t, view(state), score(state), session.players));
      return true;
    case 'log':
      say(log(t, session, rest[0]));
      return true;
    case 'why':
      say(why(t, session, rest.join(' ')));
      return true;
    default:
      return false;
  }
}

function tellerOf(t: Translate, { game, players }: Session): Teller {
  const { figures, ring } = view(game.state);
  return { t, players, figures, ring };
}

function log(t: Translate, session: Session, amount: string | undefined): string {
  const lines = turnLines(tellerOf(t, session), chronicle(session.game));
  const wanted = amount === 'all' ? lines.length : Number(amount ?? LOG_LINES) || LOG_LINES;
  return lines.length === 0 ? t('cli.play.log-empty') : lines.slice(-wanted).join('\n');
}

function why(t: Translate, session: Session, text: string): string {
  if (text === '') return t('cli.play.why-what', { example: EXAMPLE_ACTION });
  const action = parseAction(text)?.id;
  if (action === undefined) return t('cli.play.no-such-action', { text });
  const refusal = whyNot(session.game.state, action);
  return refusal === undefined ? t('cli.play.legal', { action: text }) : refused(t, session, refusal);
}

/** The reason; where something else has to be decided, also what. */
function refused(t: Translate, session: Session, refusal: Refusal): string {
  const sentence = refusalSentence(t, refusal, session.players);
  return refusal.code === 'other-decision' ? `${sentence} ${toChoose(t, session)}` : sentence;
}

function takenBack(session: Session, table: Table): Outcome<Session> {
  const back = takeBack(table.t, session);
  if ('trouble' in back) return back;
  table.keep(back.value);
  table.say(table.t('cli.play.undone'));
  return back;
}

/** Plays what was typed, and lets chance follow. */
function played(words: string, session: Session, choices: readonly Choice[], table: Table): Outcome<Session> {
  const chosen = chosenAction(table.t, words, choices);
  if ('trouble' in chosen) return chosen;
  const step = enter(session, chosen.value);
  if ('refusal' in step) return { trouble: refused(table.t, session, step.refusal) };
  table.keep(step.value.session);
  tell(step.value.events, session, table);
  return { value: step.value.session };
}

function chosenAction(t: Translate, words: string, choices: readonly Choice[]): Outcome<ActionId> {
  if (/^\d+$/.test(words)) {
    const choice = choices[Number(words) - 1];
    return choice === undefined
      ? { trouble: t('cli.play.no-such-choice', { number: words, choices: choices.length }) }
      : { value: choice.action.id };
  }
  const action = parseAction(words)?.id;
  return action === undefined ? { trouble: t('cli.play.no-such-action', { text: words }) } : { value: action };
}

function tell(events: readonly GameEvent[], session: Session, { t, say, paint }: Table): void {
  const told = events.filter(({ type }) => !UNTOLD.has(type));
  const lines = chronicleSentences(tellerOf(t, session), told).map((sentence) => `  ${sentence}`);
  if (lines.length > 0) say(paint.quiet(lines.join('\n')));
}
