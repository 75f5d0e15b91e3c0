import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { elementsAt, findWay, type Spot } from '../../table/motion/find-way.ts';
import { PieceCopy } from '../../table/motion/piece-copy.tsx';
import { veil } from '../../table/motion/veil.ts';
import { countLength } from './count-lengths.ts';
import type { CountedCategory } from './count-pieces.ts';
import styles from './count-screen.module.css';

type CountFlightsProps = {
  readonly root: RefObject<HTMLElement | null>;
  readonly counted: CountedCategory;
  readonly pace: number;
  /** Called with the number of the piece that has arrived. */
  readonly onLand: (piece: number) => void;
};

type Sent = { readonly piece: number; readonly delay: number; readonly spots: readonly Spot[] };

const STAGGER = 90;
const FLIGHT = 480;
/** The columns have grown before the next category begins. */
const REST = 320;
const ARC = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1] as const;

/** The pieces of a category on their way from the palazzo to the columns. */
export function CountFlights({ root, counted, pace, onLand }: CountFlightsProps): ReactNode {
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const { category, pieces } = counted;
  useEffect(() => {
    const table = root.current;
    if (table === null) return undefined;
    const room = countLength(category) - FLIGHT - REST;
    const stagger = Math.min(STAGGER, room / Math.max(1, pieces.length - 1)) * pace;
    setSent(
      pieces.flatMap(({ seat, piece, place }, index) => {
        // what is not on the board comes from its category
        const [from] = findWay(table, [place], piece);
        const start = from ?? middleOf(table.querySelector(`[data-when][data-category="${category}"]`));
        const end = middleOf(table.querySelector(`[data-column="${seat}"]`));
        if (start === undefined || end === undefined) return [];
        return [{ piece: index, delay: index * stagger, spots: ARC.map((share) => between(start, end, share)) }];
      }),
    );
    // a piece on its way is not at its place; what is taken from the supply stays there
    const leaving = pieces.filter(({ place }) => /^(pillar|ship|figurine) /.test(place));
    const veils = leaving.map(({ place }) => veil(elementsAt(table, place), countLength(category) * pace));
    return () => {
      for (const { lift } of veils) lift();
    };
    // mounted once for each category
  }, []);
  return (
    <div className={styles['flights']} aria-hidden>
      {sent.map(({ piece, delay, spots }) => {
        const flying = pieces[piece];
        return flying === undefined ? null : (
          <PieceCopy
            key={piece}
            flight={{
              id: piece,
              piece: flying.piece,
              manner: 'travel',
              way: [flying.place],
              start: 0,
              length: FLIGHT * pace,
              waits: false,
            }}
            spots={spots}
            delay={delay}
            onEnd={onLand}
          />
        );
      })}
    </div>
  );
}

function middleOf(element: Element | null): Spot | undefined {
  if (element === null) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + Math.min(height / 2, 40), height: 40 };
}

function between(from: Spot, to: Spot, share: number): Spot {
  const line = (start: number, end: number): number => start + (end - start) * share;
  const rise = Math.hypot(to.x - from.x, to.y - from.y) * 0.18;
  return {
    x: line(from.x, to.x),
    y: line(from.y, to.y) - 4 * rise * share * (1 - share),
    height: line(from.height, to.height),
  };
}
