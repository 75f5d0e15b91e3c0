import { type ActionId, explain, type GameEvent, parse, score, toAct, view } from '@la-stanza/engine';
import { chronicle } from '../record/chronicle.ts';
import type { Outcome } from '../record/outcome.ts';
import type { Paint } from '../terminal/paint.ts';
import { eventSentence } from '../text/event-sentence.ts';
import { LABELS } from '../text/labels.ts';
import { PLAY_TEXT } from '../text/play-text.ts';
import { DECISION_WORDS, refusalSentence } from '../text/refusal-sentence.ts';
import { scoreTable } from '../text/score-table.ts';
import { DISCIPLINE_WORDS, nameOf } from '../text/words.ts';
import { type Choice, choiceLines, choicesOf } from './choices.ts';
import { drawPosition } from './draw-position.ts';
import { deal, enter, type Session, takeBack } from './session.ts';

/** Where the table speaks and listens, and how the record is kept. */
export interface Table {
  readonly say: (text: string) => void;
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Called after every command, with the deals that followed it. */
  readonly keep: (session: Session) => void;
  readonly paint: Paint;
}

const LOG_EVENTS = 20;

/** Events that the drawn table shows anyway. */
const UNTOLD: ReadonlySet<GameEvent['type']> = new Set(['dealt', 'tile-laid', 'starter-placed', 'covered', 'turn']);

/** Plays until the game is over or somebody quits. */
export async function play(start: Session, table: Table): Promise<Outcome<Session>> {
  const dealt = deal(start);
  if ('trouble' in dealt) return dealt;
  let { session } = dealt.value;
  table.keep(session);
  tell(dealt.value.events, session, table);
  let isListed = false;
  let choices: readonly Choice[] = [];
  for (;;) {
    const acting = toAct(session.game.state);
    if (acting.who !== 'seat') return { value: session };
    if (!isListed) choices = list(session, table);
    isListed = true;
    const line = await table.ask(PLAY_TEXT.prompt);
    const words = (line ?? 'quit').trim().replaceAll(/\s+/g, ' ');
    if (words === 'quit') return { value: session };
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
function list(session: Session, { say, paint }: Table): readonly Choice[] {
  const { state } = session.game;
  const { open } = view(state);
  if (open.decision === 'over' || open.seat === 'chance') return [];
  if (open.decision === 'walk' || open.decision === 'arrange') say(`\n${drawPosition(state, session.names, paint)}\n`);
  const { names } = session;
  if (open.decision === 'strength') say(PLAY_TEXT.strength(DISCIPLINE_WORDS[open.discipline], open.strength));
  say(paint.title(PLAY_TEXT.toChoose(nameOf(names, open.seat), DECISION_WORDS[open.decision])));
  const choices = choicesOf(state, open.seat, names);
  say(choiceLines(choices).join('\n'));
  return choices;
}

/** Answers a question that leaves the game as it is; false if the words were none. */
function answer(words: string, session: Session, { say, paint }: Table): boolean {
  const { state } = session.game;
  const { names } = session;
  const [word, ...rest] = words.split(' ');
  switch (word) {
    case 'help':
      say([...PLAY_TEXT.help, '', ...LABELS.legend].join('\n'));
      return true;
    case 'board':
      say(drawPosition(state, names, paint));
      return true;
    case 'score':
      say(scoreTable(score(state), names));
      return true;
    case 'log':
      say(log(session, rest[0]));
      return true;
    case 'why':
      say(why(session, rest.join(' ')));
      return true;
    default:
      return false;
  }
}

function log(session: Session, amount: string | undefined): string {
  const events = chronicle(session.game).flatMap((entry) => entry.events);
  const wanted = amount === 'all' ? events.length : Number(amount ?? LOG_EVENTS) || LOG_EVENTS;
  const lines = events.slice(-wanted).map((event) => eventSentence(event, session.names));
  return lines.length === 0 ? PLAY_TEXT.logEmpty : lines.join('\n');
}

function why({ game, names }: Session, text: string): string {
  if (text === '') return PLAY_TEXT.whyWhat;
  const action = parse(text);
  if (action === undefined) return PLAY_TEXT.noSuchAction(text);
  const refusal = explain(game.state, action);
  return refusal === undefined ? PLAY_TEXT.legalNow(text) : refusalSentence(refusal, names);
}

function takenBack(session: Session, table: Table): Outcome<Session> {
  const back = takeBack(session);
  if ('trouble' in back) return back;
  table.keep(back.value);
  table.say(PLAY_TEXT.undone);
  return back;
}

/** Plays what was typed, and lets chance follow. */
function played(words: string, session: Session, choices: readonly Choice[], table: Table): Outcome<Session> {
  const chosen = chosenAction(words, choices);
  if ('trouble' in chosen) return chosen;
  const step = enter(session, chosen.value);
  if ('trouble' in step) return step;
  table.keep(step.value.session);
  tell(step.value.events, session, table);
  return { value: step.value.session };
}

function chosenAction(words: string, choices: readonly Choice[]): Outcome<ActionId> {
  if (/^\d+$/.test(words)) {
    const choice = choices[Number(words) - 1];
    return choice === undefined
      ? { trouble: PLAY_TEXT.noSuchChoice(Number(words), choices.length) }
      : { value: choice.action.id };
  }
  const action = parse(words);
  return action === undefined ? { trouble: PLAY_TEXT.noSuchAction(words) } : { value: action };
}

function tell(events: readonly GameEvent[], { names }: Session, { say, paint }: Table): void {
  const told = events.filter(({ type }) => !UNTOLD.has(type)).map((event) => `  ${eventSentence(event, names)}`);
  if (told.length > 0) say(paint.quiet(told.join('\n')));
}
