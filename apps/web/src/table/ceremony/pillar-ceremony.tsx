import { score, view as viewOf } from '@la-stanza/engine';
import { listed, shortName, whoIs } from '@la-stanza/words';
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { Pillar } from '../../drawing/art/pillar.tsx';
import { Prestige } from '../../drawing/art/prestige.tsx';
import { ROOM_HEIGHT, ROOM_WIDTH } from '../../drawing/board/layout.ts';
import { RoomCard } from '../../drawing/board/room.tsx';
import type { GameMoment } from '../../game/source/game-source.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import { boardPicture } from '../../picture/board.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Ceremony } from './ceremonies-of.ts';
import styles from './pillar-ceremony.module.css';
import { Rays } from './rays.tsx';
import { styleOf, type Area, type StageAreas } from './stage-area.ts';

type PillarCeremonyProps = {
  readonly ceremony: Extract<Ceremony, { readonly kind: 'pillar' }>;
  readonly moment: GameMoment;
  readonly table: RefObject<HTMLElement | null>;
  readonly areas: StageAreas;
};

type Vars = CSSProperties & Record<`--${string}`, number | string>;

/** An own masterpiece: its room grows, the pillar rises, and its medal flies to the crest. */
export function PillarCeremony({ ceremony, moment, table, areas }: PillarCeremonyProps): ReactNode {
  const t = useTranslate();
  const { game, players, seatsHere } = moment;
  const { seat, discipline, place, prestige } = ceremony.event;
  const player = playerColour(players, seat);
  const card = useRef<HTMLDivElement>(null);
  const [niche, setNiche] = useState<Area>();
  const view = viewOf(game.state);
  const after = score(game.state).seats[seat]?.total ?? 0;
  const board = useMemo(() => {
    const drawn = boardPicture({ t, view: viewOf(game.state), players, you: seat, targets: {} });
    const niches = drawn[discipline].niches.map((each, index) =>
      index === place - 1 ? { ...each, pillar: undefined } : each,
    );
    return { ...drawn, [discipline]: { ...drawn[discipline], niches } };
  }, [t, game, players, seat, discipline, place]);
  const frame = cardArea(areas.board);
  useLayoutEffect(() => {
    const box = card.current;
    const element = box?.querySelector(`[data-place="niche ${discipline} ${place}"]`);
    if (box === null || element === null || element === undefined) return;
    // the box still grows: its inner measures are those of its full size
    const outer = box.getBoundingClientRect();
    const inner = element.getBoundingClientRect();
    const scale = frame.width / outer.width;
    setNiche({
      left: (inner.left - outer.left) * scale,
      top: (inner.top - outer.top) * scale,
      width: inner.width * scale,
      height: inner.height * scale,
    });
  }, [discipline, place, frame.width]);
  const workers = (view.seats[seat]?.workers ?? []).filter((worker) => worker?.discipline === discipline);
  const names = workers.flatMap((worker) => (worker === null ? [] : [shortName(t, worker.tile)]));
  const you = seatsHere.length === 1 ? seatsHere[0] : undefined;
  return (
    <>
      <div className={styles['dim']} style={styleOf(areas.dusk)} />
      <div
        ref={card}
        className={styles['roomCard']}
        style={{ ...styleOf(frame), ...growth(table.current, discipline, frame) }}
      >
        <RoomCard room={discipline} board={board} />
        <div className={styles['spot']} style={spot(niche, frame)} />
      </div>
      {niche === undefined ? null : (
        <div className={styles['rising']} style={styleOf(frame)}>
          <div className={styles['rays']} style={at(niche)}>
            <Rays />
          </div>
          <svg
            className={styles['pillar']}
            viewBox="-12.8 -56.6 25.6 57.2"
            style={{ left: niche.left, top: niche.top, width: niche.width, height: niche.height }}
            preserveAspectRatio="xMidYMax meet"
          >
            <Pillar owner={player} />
          </svg>
          <svg className={styles['medal']} viewBox="-14 -14 28 28" style={medal(table.current, player, niche, frame)}>
            <Prestige>{`+${prestige}`}</Prestige>
          </svg>
        </div>
      )}
      <div className={styles['pillarText']} style={textArea(frame)} data-ceremony-card>
        <b>
          {t('ceremony.pillar', { ...whoIs({ players, you }, seat), discipline: t(`terms.discipline.${discipline}`) })}
        </b>
        {names.length === 0 ? null : (
          <span>{t('ceremony.pillar.workers', { names: listed(t, names), count: names.length })}</span>
        )}
        <span className={styles['tags']}>
          <i data-tone="ok">{t('ceremony.pillar.points', { before: ceremony.before, after })}</i>
          <i>{t('ceremony.pillar.left', { count: view.seats[seat]?.pillars ?? 0 })}</i>
        </span>
      </div>
    </>
  );
}

const SHARE = 0.72;

/** The room as large as the board allows. */
function cardArea(board: Area): Area {
  const width = Math.min(
    board.width * (board.width < board.height ? 0.96 : SHARE),
    (board.height * 0.94 * ROOM_WIDTH) / ROOM_HEIGHT,
  );
  const height = (width * ROOM_HEIGHT) / ROOM_WIDTH;
  return {
    left: board.left + (board.width - width) / 2,
    top: board.top + (board.height - height) / 2,
    width,
    height,
  };
}

/** From where the card grows: its room on the board. */
function growth(root: HTMLElement | null, discipline: string, { left, top, width }: Area): Vars {
  const room = root?.querySelector(`[data-place^="portrait ${discipline} "]`)?.closest('svg')?.getBoundingClientRect();
  if (room === undefined) return { '--from': 'scale(0.4)' };
  return {
    '--from': `translate(${room.left - left}px, ${room.top - top}px) scale(${room.width / width})`,
  };
}

const at = ({ left, top, width, height }: Area): CSSProperties => ({ left: left + width / 2, top: top + height * 0.3 });

function spot(niche: Area | undefined, { width, height }: Area): Vars {
  if (niche === undefined) return {};
  return {
    '--x': `${(100 * (niche.left + niche.width / 2)) / width}%`,
    '--y': `${(100 * (niche.top + niche.height / 2)) / height}%`,
  };
}

/** From above the niche to the crest of the mat. */
function medal(root: HTMLElement | null, player: string, niche: Area, frame: Area): Vars {
  const size = Math.max(44, niche.width * 1.5);
  const left = niche.left + niche.width / 2 - size / 2;
  const top = niche.top - size * 0.9;
  const crest = [...(root?.querySelectorAll(`[data-place="mat ${player}"]`) ?? [])]
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 0);
  const [x, y] =
    crest === undefined
      ? [0, -size]
      : [
          crest.left + crest.width / 2 - frame.left - left - size / 2,
          crest.top + crest.height / 2 - frame.top - top - size / 2,
        ];
  return { left, top, width: size, height: size, '--to': `translate(${x}px, ${y}px) scale(0.5)` };
}

function textArea({ left, top, width, height }: Area): CSSProperties {
  return { left: left + width * 0.03, bottom: innerHeight - top - height + height * 0.05, maxWidth: width * 0.56 };
}
