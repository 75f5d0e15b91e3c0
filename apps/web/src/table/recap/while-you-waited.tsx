import type { ChronicleTurn } from '@la-stanza/words';
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
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { PlaceName } from '../../drawing/targets/place.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { openChoices } from '../explain/open-choices.ts';
import type { Table } from '../scene/table.ts';
import { eventPlaces } from '../chronicle/event-places.ts';
import { freePlace } from './free-place.ts';
import { recapLines } from '../chronicle/recap-lines.ts';
import { ToldLine } from '../chronicle/told-line.tsx';
import styles from './while-you-waited.module.css';

type WhileYouWaitedProps = {
  readonly root: RefObject<HTMLElement | null>;
  readonly table: Table;
  readonly recapTurns: readonly ChronicleTurn[];
  readonly onPoint: (places: readonly PlaceName[]) => void;
  readonly onClose: () => void;
};

/** How long all turns are shown again, in milliseconds. */
const SHOWN_FOR = 2500;
const MEASURED_EVERY = 200;
const UNSEEN: CSSProperties = { left: 0, top: 0, visibility: 'hidden' };
/** With very large text the list scrolls; a card that shows less of it than this is left out. */
const LEAST_LIST = 90;

/**
 * What the others did, over a part of the board without open choices. The first tap elsewhere closes it and has its usual effect. Where
 * no such part is large enough it does not appear: the chronicle tells the same.
 */
export function WhileYouWaited({ root, table, recapTurns, onPoint, onClose }: WhileYouWaitedProps): ReactNode {
  const t = useTranslate();
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CSSProperties>(UNSEEN);
  const [shown, setShown] = useState<number>();
  const { moment, view, you } = table;
  const lines = useMemo(
    () => recapLines(t, { turns: recapTurns, played: moment, view, players: moment.players, to: you }),
    [t, recapTurns, moment, view, you],
  );
  useLayoutEffect(() => {
    let measured = '';
    const put = (): void => {
      const board = root.current?.querySelector('[data-board]')?.getBoundingClientRect();
      if (board === undefined || card.current === null || board.width === 0) return;
      const scale = card.current.getBoundingClientRect().width / card.current.offsetWidth;
      card.current.style.maxHeight = `${board.height / scale}px`;
      const size = card.current.getBoundingClientRect();
      const list = card.current.querySelector('ul');
      const kept = [...openChoices(), ...coachBoxes()];
      const now = JSON.stringify([board, size.width, size.height, kept]);
      if (now === measured) return;
      measured = now;
      const isReadable = list !== null && list.clientHeight >= Math.min(LEAST_LIST, list.scrollHeight);
      setPlace((isReadable ? freePlace(board, size, kept) : undefined) ?? UNSEEN);
    };
    put();
    // the board moves while the layout loads and when the window changes, without a size of its own to observe
    const timer = setInterval(put, MEASURED_EVERY);
    return () => clearInterval(timer);
  }, [root, lines]);
  useEffect(() => {
    const onDown = ({ target }: Event): void => {
      if (target instanceof Node && card.current?.contains(target) === true) return;
      onClose();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  useEffect(() => {
    const turn = shown === undefined ? undefined : recapTurns[shown];
    if (turn === undefined || shown === undefined) {
      onPoint([]);
      return undefined;
    }
    onPoint(
      eventPlaces(
        turn.steps.flatMap((step) => [...step.events]),
        view,
        moment.players,
      ),
    );
    const next = setTimeout(() => setShown(shown + 1), SHOWN_FOR / recapTurns.length);
    return () => clearTimeout(next);
    // the position is that of the beginning of the own turn
  }, [shown]);
  useEffect(() => () => onPoint([]), [onPoint]);
  return (
    <section
      ref={card}
      className={styles['card']}
      style={place}
      aria-label={t('chronicle.recap')}
      data-while-you-waited
    >
      <h2>{t('chronicle.recap')}</h2>
      <ul>
        {lines.map((told) => (
          <li key={told.turn.turn} data-shown={shown !== undefined && recapTurns[shown] === told.turn}>
            <ToldLine told={told} size={30} />
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <Button onClick={() => setShown(0)}>
          <Symbol name="play" size={18} />
          {t('chronicle.recap.show')}
        </Button>
        <span>{t('chronicle.recap.closes')}</span>
        <Button size="icon" aria-label={t('chronicle.recap.close')} onClick={onClose}>
          <Symbol name="close" size={18} />
        </Button>
      </div>
    </section>
  );
}

const coachBoxes = (): readonly DOMRect[] =>
  [...document.querySelectorAll('[data-coach-line]')].map((bubble) => bubble.getBoundingClientRect());
