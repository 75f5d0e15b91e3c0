import type { Gain } from '@la-stanza/bots';
import { shortName } from '../people/cast.ts';
import type { NamedPlayer } from '../people/seats.ts';
import { disciplineName, florins, listed, points } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';

/**
 * What a turn brings, as a clause that follows "because"; undefined without a gain. Nobody is addressed: the subject is the turn,
 * so it can be said about anyone's.
 */
export function reasonClause(
  t: Translate,
  players: readonly NamedPlayer[],
  gains: readonly Gain[],
): string | undefined {
  if (gains.length === 0) return undefined;
  return listed(
    t,
    gains.map((gain) => clause(t, players, gain)),
  );
}

function clause(t: Translate, players: readonly NamedPlayer[], gain: Gain): string {
  switch (gain.code) {
    case 'masterpiece':
      return t('advice.gain.masterpiece', {
        points: points(t, gain.prestige),
        room: t(`terms.room.${gain.discipline}`),
        rival: gain.rival === undefined ? 'none' : players[gain.rival]?.isReader === true ? 'you' : 'some',
        player: gain.rival === undefined ? '' : (players[gain.rival]?.name ?? ''),
      });
    case 'artwork':
      return t('advice.gain.artwork', { artwork: gain.artwork, last: gain.isLast ? 'yes' : 'no' });
    case 'museum':
      return t('advice.gain.museum', {
        from: gain.from,
        to: gain.to,
        pointsFrom: points(t, gain.pointsFrom),
        pointsTo: points(t, gain.pointsTo),
      });
    case 'prestige':
      return t('advice.gain.prestige', {
        category: gain.category,
        from: points(t, gain.from),
        to: points(t, gain.to),
      });
    case 'tile':
      return t('advice.gain.tile', { tile: t(`terms.tile.${gain.tile}.name`) });
    case 'books':
    case 'discs':
      return t(`advice.gain.${gain.code}`, { count: gain.count });
    case 'income':
    case 'money':
      return t(`advice.gain.${gain.code}`, { from: florins(t, gain.from), to: florins(t, gain.to) });
    case 'strength':
      return t('advice.gain.strength', {
        discipline: disciplineName(t, gain.discipline),
        from: gain.from,
        to: gain.to,
      });
    case 'meeples':
      return t('advice.gain.meeples', { from: gain.from, to: gain.to });
    case 'recruit':
      return t('advice.gain.recruit', {
        name: shortName(t, gain.tile),
        discipline: disciplineName(t, gain.discipline),
      });
    case 'keeps-money':
      return t('advice.gain.keeps-money', { left: florins(t, gain.left), other: florins(t, gain.other) });
    case 'keeps-meeples':
    case 'keeps-discs':
      return t(`advice.gain.${gain.code}`, { left: gain.left, other: gain.other });
    case 'keeps-worker':
    case 'keeps-recruit':
      return t(`advice.gain.${gain.code}`, { name: shortName(t, gain.tile) });
    case 'keeps-financier':
      return t('advice.gain.keeps-financier', { loss: points(t, -gain.loss) });
  }
}
