import type { Seat, View } from '@la-stanza/engine';
import { chronicleSentences, FINAL_LETTERS, RULE_OF_EVENT, whoIs, type RuleNumber } from '@la-stanza/words';
import { memo, useCallback, useEffect, useMemo, useRef, type NamedExoticComponent, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { RuleLink } from '../../ui/rules/rule-link.tsx';
import type { PlaceName } from '../../drawing/target/place.ts';
import { DrawingPicture } from '../panel/drawing.tsx';
import styles from './chronicle.module.css';
import type { ChronicleStep, ChronicleTurn } from './chronicler.ts';
import { linesOf } from './lines.ts';
import { chronicleDrawings } from './drawings.ts';
import { eventPlaces } from './event-places.ts';
import { Recap } from './recap.tsx';
import { useLineStops } from './use-line-stops.ts';

type ChronicleProps = {
  readonly turns: readonly ChronicleTurn[];
  readonly players: readonly SeatedPlayer[];
  readonly view: View;
  /** The only person at this device, who is spoken to. */
  readonly you?: Seat | undefined;
  /** Turns of others since the last own one; they are marked and told in short above. */
  readonly news?: readonly ChronicleTurn[] | undefined;
  /** Shows on the table what a line is about; nothing when it is left. */
  readonly onPoint?: ((places: readonly PlaceName[]) => void) | undefined;
  /** In a replay, how many entries lie behind the position shown; what comes later is told too. */
  readonly entries?: number | undefined;
  /** Makes every line a way to the position after it. */
  readonly onLine?: ((seq: number) => void) | undefined;
  /** Whether it has taken the place of what is beside it, and what changes that. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle?: (() => void) | undefined;
};

const SHOWN = 24;

/** What has happened, newest first, turn by turn; it changes with the game, not with what is pointed at. */
export const Chronicle: NamedExoticComponent<ChronicleProps> = memo(ChronicleList);

function ChronicleList(props: ChronicleProps): ReactNode {
  const { turns, players, view, you, news = [], onPoint, entries, onLine, isOpen = false, onToggle } = props;
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useLineStops(list);
  useEffect(() => {
    if (entries !== undefined && list.current !== null) showCurrent(list.current);
  }, [entries]);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  // a told turn stays as it is: the rooms do not move and the figures hold for the whole game
  const house = useMemo<House>(() => ({ figures: view.figures, ring: view.ring }), [view.figures]);
  const pointAt = useCallback(
    (events: Events) => onPoint?.(eventPlaces(events, latest.current, players)),
    [onPoint, players],
  );
  const newest = turns
    .filter(({ steps }) => steps.length > 0)
    .toReversed()
    .slice(0, entries === undefined ? SHOWN : undefined);
  const shown = entries === undefined ? undefined : lastBefore(newest, entries);
  return (
    <section
      className={styles['chronicle']}
      aria-label={t('table.chronicle')}
      tabIndex={-1}
      data-chronicle-open={onToggle === undefined || isOpen ? true : undefined}
      data-chronicle
    >
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
      <div
        ref={list}
        className={styles['turns']}
        data-replay={entries === undefined ? undefined : true}
        role="group"
        aria-label={t('table.chronicle')}
        tabIndex={0}
      >
        {view.phase === 'over' ? null : <Recap news={news} teller={{ players, you }} view={view} />}
        {newest.map((turn) => (
          <Turn
            key={turn.turn}
            turn={turn}
            isNew={news.includes(turn)}
            players={players}
            house={house}
            you={you}
            shown={shown === undefined ? undefined : shownIn(turn, shown)}
            onPoint={pointAt}
            onLine={onLine}
          />
        ))}
      </div>
    </section>
  );
}

/** Brings the line the replay has come to into the middle of the list, without moving the page around it. */
function showCurrent(list: HTMLElement): void {
  const line = list.querySelector('[aria-current]')?.getBoundingClientRect();
  if (line === undefined) return;
  const { top, height } = list.getBoundingClientRect();
  list.scrollTop += line.top - top - (height - line.height) / 2;
}

/** The number of the last line that has happened by then. */
function lastBefore(newest: readonly ChronicleTurn[], entries: number): number {
  const lines = newest.flatMap((turn) => linesOf(turn).map(({ seq }) => seq));
  return Math.max(...lines.filter((seq) => seq < entries));
}

/** Where the replay stands, as far as a turn is concerned: in it, after it or before it. */
function shownIn(turn: ChronicleTurn, shown: number): number {
  const lines = linesOf(turn).map(({ seq }) => seq);
  return lines.includes(shown) ? shown : Math.max(...lines) < shown ? Infinity : -1;
}

type TurnProps = {
  readonly turn: ChronicleTurn;
  readonly isNew: boolean;
  /** The number of the line the replay has come to. */
  readonly shown: number | undefined;
  readonly house: House;
  readonly onPoint: (events: Events) => void;
} & Pick<ChronicleProps, 'players' | 'you' | 'onLine'>;

type House = Pick<View, 'figures' | 'ring'>;
type Events = ChronicleStep['events'];

/** Drawn again only when it has changed itself: a replay tells the whole game at every step. */
const Turn: NamedExoticComponent<TurnProps> = memo(TurnLines);

function TurnLines({ turn, isNew, players, house, you, shown, onPoint, onLine }: TurnProps): ReactNode {
  const t = useTranslate();
  const teller = { t, players, you, ...house };
  return (
    <article className={styles['turn']} data-new={isNew}>
      <h3>
        {turn.seat === undefined ? null : (
          <DrawingPicture drawing={{ kind: 'player', player: playerColour(players, turn.seat) }} size={18} />
        )}
        {turnName(t, turn, teller)}
        {isNew ? <span className={styles['new']}>{t('chronicle.new')}</span> : null}
      </h3>
      {linesOf(turn)
        .toReversed()
        .map(({ seq, events }) => {
          const sentences = chronicleSentences(teller, events);
          if (sentences.length === 0) return null;
          const told = (
            <>
              {sentences.join(' ')}{' '}
              {chronicleDrawings(events, players, house.ring).map((drawing, index) => (
                <DrawingPicture key={index} drawing={drawing} size={18} />
              ))}
            </>
          );
          return (
            <p
              key={seq}
              data-later={shown !== undefined && seq > shown}
              onPointerEnter={() => onPoint(events)}
              onPointerLeave={() => onPoint([])}
            >
              {onLine === undefined ? (
                told
              ) : (
                <button type="button" aria-current={seq === shown ? 'step' : undefined} onClick={() => onLine(seq)}>
                  {told}
                </button>
              )}
              <RuleLink rule={ruleOfEvents(events)} />
            </p>
          );
        })}
    </article>
  );
}

/** The rule behind the first thing that happened. */
function ruleOfEvents([first]: Events): RuleNumber | undefined {
  return first === undefined ? undefined : RULE_OF_EVENT[first.type];
}

function turnName(
  t: ReturnType<typeof useTranslate>,
  turn: ChronicleTurn,
  teller: Parameters<typeof whoIs>[0],
): string {
  if (turn.seat === undefined) return t('chronicle.setup');
  const who = whoIs(teller, turn.seat);
  return turn.finalTurn > 0
    ? t('chronicle.turn-final', { ...who, letter: FINAL_LETTERS.charAt(turn.finalTurn - 1) })
    : t('chronicle.turn', { ...who, turn: turn.turn });
}
