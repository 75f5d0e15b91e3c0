import { DISCIPLINES, type Score, type Seat } from '@la-stanza/engine';
import { disciplineName, points } from '../pieces/amounts.ts';
import { bonusDiscipline } from '../pieces/bonus-tiles.ts';
import { figureValues } from '../pieces/figure-values.ts';
import { playerName } from '../people/seats.ts';
import { roomText } from './room-text.ts';
import { seatText } from './seat-text.ts';
import { all, labelled, names, type Telling } from './telling.ts';
import type { TextSection } from './text-section.ts';

type Shown = {
  readonly score: Score;
  /** Whose mat comes first. */
  readonly first: Seat | undefined;
};

/** The whole position in words: nothing on the table is left out. */
export function positionText(telling: Telling, { score, first }: Shown): TextSection[] {
  const { t, view } = telling;
  const seats = view.seats.map(({ seat }) => seat);
  const at = first ?? 0;
  return [
    {
      title: t('text.players'),
      lines: [],
      parts: [...seats.slice(at), ...seats.slice(0, at)].map((seat) => seatText(telling, score, seat)),
    },
    {
      title: t('text.rooms'),
      lines: [],
      parts: DISCIPLINES.map((room) => roomText(telling, room)),
    },
    { title: t('terms.room.bonus'), lines: bonusRoom(telling) },
    { title: t('text.game'), lines: gameLines(telling) },
  ];
}

function bonusRoom(telling: Telling): string[] {
  const { t, view, players } = telling;
  const guests = view.ring[0]?.figurines ?? [];
  return [
    labelled(t, t('terms.bonus-space.name'), guests.length === 0 ? t('text.nobody') : names(telling, guests)),
    ...view.grid.flatMap(({ tile, takenBy }) => {
      if (tile === null) return [];
      const discipline = disciplineName(t, bonusDiscipline(tile));
      const name = t('text.tile', { tile: t(`terms.tile.${tile}.name`), discipline });
      return labelled(
        t,
        name,
        takenBy === null
          ? t(`terms.tile.${tile}.rule`, figureValues(t, view))
          : t('text.taken-by', { player: playerName(players, takenBy) }),
      );
    }),
    ...view.figures.passingSpots.slice(0, view.players).map((prestige, index) => {
      const taker = view.seats.find(({ withdrawn }) => withdrawn === index + 1);
      return labelled(
        t,
        t('text.passing-spot', { points: points(t, prestige) }),
        taker === undefined ? t('text.free') : t('text.taken-by', { player: playerName(players, taker.seat) }),
      );
    }),
  ];
}

function gameLines({ t, view, players }: Telling): string[] {
  const { options, pile } = view;
  const chosen = [
    ...(options.arranged ? [t('terms.option.arranged.name')] : []),
    ...(options.expert ? [t('terms.option.expert.name')] : []),
    ...(options.openHiring ? [t('terms.option.open-hiring.name')] : []),
  ];
  return [
    labelled(t, t('text.start-player'), playerName(players, view.startSeat)),
    labelled(t, t('text.options'), all(t, chosen)),
    labelled(t, t('text.draw-pile'), t('text.tiles', { count: pile.draw.length })),
    labelled(t, t('text.discard-pile'), t('text.tiles', { count: pile.discard.length })),
  ];
}
