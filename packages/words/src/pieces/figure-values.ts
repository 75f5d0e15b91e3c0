import { DISCIPLINES, DISCS_IN_A_COUNTED_BOX, MAX_REWARD, type Discipline, type View } from '@la-stanza/engine';
import type { Translate } from '../translate.ts';
import { florins, listed } from './amounts.ts';

/** Rule 4.10: the room before it; the strength it asks for there is the least there is. */
export function partnerOf(discipline: Discipline): { readonly discipline: Discipline; readonly strength: number } {
  const before = DISCIPLINES.indexOf(discipline) + DISCIPLINES.length - 1;
  return { discipline: DISCIPLINES[before % DISCIPLINES.length] ?? discipline, strength: 1 };
}

export const FINAL_LETTERS = 'ABCDEF';

/** The figures that messages ask for by name; see the catalogue's README. */
export function figureValues(t: Translate, view: View): Readonly<Record<string, string | number>> {
  const { figures, players, rounds, rulings } = view;
  const track = [...figures.florins, ...figures.prestige];
  const icons = figures.whiteMeeples.map((space) => florinsOrPoints(t, view, space));
  return {
    ...rulings,
    steps: figures.steps,
    recruitSpaces: figures.recruitmentSpaces,
    workerSpaces: figures.hiringCosts.length,
    shelfColumns: figures.bookPrestige.arts.length,
    ringSpaces: view.ring.length,
    meeplesEach: figures.meeplesPerColour,
    meepleLimit: figures.meepleLimit,
    discs: figures.discs,
    moneySpaces: track.length,
    moneyFirst: figures.florins[0] ?? 0,
    moneyTop: figures.florins.at(-1) ?? 0,
    flipLoss: figures.flipPenalty,
    finalTurns: figures.finalTurns,
    rewardTop: MAX_REWARD,
    masterpieceFrom: figures.masterpieceStrength[0] ?? 0,
    strengthTop: figures.masterpieceStrength.at(-1) ?? 0,
    boxDiscs: DISCS_IN_A_COUNTED_BOX,
    bookSail: figures.bookSail,
    museumPoints: listed(t, figures.museumMajority.slice(0, players).map(String)),
    tilePoints: listed(t, figures.bonusMajority.slice(0, players).map(String)),
    passingPoints: listed(t, figures.passingSpots.slice(0, players).map(String)),
    iconSpaces: listed(t, icons),
    players,
    rounds,
    ...tileValues(t, view),
  };
}

function florinsOrPoints(t: Translate, { figures }: View, space: number): string {
  const amount = figures.florins[space];
  if (amount !== undefined) return florins(t, amount);
  return t('terms.prestige.amount', { count: figures.prestige[space - figures.florins.length] ?? 0 });
}

function tileValues(t: Translate, { figures: { tiles } }: View): Readonly<Record<string, string | number>> {
  return {
    dcFlorins: tiles.florins,
    deLead: tiles.lead,
    deTied: tiles.tiedLead,
    lbSpaces: tiles.sail,
    leFlorins: tiles.florinsPerBook,
    rdPrice: tiles.strengthPrice,
    reLead: tiles.lead,
    reTied: tiles.tiedLead,
    abValue: tiles.artwork,
    acPoints: tiles.perWorker,
    reName: t('terms.tile.Re.name'),
    rbName: t('terms.tile.Rb.name'),
    rdName: t('terms.tile.Rd.name'),
    aeName: t('terms.tile.Ae.name'),
  };
}
