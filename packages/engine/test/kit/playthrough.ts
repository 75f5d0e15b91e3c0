import { legal, toAct } from '../../src/search.ts';
import {
  ACTIONS,
  CATEGORIES,
  DISCIPLINES,
  score,
  view,
  type Game,
  type GameEvent,
  type SeatView,
  type State,
  type View,
} from '../../src/index.ts';
import { apply } from '../../src/flow/apply.ts';
import { firstState } from '../../src/record/first-state.ts';

/** Writes a game out so that a person can follow it with the rulebook in hand: who decides what, what was possible, what happened. */
export function playthrough({ record, line }: Game, title: string): string {
  const state = firstState(record);
  const lines = [`# ${title}`, '', head(record), ''];
  let told = '';
  for (const { action, seat, turn } of line) {
    if (seat !== 'chance' && told !== `${turn} ${seat}`) {
      told = `${turn} ${seat}`;
      lines.push('', ...turnHead(view(state), seat));
    }
    lines.push(...entryLines(state, action));
    const events: GameEvent[] = [];
    apply(state, action, events);
    for (const event of events) lines.push(`    ${eventText(event)}`);
  }
  return [...lines, '', ...scoreLines(state), ''].join('\n');
}

function head({ players, options, figures, seed }: Game['record']): string {
  const switches = (['arranged', 'expert', 'openHiring'] as const).filter((name) => options[name]);
  const variants = switches.length === 0 ? 'no variant' : switches.join(', ');
  return `${players} players · start ${options.start} · ${variants} · figures ${figures === 'standard' ? figures : 'own'} · seed ${seed ?? 'unknown'}`;
}

function turnHead(position: View, seat: number): string[] {
  const { phase, turn, round, rounds, finalTurn } = position;
  const when = finalTurn > 0 ? `final turn ${finalTurn}` : phase === 'rounds' ? `round ${round} of ${rounds}` : phase;
  const mat = position.seats[seat];
  const ring = position.ring.map(({ space, tile, figurines }) => {
    const standing = figurines.map((figurine) => `*${figurine}`).join('');
    return `${space}:${tile === null ? '-' : `${tile.discipline.slice(0, 3)}${tile.starter ? "'" : ''}`}${standing}`;
  });
  return [
    `## Turn ${turn} · seat ${seat} · ${when}`,
    '',
    `ring ${ring.join(' ')}`,
    ...(mat === undefined ? [] : matLines(mat)),
    '',
  ];
}

function matLines(mat: SeatView): string[] {
  const tile = (held: SeatView['workers'][number]): string => (held === null ? '-' : held.discipline.slice(0, 3));
  const counts = (of: Readonly<Record<string, number>>): string =>
    DISCIPLINES.filter((name) => (of[name] ?? 0) > 0)
      .map((name) => `${of[name]} ${name.slice(0, 3)}`)
      .join(', ') || 'none';
  const workers = mat.workers.map((held, index) =>
    index + 1 === mat.financier.worker ? (mat.financier.flipped ? 'FIN-5' : 'FIN') : tile(held),
  );
  return [
    `florins ${mat.money} · boat on space ${mat.boat} · discs ${mat.discs} · recruits [${mat.recruits.map(tile).join(' ')}] · workers [${workers.join(' ')}]`,
    `meeples ${counts(mat.meeples)} · books ${counts(mat.books)} · boxes ${counts(mat.boxes)} · museum ${mat.museumValue} · tiles ${mat.tiles.join(' ') || 'none'}`,
  ];
}

function entryLines(state: State, action: number): string[] {
  const { who, decision } = toAct(state);
  const text = ACTIONS[action]?.text ?? '';
  const options = legal(state);
  if (who === 'chance') return [`chance ${decision}, 1 of ${options.length}: ${text}`];
  const others = options.filter((id) => id !== action).map((id) => ACTIONS[id]?.text ?? '');
  return [`> ${text}`, ...(others.length === 0 ? [] : [`  ${decision}; or: ${others.join(' | ')}`])];
}

function eventText({ type, ...facts }: GameEvent): string {
  return [type, ...Object.entries(facts).map(([name, value]) => `${name} ${word(name, value)}`)].join(' · ');
}

/** Tiles by the name the notation gives them. */
function word(name: string, value: string | number | boolean): string {
  if (name !== 'tile' || typeof value !== 'number') return `${value}`;
  return value < 40 ? `c${value}` : `s${value - 40}`;
}

function scoreLines(state: State): string[] {
  const { seats, winners, decidedBy } = score(state);
  return [
    '## Score',
    '',
    `| | ${seats.map((_, seat) => `seat ${seat}`).join(' | ')} |`,
    `| --- | ${seats.map(() => '---').join(' | ')} |`,
    ...[...CATEGORIES, 'total' as const].map((name) => `| ${name} | ${seats.map((seat) => seat[name]).join(' | ')} |`),
    '',
    `winner: seat ${winners.join(' and ')}, decided by ${decidedBy}`,
  ];
}
