import { ARTWORKS, DISCIPLINES, score, view as viewOf, type Artwork, type State, type View } from '@la-stanza/engine';
import { listed, playerName, whoIs, type Translate } from '@la-stanza/words';
import type { GameMoment } from '../../game/source/game-source.ts';
import type { Ceremony } from './ceremonies-of.ts';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

/** The round's number as on a building; a longer game goes on in figures. */
export const numeral = (round: number): string => NUMERALS[round - 1] ?? String(round);

/** The reader, if only one person plays on this device. */
const youOf = ({ seatsHere }: GameMoment): GameMoment['seatsHere'][number] | undefined =>
  seatsHere.length === 1 ? seatsHere[0] : undefined;

/** What a screen reader hears of a ceremony. */
export function toldOf(t: Translate, ceremony: Ceremony, moment: GameMoment): string {
  switch (ceremony.kind) {
    case 'round': {
      const { round, last } = ceremony.event;
      return last ? t('ceremony.round.last.told') : t('ceremony.round.told', { round });
    }
    case 'pillar': {
      const { seat, discipline, prestige } = ceremony.event;
      return t('ceremony.pillar.told', {
        ...whoIs({ players: moment.players, you: youOf(moment) }, seat),
        discipline: t(`terms.discipline.${discipline}`),
        points: prestige,
      });
    }
    case 'finale':
      return t('ceremony.finale.told', { turns: viewOf(moment.game.state).figures.finalTurns });
  }
}

/** Who leads, in a sentence. */
export function leadSentence(t: Translate, moment: GameMoment, state: State): string {
  const totals = score(state).seats.map(({ total }) => total);
  const best = Math.max(...totals);
  const leaders = viewOf(state).seats.filter(({ seat }) => totals[seat] === best);
  const only = leaders.length === 1 ? leaders[0]?.seat : undefined;
  return t('ceremony.leads', {
    you: only !== undefined && only === youOf(moment) ? 'yes' : 'no',
    count: leaders.length,
    names: listed(
      t,
      leaders.map(({ seat }) => playerName(moment.players, seat)),
    ),
  });
}

/** What can still be won: a title and a note. */
export type StillOpen = { readonly title: string; readonly note: string };

export function stillOpen(
  t: Translate,
  view: View,
  { players }: GameMoment,
): Record<'museum' | 'tiles' | 'niches', StillOpen> {
  const byRank = (points: readonly number[]): string => points.slice(0, view.players).join('\u00a0/\u00a0');
  const most = (values: readonly number[]): string => {
    const best = Math.max(...values);
    const names = view.seats.filter(({ seat }) => values[seat] === best).map(({ seat }) => playerName(players, seat));
    return best === 0 ? t('ceremony.open.none') : t('ceremony.open.most', { names: listed(t, names), value: best });
  };
  const niches = DISCIPLINES.flatMap((discipline) => view.niches[discipline]).filter(({ holds }) => holds !== 'cover');
  return {
    museum: {
      title: t('ceremony.open.museum', { points: byRank(view.figures.museumMajority) }),
      note: most(view.seats.map(({ exhibitedValue }) => exhibitedValue)),
    },
    tiles: {
      title: t('ceremony.open.tiles', { points: byRank(view.figures.bonusMajority) }),
      note: most(view.seats.map(({ bonusDiscs }) => bonusDiscs)),
    },
    niches: {
      title: t('terms.score.masterpieces'),
      note: t('ceremony.open.niches', {
        free: niches.filter(({ holds }) => holds === 'nothing').length,
        all: niches.length,
      }),
    },
  };
}

/** The artwork that stands for the museum. */
export const MUSEUM_ARTWORK: Artwork = ARTWORKS.at(-1) ?? 'painting';
