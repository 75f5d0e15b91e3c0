import { ACTIONS, view as viewOf, type Seat } from '@la-stanza/engine';
import {
  chronicleSentences,
  eventsSentence,
  FINAL_LETTERS,
  listed,
  phaseWords,
  playerName,
  points,
  recapSentence,
  subjectOf,
  whoIs,
  type ChronicleTurn,
  type RuleNumber,
  type Translate,
} from '@la-stanza/words';
import type { BoardPicture } from '../../drawing/board/board-picture.ts';
import type { GameSource } from '../../game/source/game-source.ts';
import { labelledPlayers, labelledUnnamed } from '../../game/source/named-players.ts';
import { readerIn } from '../../game/source/who-plays.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import type { Bar } from './bar.ts';
import { linesOf } from '../chronicle/lines.ts';
import type { Confirm, PanelPicture } from '../decision/decision-picture.ts';
import type { ScoreChange } from '../panel/panel.tsx';
import { earlyEndWords } from './early-end-words.ts';
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
  /** The whole turn in one sentence, once it is complete. */
  readonly summary: string | undefined;
  readonly reason: string | undefined;
  readonly rule: RuleNumber | undefined;
  readonly scores: readonly ScoreChange[];
  readonly bar: Bar;
};

type SceneParts = {
  readonly recapTurns: readonly ChronicleTurn[];
  /** Whether pieces are still on their way. */
  readonly isMoving: boolean;
  readonly onSkip?: (() => void) | undefined;
  readonly onAskBot?: GameSource['askBot'];
};

export function sceneOf(t: Translate, table: Table, { recapTurns, isMoving, onSkip, onAskBot }: SceneParts): Scene {
  const { moment, view, score, seat, decision, foreseen, chosen, reason, rule } = table;
  const players = labelledUnnamed(t, moment.players, table.you);
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
    panel: decision?.panel ?? quietPanel(t, table, recapTurns),
    summary: decision?.summary,
    reason,
    rule,
    // not of the option under the pointer: a line that comes and goes would move the options
    scores: chosen === undefined ? [] : scoreChanges(t, players, chosen, { own: seat, you: table.you }),
    bar: {
      ...barOf(t, table, moment.earlyEnd === undefined && (isMoving || isAtWork(table, recapTurns)) ? recapTurns : []),
      onSkip: moment.thinking === undefined || moment.stuck !== undefined ? undefined : onSkip,
      stuck: moment.stuck?.map((how) => ({ how, onAsk: () => onAskBot?.(how) })),
    },
  };
}

/** The other seats in turn order after the shown one. */
function othersInOrder({ view, seat }: Table): Seat[] {
  const seats = view.seats.map((each) => each.seat);
  if (seat === undefined) return seats;
  return [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/** The panel while others decide, and after the end. */
function quietPanel(
  t: Translate,
  { moment, score, acting, view, you }: Table,
  recapTurns: readonly ChronicleTurn[],
): PanelPicture {
  const { players, earlyEnd } = moment;
  if (acting === undefined) {
    const ended = earlyEnd === undefined ? undefined : earlyEndWords(t, moment, earlyEnd);
    const named = labelledPlayers(t, players, readerIn(moment));
    const ranking = view.seats.toSorted(
      (one, other) => (score.seats[other.seat]?.total ?? 0) - (score.seats[one.seat]?.total ?? 0),
    );
    return {
      title: t(ended === undefined ? 'table.panel.score' : 'table.bar.over'),
      note: '',
      tone: 'bonus',
      parts: [
        ...(ended === undefined ? [] : [{ kind: 'words' as const, lines: [ended.sentence, ended.counted] }]),
        {
          kind: 'words',
          lines: ranking.map(({ seat }) => `${playerName(named, seat)}: ${points(t, score.seats[seat]?.total ?? 0)}`),
        },
      ],
    };
  }
  const teller = { t, players, figures: view.figures, ring: view.ring, you };
  // one line for each earlier turn, one per step for the current one
  const lines = recapTurns.flatMap((turn, index) =>
    index < recapTurns.length - 1
      ? [recapSentence(teller, turn)]
      : linesOf(turn).map(({ events }) => chronicleSentences(teller, events).join(' ')),
  );
  return {
    title: t('table.panel.waiting', { player: playerName(players, acting) }),
    note: t('table.panel.waiting-note'),
    tone: 'player',
    parts: [{ kind: 'words', lines: lines.length === 0 ? [t('table.panel.waiting-line')] : lines }],
  };
}

/** Whether the player whose turn it is has begun it. */
function isAtWork({ acting }: Table, recapTurns: readonly ChronicleTurn[]): boolean {
  return acting !== undefined && recapTurns.at(-1)?.seat === acting;
}

function barOf(t: Translate, table: Table, happening: readonly ChronicleTurn[]): Bar {
  const { moment, acting, decision, asking, ask, isEnding, isDirect, canUndo, undo, showReason, confirm } = table;
  const { players, game } = moment;
  const shownConfirm = !isDirect || isEnding ? decision?.confirm : confirmAsked(table);
  const last = game.line.at(-1);
  const undoNote = t(last?.seat === 'chance' && last.turn > 0 ? 'table.bar.undo-drawn' : 'table.bar.undo-none');
  return {
    where: ownOrOur(t, table, moment.earlyEnd === undefined ? phaseWords(t, table.view) : t('table.bar.over')),
    short: shortWhere(t, table),
    turn: acting === undefined ? '' : t('table.bar.turn', whoIs({ players, you: table.you }, acting)),
    emblem:
      decision?.emblem ??
      (acting === undefined ? { kind: 'star' } : { kind: 'player', player: playerColour(players, acting) }),
    sentence:
      ask?.sentence ??
      decision?.sentence ??
      (moment.stuck === undefined ? latestStep(t, table, happening) : undefined) ??
      quietSentence(t, table),
    steps: decision?.steps,
    isDeciding: decision !== undefined,
    confirm: shownConfirm,
    asking,
    isAskedAtTarget: ask !== undefined,
    isEnding,
    canUndo,
    undoLabel: undoLabel(t, table),
    undoNote,
    onUndo: canUndo ? undo : () => showReason(undoNote),
    onConfirm: confirm,
  };
}

/** Where a tap plays, only a question needs a button; it names the deed. */
function confirmAsked({ ask, decision }: Table): Confirm | undefined {
  return ask === undefined ? undefined : { label: ask.label, action: decision?.confirm?.action, ask };
}

function undoLabel(t: Translate, { undoes, asking, isDirect }: Table): string {
  if (asking) return t(isDirect ? 'table.ask.stay' : 'table.bar.keep');
  const step = undoes === undefined ? undefined : ACTIONS[undoes]?.kind;
  return step === undefined ? t('table.bar.undo') : t('table.bar.undo-step', { step });
}

function shortWhere(t: Translate, { view, moment }: Table): string {
  if (moment.earlyEnd !== undefined) return t('table.bar.short.over');
  switch (view.phase) {
    case 'rounds':
      return t('table.bar.short.round', { round: view.round, rounds: view.rounds });
    case 'final':
      return t('table.bar.short.finale', { letter: FINAL_LETTERS.charAt(view.finalTurn - 1) });
    default:
      return t(`table.bar.short.${view.phase}`);
  }
}

/** Says if the game uses the figures or rulings of an owner's box. */
function ownOrOur(t: Translate, { moment }: Table, where: string): string {
  const { figures, rulings } = moment.game.record;
  if (figures === 'standard' && rulings === undefined) return where;
  return t('table.bar.own-figures', { where, what: figures === 'standard' ? 'rulings' : 'figures' });
}

/** What the latest step of the others was, with their name in bold. */
function latestStep(t: Translate, { moment, view, you }: Table, turns: readonly ChronicleTurn[]): string | undefined {
  const { players } = moment;
  const teller = { t, players, figures: view.figures, ring: view.ring, you };
  const latest = turns.at(-1);
  if (latest?.seat === undefined) return undefined;
  const subject = subjectOf(teller, latest.seat);
  return latest.steps
    .toReversed()
    .map(({ events }) => eventsSentence(teller, { events }))
    .find((sentence) => sentence !== '')
    ?.replace(subject, `**${subject}**`);
}

function quietSentence(t: Translate, { moment, acting, score }: Table): string {
  const { players, thinking, stuck, earlyEnd } = moment;
  if (earlyEnd !== undefined) return earlyEndWords(t, moment, earlyEnd).sentence;
  if (acting !== undefined) {
    const player = playerName(players, acting);
    if (stuck !== undefined) return t('table.bar.stuck', { player });
    return t(thinking === undefined ? 'table.bar.waiting' : 'table.bar.thinking', { player });
  }
  const you = readerIn(moment);
  return t('table.bar.winner', {
    players: listed(
      t,
      score.winners.filter((seat) => seat !== you).map((seat) => playerName(players, seat)),
    ),
    you: you !== undefined && score.winners.includes(you) ? 'yes' : 'no',
    count: score.winners.length,
    by: score.decidedBy,
  });
}
