import {
  ARTWORKS,
  view as viewOf,
  type Action,
  type Discipline,
  type Preview,
  type Seat,
  type State,
} from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { seatOf } from '../people/seats.ts';
import { change, disciplineName, florins, points } from '../pieces/amounts.ts';
import { bonusDiscipline } from '../pieces/bonus-tiles.ts';
import { BOOK_COLOURS } from '../pieces/book-colours.ts';
import { figureValues } from '../pieces/figure-values.ts';
import type { Translate } from '../translate.ts';
import { bookRewardWords } from './book-words.ts';
import { activationWords } from './gain-words.ts';
import { gainsOf } from './gains.ts';
import { leavesWords, strengthChange } from './hire-words.ts';
import { moneyNote, moneyWords } from './money-words.ts';
import { rewardWords } from './reward-words.ts';
import { afterLanding } from './walk-words.ts';

/** The position in which a seat decides. */
export type OptionParts = { readonly t: Translate; readonly state: State; readonly seat: Seat };

/**
 * A legal action in a list of choices: what it is, then what it costs and gives, a few words each. Actions of chance have none.
 */
export function optionWords({ t, state, seat }: OptionParts, action: Action, foreseen: Preview): string[] {
  const view = viewOf(state);
  const { figures, open } = view;
  const { events } = foreseen;
  const own = seatOf(view, seat);
  switch (action.kind) {
    case 'start':
    case 'deal':
    case 'tile':
    case 'cover':
      return [];
    case 'arrange': {
      const placed = events.find((event) => event.type === 'starter-placed');
      const name = placed === undefined ? '' : shortName(t, placed.tile);
      const price = florins(t, figures.hiringCosts[action.worker - 1] ?? 0);
      return [t('decision.arrange.confirm', { name, worker: action.worker }), price];
    }
    case 'land': {
      const steps = events.reduce((sum, event) => (event.type === 'walked' ? event.steps : sum), 0);
      const { tile = null, room = null } = view.ring[action.space] ?? {};
      const falls = events.find((event) => event.type === 'left');
      return [
        t('hint.plan.walked', { steps, room: t(`terms.room.${room ?? 'bonus'}`) }),
        ...(tile === null
          ? []
          : [t('text.person', { name: shortName(t, tile.tile), discipline: disciplineName(t, tile.discipline) })]),
        ...(falls === undefined ? [] : [t('table.mat.falls-off', { name: shortName(t, falls.tile) })]),
        afterLanding(t, figures, foreseen.state),
      ];
    }
    case 'stay':
      return [t('decision.walk.stay'), t('decision.walk.stay-note')];
    case 'withdraw': {
      const prestige = events.reduce((sum, event) => (event.type === 'withdrew' ? event.prestige : sum), 0);
      return [t('decision.walk.withdraw', { points: points(t, prestige) })];
    }
    case 'activate': {
      const gain = gainsOf(state).find(({ discipline }) => discipline === action.discipline);
      const how = t('decision.action.by', { by: action.by });
      return [gain === undefined ? how : t('decision.action.gain', { gain: activationWords(t, figures, gain), how })];
    }
    case 'money':
      return [moneyWords(t, own), moneyNote(t, figures, own, events)];
    case 'pass':
      return [t('decision.action.pass-note')];
    case 'hire': {
      const price = florins(t, figures.hiringCosts[action.worker - 1] ?? 0);
      const name = shortName(t, own.recruits[action.recruit - 1]?.tile ?? 0);
      const there = own.workers[action.worker - 1] ?? null;
      const hired = { view, seat, after: foreseen.state };
      return [
        t('decision.hire.onto', { name, space: t('decision.hire.space', { worker: action.worker, price }) }),
        ...('discipline' in open
          ? [t('decision.hire.strength', { change: change(strengthChange(hired, open.discipline)) })]
          : []),
        there === null ? t('decision.hire.empty') : leavesWords(t, hired, there),
      ];
    }
    case 'fire': {
      const name = shortName(t, own.workers[action.worker - 1]?.tile ?? 0);
      return [t('decision.hire.fire', { name }), t('decision.hire.fire-note')];
    }
    case 'disc':
      return open.decision === 'strength' ? [t('decision.meter.disc', { strength: open.strength + 1 })] : [];
    case 'coin': {
      const price = florins(t, figures.tiles.strengthPrice);
      return open.decision === 'strength' ? [t('decision.meter.pay', { price, strength: open.strength + 1 })] : [];
    }
    case 'reward':
      return open.decision === 'strength'
        ? [rewardWords(t, figures, { discipline: open.discipline, strength: action.strength }, events)]
        : [];
    case 'masterpiece':
      return [t('terms.masterpiece-space.name'), points(t, figures.masterpiecePrestige[action.place - 1] ?? 0)];
    case 'forgo':
      return [t('decision.strength.forgo'), t('decision.strength.forgo-note')];
    case 'book': {
      const nth = own.books[action.discipline] + 1;
      const colour = BOOK_COLOURS.find((each) => each === action.discipline) ?? 'religion';
      return [
        t('decision.book.nth', { discipline: disciplineName(t, action.discipline), nth }),
        bookRewardWords(t, figures, colour, nth),
      ];
    }
    case 'stop':
      return [t('decision.stop'), t('decision.stop-note')];
    case 'box':
    case 'lift': {
      const from = own.boxes[action.discipline];
      const to = action.kind === 'box' ? from + 1 : from - 1;
      return [t(`terms.box.${action.discipline}`), t('decision.box.becomes', { from, to })];
    }
    case 'meeple':
      return [meepleName(t, action.discipline), t('decision.meeple.left', { left: view.supply[action.discipline] })];
    case 'artwork': {
      const value = figures.artworkValues[ARTWORKS.indexOf(action.artwork)] ?? 0;
      const left = view.artworksLeft[action.artwork];
      return [
        t(`terms.artwork.${action.artwork}.name`),
        t('decision.artwork.worth', { value, museum: own.museumValue + value, left }),
      ];
    }
    case 'return': {
      const from = own.meeples[action.discipline];
      return [meepleName(t, action.discipline), t('decision.return.becomes', { from, to: from - 1 })];
    }
    case 'take': {
      const paid = action.by === 'wild' ? 'politics' : bonusDiscipline(action.tile);
      return [
        t(`terms.tile.${action.tile}.name`),
        t('text.line', { name: t('decision.payment'), value: meepleName(t, paid) }),
        t(`terms.tile.${action.tile}.rule`, figureValues(t, view)),
      ];
    }
    case 'fetch': {
      const { tile = null, room = null } = view.ring[action.space] ?? {};
      return [
        ...(tile === null ? [] : [t('decision.fetch.confirm', { name: shortName(t, tile.tile) })]),
        t(`terms.room.${room ?? 'bonus'}`),
      ];
    }
    case 'recruit-space': {
      const there = own.recruits[action.recruit - 1] ?? null;
      return [
        t('decision.recruit-space.space', { recruit: action.recruit }),
        there === null
          ? t('decision.recruit-space.empty')
          : t('decision.recruit-space.replaces', { name: shortName(t, there.tile) }),
      ];
    }
  }
}

const meepleName = (t: Translate, discipline: Discipline): string => t(`terms.meeple.${discipline}.name`);
