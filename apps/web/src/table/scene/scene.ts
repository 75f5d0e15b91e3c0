import { view as viewOf, type Seat } from '@la-stanza/engine';
import {
  chronicleSentences,
  FINAL_LETTERS,
  listed,
  playerName,
  points,
  whoIs,
  type RuleNumber,
  type Translate,
} from '@la-stanza/words';
import type { BoardPicture } from '../../drawing/board/board-picture.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import type { Bar } from './bar.ts';
import type { ChronicleTurn } from '../chronicle/chronicler.ts';
import { headline } from '../chronicle/recap.tsx';
import { linesOf } from '../chronicle/lines.ts';
import type { PanelPicture } from '../decision/decision-picture.ts';
import type { ScoreChange } from '../panel/panel.tsx';
import { boardPicture } from '../../picture/board.ts';
import { ghostsOf } from '../../picture/ghosts.ts';
import { matPicture } from '../../picture/mat.ts';
import { scoreChanges } from './score-changes.ts';
import type { Table } from './table.ts';

/** Everything the table shows at one moment, whatever the layout. */
export type Scene = {
  readonly board: BoardPicture;
  readonly mat: MatPicture | undefined;
  readonly aside: string | undefined;
  readonly others: readonly { readonly seat: Seat; readonly mat: MatPicture }[];
  readonly panel: PanelPicture;
  readonly reason: string | undefined;
  readonly rule: RuleNumber | undefined;
  readonly scores: readonly ScoreChange[];
  readonly bar: Bar;
};

export function sceneOf(
  t: Translate,
  table: Table,
  { news, onSkip }: { readonly news: readonly ChronicleTurn[]; readonly onSkip?: (() => void) | undefined },
): Scene {
  const { moment, view, score, seat, decision, foreseen, chosen, reason, rule } = table;
  const { players } = moment;
  const targets = decision?.targets ?? {};
  const ghosts = foreseen === undefined || seat === undefined ? undefined : ghostsOf(foreseen.events, seat);
  const after = foreseen === undefined ? undefined : { view: viewOf(foreseen.state), score: foreseen.after };
  const mat = (shown: Seat): MatPicture => matPicture({ t, view, seat: shown, players, score });
  return {
    board: boardPicture({ t, view, players, you: seat, room: decision?.room, targets, ghosts }),
    mat:
      seat === undefined
        ? undefined
        : matPicture({
            t,
            view,
            seat,
            players,
            score,
            targets,
            ghosts,
            after,
            justHired: decision?.justHired,
            steps: decision?.written,
          }),
    aside: decision?.aside,
    others: othersInOrder(table).map((other) => ({ seat: other, mat: mat(other) })),
    panel: decision?.panel ?? quietPanel(t, table, news),
    reason,
    rule,
    // not of what is pointed at: a line that comes and goes would move the options under the pointer
    scores: chosen === undefined ? [] : scoreChanges(t, players, chosen, { own: seat, you: table.you }),
    bar: { ...barOf(t, table), onSkip: moment.thinking === undefined ? undefined : onSkip },
  };
}

/** The others in turn order after the seat shown. */
function othersInOrder({ view, seat }: Table): Seat[] {
  const seats = view.seats.map((each) => each.seat);
  if (seat === undefined) return seats;
  return [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/** While others decide, and after the end. */
function quietPanel(
  t: Translate,
  { moment, score, acting, view, you }: Table,
  news: readonly ChronicleTurn[],
): PanelPicture {
  const { players } = moment;
  if (acting === undefined) {
    const ranking = view.seats.toSorted(
      (one, other) => (score.seats[other.seat]?.total ?? 0) - (score.seats[one.seat]?.total ?? 0),
    );
    return {
      title: t('table.panel.score'),
      note: '',
      tone: 'bonus',
      parts: [
        {
          kind: 'words',
          lines: ranking.map(({ seat }) => `${playerName(players, seat)}: ${points(t, score.seats[seat]?.total ?? 0)}`),
        },
      ],
    };
  }
  const teller = { t, players, figures: view.figures, ring: view.ring, you };
  // the turns before in a line each, the one that is played step by step
  const told = news.flatMap((turn, index) =>
    index < news.length - 1
      ? [headline(teller, turn)]
      : linesOf(turn).map(({ events }) => chronicleSentences(teller, events).join(' ')),
  );
  return {
    title: t('table.panel.waiting', { player: playerName(players, acting) }),
    note: t('table.panel.waiting-note'),
    tone: 'player',
    parts: [{ kind: 'words', lines: told.length === 0 ? [t('table.panel.waiting-line')] : told }],
  };
}

function barOf(t: Translate, table: Table): Bar {
  const { moment, acting, decision, asking, canUndo, undo, tell, confirm } = table;
  const { players, game } = moment;
  const last = game.line.at(-1);
  const undoNote = t(last?.seat === 'chance' && last.turn > 0 ? 'table.bar.undo-drawn' : 'table.bar.undo-none');
  return {
    where: ownOrOur(t, table, whereOf(t, table)),
    short: shortWhere(t, table),
    turn: acting === undefined ? '' : t('table.bar.turn', whoIs({ players, you: table.you }, acting)),
    emblem:
      decision?.emblem ??
      (acting === undefined ? { kind: 'star' } : { kind: 'player', player: playerColour(players, acting) }),
    sentence: decision?.sentence ?? quietSentence(t, table),
    steps: decision?.steps,
    confirm: decision?.confirm,
    asking,
    canUndo,
    undoNote,
    onUndo: canUndo ? undo : () => tell(undoNote),
    onConfirm: confirm,
  };
}

function whereOf(t: Translate, { view }: Table): string {
  switch (view.phase) {
    case 'setup':
      return t('table.bar.setup');
    case 'rounds':
      return t('table.bar.round', { round: view.round, rounds: view.rounds });
    case 'ending':
      return t('table.bar.ending');
    case 'final':
      return t('table.bar.finale', { letter: FINAL_LETTERS.charAt(view.finalTurn - 1) });
    case 'over':
      return t('table.bar.over');
  }
}

function shortWhere(t: Translate, { view }: Table): string {
  switch (view.phase) {
    case 'rounds':
      return t('table.bar.short.round', { round: view.round, rounds: view.rounds });
    case 'final':
      return t('table.bar.short.finale', { letter: FINAL_LETTERS.charAt(view.finalTurn - 1) });
    default:
      return t(`table.bar.short.${view.phase}`);
  }
}

/** A game with the figures of somebody's box says so. */
function ownOrOur(t: Translate, { moment }: Table, where: string): string {
  return moment.game.record.figures === 'standard' ? where : t('table.bar.own-figures', { where });
}

function quietSentence(t: Translate, { moment, acting, score }: Table): string {
  const { players, thinking } = moment;
  if (acting !== undefined) {
    const player = playerName(players, acting);
    return t(thinking === undefined ? 'table.bar.waiting' : 'table.bar.thinking', { player });
  }
  return t('table.bar.winner', {
    players: listed(
      t,
      score.winners.map((seat) => playerName(players, seat)),
    ),
    count: score.winners.length,
    by: score.decidedBy,
  });
}
