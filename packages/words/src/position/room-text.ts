import { ARTWORKS, DISCIPLINES, type Discipline } from '@la-stanza/engine';
import { disciplineName, moneySpace, points } from '../pieces/amounts.ts';
import { partnerOf } from '../pieces/figure-values.ts';
import { playerName } from '../people/seats.ts';
import { all, labelled, names, personIn, type Telling } from './telling.ts';
import type { TextSection } from './text-section.ts';

/** A room: who hangs there and who stands there, its masterpieces, and what it is for. */
export function roomText(telling: Telling, room: Discipline): TextSection {
  const { t, view } = telling;
  const spaces = view.ring.filter((space) => space.room === room);
  return {
    title: t(`terms.room.${room}`),
    lines: [
      ...spaces.map(({ tile, figurines }, index) => {
        const who = personIn(telling, tile);
        const shown = figurines.length === 0 ? who : t('text.stands-here', { who, players: names(telling, figurines) });
        return labelled(t, t('text.portrait', { place: index + 1 }), shown);
      }),
      ...niches(telling, room),
      ...mechanism(telling, room),
    ],
  };
}

function niches({ t, view, players }: Telling, room: Discipline): string[] {
  return view.niches[room].map(({ prestige, strength, holds }, index, every) => {
    const partner = partnerOf(room);
    const values = { points: points(t, prestige), strength };
    const name =
      index === every.length - 1
        ? t('text.niche-top', {
            ...values,
            partner: disciplineName(t, partner.discipline),
            partnerStrength: partner.strength,
          })
        : t('text.niche', values);
    if (holds === 'nothing') return labelled(t, name, t('text.free'));
    return labelled(
      t,
      name,
      holds === 'cover' ? t('text.boarded') : t('text.taken-by', { player: playerName(players, holds) }),
    );
  });
}

function mechanism(telling: Telling, room: Discipline): string[] {
  switch (room) {
    case 'discoveries':
      return sea(telling);
    case 'literature':
      // books never run out; whose shelf is full is said of the players
      return [];
    case 'religion':
      return DISCIPLINES.map((discipline) => boxText(telling, discipline));
    case 'arts':
      return artworks(telling);
    case 'politics':
      return [chairs(telling)];
  }
}

function sea({ t, view, players }: Telling): string[] {
  const { figures, seats } = view;
  const spaces = [...figures.florins, ...figures.prestige].map((_, space) => moneySpace(t, figures, space));
  return [
    labelled(t, t('text.money-track'), all(t, spaces)),
    labelled(
      t,
      t('text.white-meeples'),
      all(
        t,
        figures.whiteMeeples.map((space) => spaces[space] ?? ''),
      ),
    ),
    ...seats.map(({ seat, boat }) =>
      labelled(t, t('text.sailboat-of', { player: playerName(players, seat) }), spaces[boat] ?? ''),
    ),
  ];
}

function boxText({ t, view, players }: Telling, discipline: Discipline): string {
  const filled = view.seats
    .filter(({ boxes }) => boxes[discipline] > 0)
    .map(({ seat, boxes }) => t('text.box-of', { player: playerName(players, seat), count: boxes[discipline] }));
  return labelled(t, t(`terms.box.${discipline}`), all(t, filled));
}

function artworks({ t, view }: Telling): string[] {
  return [
    ...ARTWORKS.map((kind, index) =>
      t('text.artwork', {
        artworks: t(`terms.artwork.${kind}.count`, { count: view.artworksLeft[kind] }),
        strength: index + 1,
        value: view.figures.artworkValues[index] ?? 0,
      }),
    ),
    labelled(t, t('text.museum-left'), t('text.worth', { value: view.dummyValue })),
  ];
}

function chairs({ t, view }: Telling): string {
  const left = DISCIPLINES.map((colour) => t(`terms.meeple.${colour}.count`, { count: view.supply[colour] }));
  return labelled(t, t('text.meeples-left'), all(t, left));
}
