import { score, whoseTurn } from '@la-stanza/engine';
import { playerName, type ChronicleTurn } from '@la-stanza/words';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import type { PlaceName } from '../../drawing/targets/place.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { playSample } from '../../ui/sound/sound.ts';
import type { Table } from '../scene/table.ts';
import { remarksOf, type Remark } from './remarks-of.ts';
import styles from './remarks.module.css';

type RemarksProps = {
  readonly root: RefObject<HTMLElement | null>;
  readonly table: Table;
  readonly turns: readonly ChronicleTurn[];
  /** Called with the sentences for the chronicle, by the number of their turn. */
  readonly onSaid: (said: ReadonlyMap<number, string>) => void;
};

/** How long a remark is shown, in milliseconds. */
const SHOWN_FOR = 4000;
type Placed = CSSProperties & { readonly '--to-seat'?: string };

const UNSEEN: Placed = { left: 0, top: 0, visibility: 'hidden' };

/** What the bots say: a bubble at the seat, gone after a moment or with the next tap, and a line in the chronicle. */
export function Remarks({ root, table, turns, onSaid }: RemarksProps): ReactNode {
  const t = useTranslate();
  const { moment, view } = table;
  const { players, seatsHere, game } = moment;
  const isOver = view.phase === 'over';
  const remarks = useMemo(
    () => remarksOf(turns, { players, seatsHere, result: isOver ? score(game.state) : undefined }),
    // a finished turn does not change
    [turns.length, isOver, players, seatsHere],
  );
  useEffect(() => {
    onSaid(
      new Map(
        [...remarks].map(([turn, { seat, id }]) => [
          turn,
          t('company.said', { player: playerName(players, seat), words: t(id) }),
        ]),
      ),
    );
  }, [remarks, players, t, onSaid]);

  const latest = Math.max(0, ...remarks.keys());
  const [seen, setSeen] = useState(latest);
  const remark = latest > seen ? remarks.get(latest) : undefined;
  // the next turn may be another player's, or one here that has not begun
  const isChoosing = table.decision !== undefined && (turns.at(-1)?.steps.length ?? 0) > 0;
  useEffect(() => {
    if (remark === undefined) return undefined;
    const end = (): void => setSeen(latest);
    const timer = setTimeout(end, SHOWN_FOR);
    document.addEventListener('pointerdown', end, true);
    document.addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', end, true);
      document.removeEventListener('keydown', end, true);
    };
  }, [remark, latest]);
  const isSaid = remark !== undefined && !isChoosing && whoseTurn(game.state).who !== 'chance';
  useEffect(() => {
    if (isSaid) playSample(['remark']);
  }, [isSaid]);
  return (
    <div role="status">
      {isSaid ? (
        <Bubble
          key={latest}
          root={root}
          place={`mat ${playerColour(players, remark.seat)}`}
          remark={remark}
          name={playerName(players, remark.seat)}
        />
      ) : null}
    </div>
  );
}

type BubbleProps = {
  readonly root: RefObject<HTMLElement | null>;
  readonly place: PlaceName;
  readonly remark: Remark;
  readonly name: string;
};

/** Above the seat if there is space, else below. It takes no taps. */
function Bubble({ root, place, remark, name }: BubbleProps): ReactNode {
  const t = useTranslate();
  const bubble = useRef<HTMLParagraphElement>(null);
  const [style, setStyle] = useState<Placed>(UNSEEN);
  const [isBelow, setIsBelow] = useState(false);
  useLayoutEffect(() => {
    const seats = [...(root.current?.querySelectorAll(`[data-place="${place}"]`) ?? [])].map((seat) =>
      seat.getBoundingClientRect(),
    );
    const seat = seats.find(({ width }) => width > 0);
    const size = bubble.current?.getBoundingClientRect();
    if (seat === undefined || size === undefined) return;
    const below = seat.top - size.height - GAP < 0;
    setIsBelow(below);
    const left = Math.max(GAP, Math.min(seat.left - GAP, innerWidth - size.width - GAP));
    setStyle({
      left,
      top: below ? seat.bottom + GAP : seat.top - size.height - GAP,
      '--to-seat': `${seat.left - left + seat.width / 2}px`,
    });
  }, [root, place]);
  return (
    <p ref={bubble} className={styles['bubble']} style={style} data-below={isBelow} data-remark={remark.id}>
      <span className={styles['who']}>{name}: </span>
      <q>{t(remark.id)}</q>
    </p>
  );
}

const GAP = 10;
