import { CATEGORIES, type Score, type View } from '@la-stanza/engine';
import { categoryName, finalOrder, listed, playerName, verdict, type Translate } from '@la-stanza/words';
import type { GameMoment } from '../../game/source/game-source.ts';
import { readerIn } from '../../game/source/who-plays.ts';

/** The end of a game in words: who won, by how much, and what decided it. */
export type WinWords = { readonly title: string; readonly why: string; readonly decided: string };

/** A reader who took part is spoken to, and never called by a name. */
export function winWords(t: Translate, moment: GameMoment, view: View, score: Score): WinWords {
  const { players } = moment;
  const you = readerIn(moment);
  const { winners, seats, decidedBy } = score;
  const order = finalOrder(view.seats, score);
  const [first, second] = order;
  const name = (seat: number | undefined): string => players[seat ?? -1]?.name ?? '';
  const total = (seat: number | undefined): number => seats[seat ?? -1]?.total ?? 0;
  const others = winners.filter((seat) => seat !== you).map((seat) => playerName(players, seat));
  const hasWon = you !== undefined && winners.includes(you);
  return { title: title(), why: why(), decided: decided() };

  function title(): string {
    if (you !== undefined && !hasWon) return t('ceremony.win.lost', { rank: order.indexOf(you) + 1 });
    if (winners.length > 1) {
      return t(hasWon ? 'ceremony.win.you-and' : 'ceremony.win.shared', { names: listed(t, others) });
    }
    return hasWon ? t('ceremony.win.you') : t('ceremony.win.other', { name: name(winners[0]) });
  }

  function why(): string {
    const lead = total(first) - total(hasWon ? second : you);
    if (you === undefined || lead === 0) return verdict(t, view, score, players, you).why;
    if (hasWon) return t('ceremony.win.yours', { points: total(you), lead, second: name(second) });
    return t('ceremony.win.behind', { names: listed(t, others), count: others.length, points: total(first), lead });
  }

  /** The category with the largest lead of the winner over the next player, or the tie-break. */
  function decided(): string {
    if (decidedBy === 'shared') return t('ceremony.win.decided.shared');
    if (decidedBy !== 'points' || first === undefined || second === undefined) return t('ceremony.win.decided.tie');
    const [category] = CATEGORIES.toSorted((one, other) => ahead(other) - ahead(one));
    function ahead(each: (typeof CATEGORIES)[number]): number {
      return (seats[first ?? -1]?.[each] ?? 0) - (seats[second ?? -1]?.[each] ?? 0);
    }
    if (category === undefined) return '';
    return t('ceremony.win.decided.by', {
      category: categoryName(t, category),
      points: seats[first]?.[category] ?? 0,
      name: name(first),
      theirs: seats[second]?.[category] ?? 0,
      second: name(second),
      you: you === first ? 'first' : you === second ? 'second' : 'none',
    });
  }
}
