import type { GameEvent, Seat, View } from '@la-stanza/engine';
import {
  chronicleSentences,
  refillSentence,
  RULE_OF_EVENT,
  turnHeading,
  type ChronicleTurn,
  type RuleNumber,
} from '@la-stanza/words';
import { memo, useCallback, useEffect, useMemo, useRef, type NamedExoticComponent, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { RuleLink } from '../../ui/rules/rule-link.tsx';
import type { PlaceName } from '../../drawing/targets/place.ts';
import styles from './chronicle.module.css';
import { eventPlaces } from './event-places.ts';
import { takenOverNotes } from './taken-over-notes.ts';
import { ToldLine } from './told-line.tsx';
import { toldTurn } from './told-turn.ts';
import { turnGroups } from './turn-groups.ts';
import { useLineStops } from './use-line-stops.ts';

type ChronicleProps = {
  readonly turns: readonly ChronicleTurn[];
  readonly players: readonly SeatedPlayer[];
  readonly view: View;
  /** The only person at this device, addressed as "you". */
  readonly you?: Seat | undefined;
  /** How much a turn has changed the prestige of its player. */
  readonly pointsOf: (turn: ChronicleTurn) => number;
  /** What happened since the own last turn, above everything else; for small screens. */
  readonly recap?: ReactNode;
  /** What bots have said, by the number of the turn they said it after. */
  readonly remarks?: ReadonlyMap<number, string> | undefined;
  /** Highlights the places of a line on the table; called with none when the pointer leaves it. */
  readonly onPoint?: ((places: readonly PlaceName[]) => void) | undefined;
  /** In a replay, the number of entries before the shown position; later entries are listed too. */
  readonly entries?: number | undefined;
  /** Makes every line a button that shows the position after it. */
  readonly onLine?: ((seq: number) => void) | undefined;
  /** False where a title above already says what it is. */
  readonly hasTitle?: boolean | undefined;
  /** Whether it has taken the place of what is beside it, and the toggle for that. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle?: (() => void) | undefined;
};

const SHOWN = 24;

/** The story of the game, one sentence a turn. It renders again when the game changes, not when the pointer moves. */
export const Chronicle: NamedExoticComponent<ChronicleProps> = memo(ChronicleList);

function ChronicleList(props: ChronicleProps): ReactNode {
  const {
    turns,
    players,
    view,
    you,
    pointsOf,
    recap,
    remarks,
    onPoint,
    entries,
    onLine,
    hasTitle = true,
    isOpen = false,
    onToggle,
  } = props;
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useLineStops(list);
  const shownTurns = turns.filter(({ steps }) => steps.length > 0).slice(entries === undefined ? -SHOWN : 0);
  const newest = shownTurns.at(-1);
  useEffect(() => {
    if (list.current !== null) showLine(list.current, entries === undefined ? '[data-newest]' : '[aria-current]');
  }, [entries, newest]);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  // a rendered turn stays as it is: rooms and figures are the same for the whole game
  const setting = useMemo<Setting>(() => ({ figures: view.figures, ring: view.ring }), [view.figures]);
  const pointAt = useCallback(
    (events: readonly GameEvent[]) => onPoint?.(eventPlaces(events, latest.current, players)),
    [onPoint, players],
  );
  const takenOver = useMemo(() => takenOverNotes(t, turns, players), [t, turns, players]);
  const current = entries === undefined ? undefined : currentTurn(shownTurns, entries);
  return (
    <section
      className={styles['chronicle']}
      aria-label={t('table.chronicle')}
      tabIndex={-1}
      data-chronicle-open={onToggle === undefined || isOpen ? true : undefined}
      data-chronicle
    >
      {hasTitle ? (
        <header className={styles['head']}>
          <h2>{t('table.chronicle')}</h2>
          {onToggle === undefined ? null : (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'table.chronicle.close' : 'table.chronicle.open')}
              data-opens="chronicle"
              onClick={onToggle}
            >
              {isOpen ? <Symbol name="close" size={16} /> : t('table.chronicle.open')}
            </button>
          )}
        </header>
      ) : null}
      <div
        ref={list}
        className={styles['turns']}
        data-replay={entries === undefined ? undefined : true}
        role="group"
        aria-label={t('table.chronicle')}
        tabIndex={0}
      >
        {recap}
        {turnGroups(shownTurns).map(({ key, turns: together }) => (
          <article key={key} className={styles['group']}>
            <h3>{together[0]?.seat === undefined ? t('chronicle.setup') : turnHeading(t, together[0])}</h3>
            {together.map((turn) => (
              <Turn
                key={turn.turn}
                turn={turn}
                points={pointsOf(turn)}
                remark={remarks?.get(turn.turn)}
                takenOver={takenOver.get(turn.turn)}
                isNewest={turn === newest}
                players={players}
                setting={setting}
                you={you}
                when={current === undefined || turn.turn < current ? 'past' : turn.turn === current ? 'shown' : 'later'}
                onPoint={pointAt}
                onLine={onLine}
              />
            ))}
          </article>
        ))}
      </div>
    </section>
  );
}

/** Scrolls a line into sight, without moving the page. The newest is the last of the first group, which may not fit. */
function showLine(list: HTMLElement, which: '[data-newest]' | '[aria-current]'): void {
  const isRead = list.matches(':hover') || list.contains(document.activeElement);
  const line = list.querySelector(which);
  if (line === null || (which === '[data-newest]' && isRead)) return;
  const { top, height } = list.getBoundingClientRect();
  if (which === '[data-newest]') {
    list.scrollTop = 0;
    const place = line.getBoundingClientRect();
    // a sentence that does not fit begins where it begins
    list.scrollTop = Math.max(0, Math.min(place.bottom - top - height, place.top - top));
  } else {
    const place = line.getBoundingClientRect();
    list.scrollTop += place.top - top - (height - place.height) / 2;
  }
}

/** The number of the turn in which a replay is. */
function currentTurn(turns: readonly ChronicleTurn[], entries: number): number {
  const current = turns.findLast(({ steps }) => (steps[0]?.seq ?? Infinity) < entries);
  return current?.turn ?? -1;
}

type TurnProps = {
  readonly turn: ChronicleTurn;
  readonly points: number;
  readonly remark: string | undefined;
  /** Who came to the table in the round that begins with this turn. */
  readonly takenOver: string | undefined;
  readonly isNewest: boolean;
  /** Relative to the position that a replay shows. */
  readonly when: 'past' | 'shown' | 'later';
  readonly setting: Setting;
  readonly onPoint: (events: readonly GameEvent[]) => void;
} & Pick<ChronicleProps, 'players' | 'you' | 'onLine'>;

type Setting = Pick<View, 'figures' | 'ring'>;

/** Renders again only when the turn itself has changed: a replay shows the whole game at every step. */
const Turn: NamedExoticComponent<TurnProps> = memo(TurnLine);

function TurnLine({
  turn,
  points,
  remark,
  takenOver,
  isNewest,
  players,
  setting,
  you,
  when,
  onPoint,
  onLine,
}: TurnProps): ReactNode {
  const t = useTranslate();
  const teller = { t, players, you, ...setting };
  const events = turn.steps.flatMap((step) => [...step.events]);
  const told = toldTurn(teller, turn, { points });
  const content =
    told === undefined ? (
      <span>{chronicleSentences(teller, events).join(' ')}</span>
    ) : (
      <ToldLine told={told} size={24} />
    );
  const seq = turn.steps.at(-1)?.seq ?? 0;
  const notes = [
    ...(told === undefined ? [] : notesOf(t, turn, events)),
    ...(takenOver === undefined ? [] : [takenOver]),
  ];
  return (
    <>
      <div
        className={styles['turn']}
        data-later={when === 'later'}
        data-newest={isNewest ? true : undefined}
        onPointerEnter={() => onPoint(events)}
        onPointerLeave={() => onPoint([])}
      >
        {onLine === undefined ? (
          content
        ) : (
          <button type="button" aria-current={when === 'shown' ? 'step' : undefined} onClick={() => onLine(seq)}>
            {content}
          </button>
        )}
        <RuleLink rule={ruleOfEvents(events)} />
      </div>
      {notes.map((note) => (
        <p key={note} className={styles['note']} data-later={when === 'later'}>
          {note}
        </p>
      ))}
      {remark === undefined ? null : <p className={styles['remark']}>{remark}</p>}
    </>
  );
}

/** What a turn meant for the whole table. */
function notesOf(t: ReturnType<typeof useTranslate>, turn: ChronicleTurn, events: readonly GameEvent[]): string[] {
  const refill = refillSentence(t, turn);
  const isOver = events.some(({ type }) => type === 'over');
  return [...(refill === '' ? [] : [refill]), ...(isOver ? [t('chronicle.over')] : [])];
}

/** The rule behind the first event. */
function ruleOfEvents([first]: readonly GameEvent[]): RuleNumber | undefined {
  return first === undefined ? undefined : RULE_OF_EVENT[first.type];
}
