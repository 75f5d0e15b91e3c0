import { ACTIONS, DISCIPLINES, type Discipline, type Figures, type Preview } from '@la-stanza/engine';
import { disciplineName, florins, listed, moneySpace, oneOf, points, shortName } from '@la-stanza/words';
import { playerColour } from '../../game/source/player-colour.ts';
import { chosenAction, isLegal, offer, optionsOf, own, targetOf, type Deciding, type Option } from './deciding.ts';
import type { Confirm, DecisionPicture, Offer } from './decision-picture.ts';
import { activationWords, closedWords } from './gain-words.ts';
import { closedBecause, gainsOf } from './gains.ts';

/** Rule 3.1: activate a discipline, receive money or pass. */
export function actionDecision(deciding: Deciding): DecisionPicture {
  const { t, seat, players } = deciding;
  const activations = optionsOf(deciding, 'activate');
  const action = chosenAction(deciding);
  const chips = DISCIPLINES.map((discipline) => activation(deciding, discipline, activations));
  const payments = paymentOffers(deciding, activations);
  const rows = [
    ...optionsOf(deciding, 'money').map((option) => money(deciding, option)),
    ...optionsOf(deciding, 'pass').map((option) => pass(deciding, option)),
  ];
  return {
    sentence: sentence(deciding),
    emblem: { kind: 'player', player: playerColour(players, seat) },
    room: action?.kind === 'activate' ? action.discipline : undefined,
    panel: {
      title: t('decision.action.title'),
      note: t('decision.action.note'),
      tone: 'player',
      parts: [
        { kind: 'chips', caption: t('decision.action.activate'), chips, isBare: true },
        { kind: 'rows', rows },
      ],
      payments: payments.length > 1 ? payments : [],
      footer: wholeFooter(deciding, chips),
      short: footer(deciding) ?? t('table.panel.pick'),
    },
    targets: {
      meeples: new Map(
        payments.length > 1
          ? payments.map((paid, index) => [
              index === 0 && action?.kind === 'activate' ? action.discipline : 'politics',
              targetOf(paid),
            ])
          : [],
      ),
    },
    confirm: confirm(deciding),
  };
}

function sentence(deciding: Deciding): string {
  const { t, view } = deciding;
  if (chosenAction(deciding)?.kind !== 'money') return t('decision.action.sentence');
  return isFlip(deciding)
    ? t('decision.action.flip-sentence', { loss: points(t, -view.figures.flipPenalty) })
    : t('decision.action.money-sentence');
}

/** What the emblems stand for: the chosen one, else the ones that are open, and why the others are not. */
function activationLine({ t, game, view }: Deciding, chips: readonly Offer[]): string {
  const gains = gainsOf(game.state);
  const lineOf = ({ key, note = '' }: Offer): string => {
    const gain = gains.find(({ discipline }) => discipline === disciplineOf(key));
    return gain === undefined
      ? note
      : t('decision.action.gain', { gain: activationWords(t, view.figures, gain), how: note });
  };
  const chosen = chips.find(({ state }) => state === 'chosen');
  if (chosen !== undefined) return lineOf(chosen);
  const open = chips.filter(({ state }) => state === 'legal').map(lineOf);
  if (open.length === 0) return closedWords(t, closedBecause(game.state)) ?? t('decision.action.none-open');
  const closed = chips.filter(({ state }) => state === 'not-now').map(({ title }) => title);
  return [...open, ...(closed.length === 0 ? [] : [t('decision.action.closed', { names: listed(t, closed) })])].join(
    '. ',
  );
}

/** The discipline an activation's key names. */
function disciplineOf(key: string): Discipline | undefined {
  const action = ACTIONS.find(({ text }) => text === key);
  return action?.kind === 'activate' ? action.discipline : undefined;
}

/** One chip for a discipline, whichever way it is entered: the room, its own meeple, a white one. */
function activation(deciding: Deciding, discipline: Discipline, all: readonly Option<'activate'>[]): Offer {
  const { t, choice } = deciding;
  const ways = all.filter(({ action }) => action.discipline === discipline);
  const best =
    ways.find(isLegal) ?? ways.find(({ refusal }) => refusal?.code !== 'in-room' && refusal?.code !== 'not-in-room');
  const way = best ?? ways[0];
  if (way === undefined) throw new RangeError(`no way to activate ${discipline}`);
  const isChosen = ways.some(({ action }) => action.id === choice.action);
  const made = offer(deciding, way, {
    title: disciplineName(t, discipline),
    note: t('decision.action.by', { by: way.action.by }),
    drawing: { kind: 'emblem', discipline },
    end: way.action.by === 'room' || !isLegal(way) ? undefined : { kind: 'meeple', discipline: paid(way) },
  });
  return isChosen ? { ...made, state: 'chosen' } : made;
}

const paid = ({ action }: Option<'activate'>): Discipline => (action.by === 'wild' ? 'politics' : action.discipline);

/** Rule 4.1: the ways to pay for the chosen discipline, its own colour before white. */
function paymentOffers(deciding: Deciding, all: readonly Option<'activate'>[]): Offer[] {
  const { t } = deciding;
  const chosen = chosenAction(deciding);
  if (chosen?.kind !== 'activate') return [];
  return all
    .filter(
      (option) => option.action.discipline === chosen.discipline && isLegal(option) && option.action.by !== 'room',
    )
    .map((option) =>
      offer(deciding, option, {
        title: t(`terms.meeple.${paid(option)}.name`),
        drawing: { kind: 'meeple', discipline: paid(option) },
      }),
    );
}

function money(deciding: Deciding, option: Option<'money'>): Offer {
  const { t, view } = deciding;
  const me = own(deciding);
  const to = florins(t, Math.max(me.money, me.income));
  return offer(deciding, option, {
    title: t('decision.action.money', { from: florins(t, me.money), to }),
    note: isLegal(option) ? moneyNote(deciding, deciding.foresee(option.action.id), view.figures) : undefined,
    drawing: { kind: 'coin' },
  });
}

/** What receiving money costs comes before why it brings so much. */
function moneyNote(deciding: Deciding, { events }: Preview, figures: Figures): string {
  const { t } = deciding;
  const me = own(deciding);
  if (events.some(({ type }) => type === 'financier-flipped')) {
    return t('decision.action.flip', { loss: points(t, -figures.flipPenalty) });
  }
  const falls = events.find((event) => event.type === 'left');
  if (falls !== undefined) return t('decision.action.money-falls', { name: shortName(t, falls.tile) });
  return me.income > me.money
    ? t('decision.action.money-note', { place: moneySpace(t, figures, me.boat) })
    : t('decision.action.money-none');
}

/** Whether receiving money would flip the financier (rule 8.2). */
function isFlip(deciding: Deciding): boolean {
  const option = optionsOf(deciding, 'money').find(isLegal);
  return (
    option !== undefined && deciding.foresee(option.action.id).events.some(({ type }) => type === 'financier-flipped')
  );
}

function pass(deciding: Deciding, option: Option<'pass'>): Offer {
  const { t } = deciding;
  return offer(deciding, option, {
    title: t('terms.action.pass'),
    note: t('decision.action.pass-note'),
    drawing: { kind: 'symbol', name: 'clock' },
  });
}

/** What the emblems stand for, and what the choice leads to. */
function wholeFooter(deciding: Deciding, chips: readonly Offer[]): string | undefined {
  const kind = chosenAction(deciding)?.kind;
  const line = kind === undefined || kind === 'activate' ? activationLine(deciding, chips) : undefined;
  const leads = footer(deciding);
  return line === undefined || leads === undefined ? (line ?? leads) : `${line} ${leads}`;
}

function footer(deciding: Deciding): string | undefined {
  const { t } = deciding;
  const action = chosenAction(deciding);
  if (action?.kind === 'money') {
    const falls = deciding.foresee(action.id).events.find((event) => event.type === 'left');
    return falls === undefined
      ? t('decision.action.nobody-falls')
      : t('decision.action.falls', { name: shortName(t, falls.tile) });
  }
  if (action?.kind !== 'activate') return undefined;
  const recruits = own(deciding).recruits.filter((tile) => tile?.discipline === action.discipline);
  const names = oneOf(
    t,
    recruits.flatMap((tile) => (tile === null ? [] : [shortName(t, tile.tile)])),
  );
  return names === '' ? t('decision.action.then-fire') : t('decision.action.then-hire', { names });
}

function confirm(deciding: Deciding): Confirm {
  const { t, view } = deciding;
  const action = chosenAction(deciding);
  switch (action?.kind) {
    case 'activate':
      return {
        label: t('decision.action.confirm', { discipline: disciplineName(t, action.discipline) }),
        action: action.id,
      };
    case 'money': {
      const me = own(deciding);
      const values = { from: florins(t, me.money), to: florins(t, Math.max(me.money, me.income)) };
      if (!isFlip(deciding)) return { label: t('decision.action.confirm-money', values), action: action.id };
      const loss = points(t, -view.figures.flipPenalty);
      return {
        label: t('decision.action.confirm-flip', { ...values, loss }),
        action: action.id,
        ask: {
          sentence: t('decision.action.ask-flip', { loss }),
          label: t('decision.action.confirm-flip', { ...values, loss }),
        },
      };
    }
    case 'pass':
      return { label: t('decision.action.confirm-pass'), action: action.id };
    default:
      return { label: t('decision.confirm'), action: undefined };
  }
}
